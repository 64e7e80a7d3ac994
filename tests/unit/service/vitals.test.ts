import { expect, test } from 'vitest'
import { createService } from '#scripts/local-service/app.ts'
import { openDatabase } from '#scripts/local-service/database.ts'
import { selectAll } from '#scripts/local-service/query.ts'
import type { Report } from '#shared/telemetry/report.ts'
import { NOW, SHELL } from './ask.ts'

const report: Report = {
  ...{ page: 'down', build: 'B2x9Qe1k', container: 'wechat', platform: 'ios', metrics: { lcp: 900, cls: 0.02 } },
  errors: [{ message: 'error TypeError', source: 'flow-B2x9Qe1k.js', line: 1, column: 234 }],
}

function startService() {
  const db = openDatabase(':memory:')
  const clock = { now: NOW }
  const { app } = createService({ db, shellOrigins: [SHELL], now: () => clock.now })
  const sendReport = async (body: unknown, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { origin: SHELL, ...headers }, body: JSON.stringify(body) }
    return (await app.request('/local/report', init)).status
  }
  const readRows = () => selectAll<Record<string, unknown>>(db, 'SELECT * FROM report_item')
  const getPageText = async () =>
    (await (await app.request('/local/vitals')).text()).replace(/<[^>]+>/g, ' ').replace(/ +/g, ' ')
  return { clock, send: sendReport, rows: readRows, text: getPageText }
}

test('a report becomes a row per metric and error; unknown fields are dropped, old rows deleted', async () => {
  const { clock, send, rows } = startService()
  expect(await send({ ...report, userNo: 'U1001' })).toBe(204)
  const view = { at: NOW, page: 'down', build: 'B2x9Qe1k', container: 'wechat', platform: 'ios' }
  expect(rows()).toEqual([
    { ...view, name: 'lcp', value: 900, source: null },
    { ...view, name: 'cls', value: 0.02, source: null },
    { ...view, name: 'error TypeError', value: null, source: 'flow-B2x9Qe1k.js:1:234' },
  ])
  clock.now += 31 * 86_400_000
  await send({ ...report, errors: [] })
  expect(rows()).toHaveLength(2)
})

test.for<[string, unknown, number, Record<string, string>?]>([
  ['an unknown page', { ...report, page: 'nothing' }, 400],
  ['a metric that is no number', { ...report, metrics: { lcp: '800' } }, 400],
  ['free text', { ...report, errors: [{ message: '张三 13800138000' }] }, 400],
  ['a source outside the build', { ...report, errors: [{ message: 'lost', source: '../x.js' }] }, 400],
  ['11 errors', { ...report, errors: Array(11).fill({ message: 'lost' }) }, 400],
  ['a long body', { ...report, memo: ' '.repeat(20_000) }, 413],
  ['another site', report, 403, { origin: 'https://evil.example.com' }],
  ['an origin hidden by another site', report, 403, { origin: 'null', 'sec-fetch-site': 'cross-site' }],
])('%s is refused', async ([, body, status, headers]) => {
  const { send, rows } = startService()
  expect(await send(body, headers)).toBe(status)
  expect(rows()).toEqual([])
})

test('an origin hidden by the page itself is accepted', async () => {
  expect(await startService().send(report, { origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(204)
})

test('the table shows errors first, then the 75th percentile of each metric', async () => {
  const { send, text } = startService()
  for (const lcp of [1100, 900, 5000, 1000]) await send({ ...report, metrics: { lcp } })
  expect(await text()).toMatch(/down error TypeError flow-B2x9Qe1k\.js:1:234 4 \n down lcp 4 1100/)
})
