import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { Area } from '#scripts/service/area.ts'
import { bodyOf, inputOf, openCall } from '#scripts/service/calls.ts'
import { Refusal } from '#scripts/service/envelope.ts'
import { integer } from '#scripts/service/fields.ts'
import { policyFramedBy, servePage } from '#scripts/service/local-pages.ts'
import { errorGroups } from '#scripts/service/vitals/error-groups.ts'
import { overall, pageFigures, placeRows } from '#scripts/service/vitals/figures.ts'
import { IntakeSchema, keepReport, LONGEST_REPORT, rateLimit } from '#scripts/service/vitals/intake.ts'
import { linkViews, openedLinks } from '#scripts/service/vitals/link-views.ts'
import { vitalsPage } from '#scripts/service/vitals/page.ts'
import { REPORT_PATH } from '#scripts/service/vitals/report-path.ts'
import { sourcePlaces } from '#scripts/service/vitals/source-places.ts'
import { VITALS_TABLES } from '#scripts/service/vitals/tables.ts'

const DAY = 86_400_000
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
      if (!origin || !shellOrigins.includes(origin)) throw new Refusal(403, '请求来源不被允许', 403)
      // The page sends nothing then; what another script sends is not kept either.
      if (c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1') return c.body(null, 204)
      if (!mayTake(now())) throw new Refusal(429, '报告过多', 429)
      keepReport(db, inputOf(IntakeSchema, await bodyOf(c)), now(), places)
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
        places: placeRows(db, since),
        links,
      })
      return c.html(html, 200, { 'Cache-Control': 'no-store', 'Content-Security-Policy': policyFramedBy() })
    })
  },
}
