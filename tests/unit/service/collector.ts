import { keepMap } from '#scripts/site/build/source-maps.ts'
import { createService } from '#scripts/workbench/service/app.ts'
import { openDatabase } from '#scripts/workbench/service/database.ts'
import { allRows } from '#scripts/workbench/service/query.ts'
import type { Report } from '#shared/app/report/report.ts'
import { newFolder } from '#tests/unit/new-folder.ts'
import { NOW, SHELL } from './ask.ts'

const maps = newFolder()
keepMap(maps, 'assets/flow-B2x9Qe1k.js', {
  mappings: 'AAAA,UACA',
  names: [],
  sources: ['../../shared/app/open-app/flow.ts'],
})
keepMap(maps, 'assets/hooks-B2x9Qe1k.js', {
  mappings: 'AAAA',
  names: [],
  sources: ['../../node_modules/preact/hooks.js'],
})

/** A service of its own, whose clock can be moved. */
export function start() {
  const db = openDatabase(':memory:')
  const clock = { now: NOW }
  const { app } = createService({ db, shellOrigins: [SHELL], now: () => clock.now, maps })
  const send = (report: unknown, headers: Record<string, string> = {}) =>
    app.request('/local/report', {
      method: 'POST',
      headers: { origin: SHELL, 'content-type': 'text/plain;charset=UTF-8', ...headers },
      body: typeof report === 'string' ? report : JSON.stringify(report),
    })
  const html = async (query = '') => (await app.request(`/local/vitals${query}`)).text()
  const words = async () => (await html()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  const link = async (query: string) =>
    ((await (await app.request(`/local/report/link?${query}`)).json()) as { data: object }).data
  const count = () => allRows<{ n: number }>(db, 'SELECT count(*) AS n FROM page_view')[0]!.n
  return { app, db, clock, send, html, words, link, count }
}

/** A page view as the report tells it. */
export const view: Report = {
  ...{ route: 'down', build: 'B2x9Qe1k', container: 'browser', platform: 'ios', engine: 'WebKit 17.4' },
  ...{ painted: 800, lcp: 900, ttfb: 100, taps: 0, unopened: 0, downloads: 0, errors: [] },
} as const
