import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { REPORT_PATH } from '#scripts/site/links/reported.ts'
import type { Area } from '#scripts/workbench/service/area.ts'
import { bodyOf, inputOf, jsonOf, openCall } from '#scripts/workbench/service/calls.ts'
import { Refusal } from '#scripts/workbench/service/envelope.ts'
import { integer } from '#scripts/workbench/service/fields.ts'
import { policyFramedBy, servePage } from '#scripts/workbench/service/local-pages.ts'
import {
  BROWSER_REPORTS,
  BrowserReportsSchema,
  keepBrowserReports,
  violationGroups,
} from '#scripts/workbench/service/vitals/browser-reports.ts'
import { errorGroups } from '#scripts/workbench/service/vitals/error-groups.ts'
import { overall, pageFigures, placeRows, unopenedRows } from '#scripts/workbench/service/vitals/figures.ts'
import { IntakeSchema, keepReport, LONGEST_REPORT, rateLimit } from '#scripts/workbench/service/vitals/intake.ts'
import { linkViews, openedLinks } from '#scripts/workbench/service/vitals/link-views.ts'
import { vitalsPage } from '#scripts/workbench/service/vitals/page.ts'
import { sourcePlaces } from '#scripts/workbench/service/vitals/source-places.ts'
import { VITALS_TABLES } from '#scripts/workbench/service/vitals/tables.ts'
import { variantCounts } from '#scripts/workbench/service/vitals/variant-views.ts'

const DAY = 86_400_000
/** Whose report it is, for a minute and in memory alone. A web server in front puts it behind what the sender may have written itself. */
const addressOf = (c: Context<{ Bindings: Partial<HttpBindings> }>): string =>
  c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? c.env?.incoming?.socket.remoteAddress ?? ''
const tag = v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{0,64}$/)), '')
const Link = v.object({ route: v.pipe(v.string(), v.regex(/^\w{1,40}$/, '页面不正确')), utm_source: tag, channel: tag })
const Range = v.object({ days: v.optional(integer('天数', 1, 30), 1) })

/** Errors and speed as page views report them (shared/app/report/README.md), and the page that shows them. */
export const vitals: Area = {
  tables: VITALS_TABLES,
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

    servePage(app, '/local/vitals/style.css', 'vitals/style.css')
    app.get('/local/vitals', (c) => {
      const { days } = inputOf(Range, c.req.query())
      const since = now() - days * DAY
      const links = openedLinks(db, now() - DAY).map((link) => ({ ...link, ...linkViews(db, link, now() - DAY) }))
      const html = vitalsPage({
        days,
        now: now(),
        all: overall(db, since),
        pages: pageFigures(db, since),
        errors: errorGroups(db, since),
        violations: violationGroups(db, since),
        places: placeRows(db, since),
        unopened: unopenedRows(db, since),
        links,
        experiments: variantCounts(db, 'at >= ?', since),
      })
      return c.html(html, 200, { 'Cache-Control': 'no-store', 'Content-Security-Policy': policyFramedBy() })
    })
  },
}
