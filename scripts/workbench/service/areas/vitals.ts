import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { REPORT_PATH } from '#scripts/site/links/reported.ts'
import type { Area } from '#scripts/workbench/service/area.ts'
import { bodyOf, inputOf, jsonOf, openCall } from '#scripts/workbench/service/calls.ts'
import { Refusal } from '#scripts/workbench/service/envelope.ts'
import { integer } from '#scripts/workbench/service/fields.ts'
import { policyFramedBy, serveFolder } from '#scripts/workbench/service/local-pages.ts'
import {
  BROWSER_REPORTS,
  BrowserReportsSchema,
  keepBrowserReports,
} from '#scripts/workbench/service/vitals/browser-reports.ts'
import { IntakeSchema, keepReport, LONGEST_REPORT, rateLimit } from '#scripts/workbench/service/vitals/intake.ts'
import { linkViews } from '#scripts/workbench/service/vitals/link-views.ts'
import { vitalsPage } from '#scripts/workbench/service/vitals/page.ts'
import { sourcePlaces } from '#scripts/workbench/service/vitals/source-places.ts'

const DAY = 86_400_000
/** Whose report it is, for a minute and in memory alone. A web server in front puts it behind what the sender may have written itself. */
const addressOf = (c: Context<{ Bindings: Partial<HttpBindings> }>): string =>
  c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? c.env?.incoming?.socket.remoteAddress ?? ''
const tag = v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{0,64}$/)), '')
const Link = v.object({ route: v.pipe(v.string(), v.regex(/^\w{1,40}$/, '页面不正确')), utm_source: tag, channel: tag })
const Range = v.object({ days: v.optional(integer('天数', 1, 30), 1) })

/** Page views and what went wrong on them. Nothing of a person: no address, no time of a phone, no number that follows one. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS page_view (
    viewId INTEGER PRIMARY KEY,
    at INTEGER NOT NULL, -- when it came in, epoch milliseconds
    route TEXT NOT NULL,
    build TEXT NOT NULL,
    container TEXT, -- NULL: left before the report was loaded, so nothing but page and build is known
    platform TEXT,
    client TEXT, -- WeChat's version
    engine TEXT,
    line TEXT,
    source TEXT, -- campaign tags, known values alone
    channel TEXT,
    painted REAL, -- milliseconds, as the next three
    lcp REAL,
    inp REAL,
    ttfb REAL,
    cls REAL,
    taps INTEGER NOT NULL DEFAULT 0,
    unopened INTEGER NOT NULL DEFAULT 0,
    downloads INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS page_view_at ON page_view (at);
  CREATE TABLE IF NOT EXISTS page_error (
    viewId INTEGER NOT NULL REFERENCES page_view ON DELETE CASCADE,
    kind TEXT NOT NULL,
    name TEXT,
    fault TEXT,
    call TEXT,
    directive TEXT,
    file TEXT,
    place TEXT NOT NULL, -- by the build's source maps
    frames TEXT NOT NULL, -- JSON list of places
    times INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS page_error_view ON page_error (viewId);
  CREATE TABLE IF NOT EXISTS policy_violation ( -- as browsers send it by themselves
    at INTEGER NOT NULL,
    route TEXT NOT NULL,
    directive TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS policy_violation_at ON policy_violation (at);`

/** Errors and speed as page views report them (shared/app/report/README.md), and the page that shows them. */
export const vitals: Area = {
  tables: TABLES,
  routes: (service) => {
    const { app, db, now, shellOrigins, maps } = service
    const places = sourcePlaces(maps)
    const mayTake = rateLimit()
    const refuse = () => {
      throw new Refusal(413, '报告过大', 413)
    }
    app.post(REPORT_PATH, bodyLimit({ maxSize: LONGEST_REPORT, onError: refuse }), async (c) => {
      const origin = c.req.header('origin')
      // Firefox and WebKit call the origin of a page without referrer `null` (/chat, the framed forms); what site it is of they say all the same.
      const isOwn = origin === 'null' && c.req.header('sec-fetch-site') === 'same-origin'
      if (!isOwn && (!origin || !shellOrigins.includes(origin))) throw new Refusal(403, '请求来源不被允许', 403)
      // The page sends nothing then; what another script sends is not kept either.
      if (c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1') return c.body(null, 204)
      if (!mayTake(now(), addressOf(c))) throw new Refusal(429, '报告过多', 429)
      if (c.req.header('content-type')?.startsWith(BROWSER_REPORTS))
        keepBrowserReports(db, inputOf(BrowserReportsSchema, await jsonOf(c)), now())
      else keepReport(db, inputOf(IntakeSchema, await bodyOf(c)), now(), places)
      return c.body(null, 204)
    })
    openCall(service, 'GET', `${REPORT_PATH}/link`, Link, ({ input: { route, utm_source: source, channel } }) =>
      linkViews(db, { route, source, channel }, now() - DAY),
    )

    serveFolder(app, 'vitals')
    app.get('/local/vitals', (c) => {
      const { days } = inputOf(Range, c.req.query())
      const html = vitalsPage(db, days, now())
      return c.html(html, 200, { 'Cache-Control': 'no-store', 'Content-Security-Policy': policyFramedBy() })
    })
  },
}
