import { expect, test } from 'vitest'
import { KNOWN_TAGS } from '#scripts/base/known-tags.ts'
import { figureText } from '#scripts/site/links/reported.ts'
import { allRows } from '#scripts/workbench/service/query.ts'
import { p75 } from '#scripts/workbench/service/vitals/figures.ts'
import { ratingOf, shareText } from '#scripts/workbench/service/vitals/html.ts'
import { LONGEST_REPORT, MOST_A_MINUTE, MOST_OF_ONE } from '#scripts/workbench/service/vitals/intake.ts'
import { readingOf } from '#shared/app/report/reading.ts'
import type { ReportedError } from '#shared/app/report/report.ts'
import { FAULTS, WECHAT_FAULTS } from '#shared/app/report/vocabulary.ts'
import { WECHAT_FAULT_NAMES } from '#shared/app/wechat/fault-names.ts'
import { NOW } from './ask.ts'
import { start, view } from './collector.ts'

const known = KNOWN_TAGS as Record<keyof typeof KNOWN_TAGS, string[]>
known.utm_source.push('wechat', 'weibo')
known.channel.push('1001')

test('the 75th percentile is the figure that three of four views were not above', () => {
  expect(p75([])).toBe(undefined)
  expect(p75([5])).toBe(5)
  expect(p75([4, 1, 3, 2])).toBe(3)
  expect(p75([10, 20, 30, 40, 50])).toBe(40)
})

test('a page view is kept as it came, and nothing else', async () => {
  const { send, db } = start()
  expect((await send({ ...view, memo: '张三' })).status).toBe(204)
  expect(allRows(db, 'SELECT * FROM page_view')).toEqual([
    expect.objectContaining({ route: 'down', build: 'B2x9Qe1k', painted: 800, inp: null, source: null, at: NOW }),
  ])
})

test.for<[string, unknown, number, Record<string, string>?]>([
  ['no JSON', 'x', 400],
  ['a page that is left and is none', { left: 'nothing-B2x9Qe1k' }, 400],
  ['no page', { left: '/down?userNo=U1' }, 400],
  ['a page that is none', { ...view, route: 'nothing' }, 400],
  ['a figure that is none', { ...view, painted: '800' }, 400],
  ['more errors than a page sends', { ...view, errors: Array(11).fill({ kind: 'error', frames: [], times: 1 }) }, 400],
  ['a place outside the build', { ...view, errors: [{ kind: 'error', frames: ['../x.js:1:1'], times: 1 }] }, 400],
  ['more than a report holds', `${JSON.stringify(view)}${' '.repeat(LONGEST_REPORT)}`, 413],
  ['another site', view, 403, { origin: 'https://evil.example.com' }],
])('%s is turned down', async ([, report, status, headers]) => {
  const { send, count } = start()
  expect((await send(report, headers)).status).toBe(status)
  expect(count()).toBe(0)
})

test('a page that sends no referrer has its origin hidden by some engines, and is taken for what it is', async () => {
  const { send, count } = start()
  expect((await send(view, { origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(204)
  for (const site of ['same-site', 'cross-site', ''])
    expect((await send(view, { origin: 'null', 'sec-fetch-site': site })).status).toBe(403)
  expect(count()).toBe(1)
})

test.for<Record<string, string>>([{ dnt: '1' }, { 'sec-gpc': '1' }])('%j: nothing is kept', async (headers) => {
  const { send, count } = start()
  expect((await send(view, headers)).status).toBe(204)
  expect(count()).toBe(0)
})

test('a flood is turned down; a minute later reports come in again; after 30 days they are gone', async () => {
  const { send, count, clock } = start()
  let refused = 0
  for (let i = 0; i < MOST_A_MINUTE + 50; i++)
    if ((await send(view, { 'x-forwarded-for': `10.0.0.${i % 20}` })).status === 429) refused++
  expect([refused, count()]).toEqual([50, MOST_A_MINUTE])
  clock.now += 60_000
  expect((await send(view)).status).toBe(204)
  clock.now += 31 * 86_400_000
  await send(view)
  expect(count()).toBe(1)
})

test('one address that floods is turned down alone, whatever it says it is', async () => {
  const { send, count } = start()
  let refused = 0
  for (let i = 0; i < MOST_A_MINUTE; i++)
    if ((await send(view, { 'x-forwarded-for': `1.2.3.${i % 250}, 10.0.0.1` })).status === 429) refused++
  expect([refused, count()]).toEqual([MOST_A_MINUTE - MOST_OF_ONE, MOST_OF_ONE])
  expect((await send(view, { 'x-forwarded-for': '10.0.0.2' })).status).toBe(204)
})

test('tags and calls that no page knows are left out: anybody can send a report', async () => {
  const { send, db, html } = start()
  const call = (path: string) => ({ kind: 'call', fault: 'server', call: path, frames: [], times: 1 })
  const forged = { ...view, source: '13800138000', channel: 'zhang.san', errors: [call('api/user/13800138000')] }
  expect((await send(forged)).status).toBe(204)
  await send({ ...view, source: 'poster', errors: [call('api/course/share')] })
  expect(allRows(db, 'SELECT source, channel FROM page_view')).toEqual([
    { source: null, channel: null },
    { source: 'poster', channel: null },
  ])
  expect(allRows(db, 'SELECT call FROM page_error')).toEqual([{ call: null }, { call: 'api/course/share' }])
  expect(await html()).not.toMatch(/13800138000|zhang/)
})

test('a page that says that its item is gone has not failed; its refused call is still listed', async () => {
  const { send, words } = start()
  const errors = (fault: string) => [{ kind: 'call', fault, call: 'api/course/share', frames: [], times: 1 }]
  await send({ ...view, errors: errors('refused') })
  expect(await words()).toMatch(/出错的浏览 0% 0 次/)
  expect(await words()).toContain('接口失败：被拒绝')
  await send({ ...view, errors: errors('server') })
  expect(await words()).toMatch(/出错的浏览 \S*\s?50% 1 次/)
})

test('the page shows 75th percentiles by page and build, with their number of views', async () => {
  const { send, html, clock } = start()
  for (const painted of [900, 1000, 1100, 5000]) await send({ ...view, painted })
  clock.now += 1000
  await send({ ...view, build: 'C3y0Rf2m', painted: 700 })
  await send({ ...view, route: 'set', painted: 3000 })
  const page = await html()
  const rows = [...page.matchAll(/<tr[^>]*>.*?<\/tr>/g)].map(([row]) =>
    row
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  expect(rows[1]).toMatch(/^APP下载 \/down 2 个 5 0% 1\.10 s 0\.90 s – – 0\.10 s /)
  expect(rows[2]).toMatch(/^C3y0Rf2m 1 0% 0\.70 s/)
  expect(rows[3]).toMatch(/^B2x9Qe1k 4 0% 1\.10 s/)
  expect(rows[4]).toMatch(/^设置体重 \/set B2x9Qe1k 1 0% ▲ 3\.00 s/)
})

test('who leaves before the report is loaded is a view of its page and build, and nothing more', async () => {
  const { send, db, words } = start()
  await send({ ...view, errors: [{ kind: 'error', frames: [], times: 1 }] })
  expect((await send({ left: 'down-B2x9Qe1k', container: 'wechat', memo: '张三' })).status).toBe(204)
  expect(allRows(db, 'SELECT * FROM page_view')[1]).toEqual(
    expect.objectContaining({ route: 'down', build: 'B2x9Qe1k', container: null, painted: null, taps: 0 }),
  )
  const told = await words()
  expect(told).toContain('浏览 2 其中 1 次没等页面打开完 出错的浏览 ■ 100%')
  expect(told).toMatch(/\/down B2x9Qe1k 2 100% 0\.80 s 0\.90 s – – 0\.10 s 1 /)
  expect(told).toContain('浏览器 WebKit 17.4 1 0 0 0')
  await send({ left: 'set-B2x9Qe1k' })
  expect(await words()).toContain('/set B2x9Qe1k 1 – – – – – – 1 ')
})

test('errors are grouped by kind and place in the sources, with first and last seen', async () => {
  const { send, clock, words } = start()
  const error = {
    kind: 'error',
    name: 'TypeError',
    frames: ['hooks-B2x9Qe1k.js:1:1', 'flow-B2x9Qe1k.js:1:11'],
    times: 2,
  } as const
  await send({ ...view, errors: [error] })
  clock.now += 3_600_000
  await send({
    ...view,
    route: 'set',
    container: 'wechat',
    errors: [
      error,
      { kind: 'call', name: 'ServiceError', fault: 'server', call: 'api/course/share', frames: [], times: 1 },
    ],
  })
  const told = await words()
  // Libraries are where it came out; the project's own code is where it came from.
  expect(told).toContain('未处理的错误：TypeError shared/app/open-app/flow.ts:2')
  expect(told).toContain('/down、/set 浏览器、微信 4 2 11-20 09:12 11-20 10:12')
  expect(told).toContain('接口失败：服务出错 api/course/share – /set 微信 1 1')
  expect(told).toContain('出错的浏览 ■ 100%')
})

test('a failed call is told in words, whatever it failed of', async () => {
  const { send, words } = start()
  const own = { origin: '', route: '', base: '', calls: ['api/course/share'] }
  const errors = FAULTS.map((fault) => (readingOf(['call', { fault }, ...own.calls], own) as { error: object }).error)
  await send({ ...view, errors })
  const told = await words()
  const names = ['被拒绝', '不被允许', '服务繁忙', '服务出错', '网络不通', '超时', '未登录']
  expect(names).toHaveLength(FAULTS.length)
  for (const name of names) expect(told).toContain(`接口失败：${name} api/course/share – /down 浏览器 1 1`)
})

test('what keeps a page from WeChat’s kit is told in words, by page, container and version', async () => {
  const { send, words } = start()
  const own = { origin: '', route: '', base: '', calls: [] }
  // At most ten a view, as pages send them.
  const errors = WECHAT_FAULTS.map((why) => (readingOf(['wechat', why], own) as { error: ReportedError }).error)
  const inWechat = { ...view, container: 'wechat', client: '8.0.49' }
  expect((await send({ ...inWechat, errors })).status).toBe(204)
  await send({ ...inWechat, errors: [{ kind: 'lost', file: 'kit-B2x9Qe1k.js', frames: [], times: 1 }] })
  const told = await words()
  expect(told).toContain('文件丢失：微信的接口和开放标签 kit-B2x9Qe1k.js – /down 微信 8.0.49 1 1')
  for (const why of WECHAT_FAULTS) expect(told).toContain(`微信：${WECHAT_FAULT_NAMES[why]} – /down 微信 8.0.49 1 1`)
})

test('a range shows what came in within it', async () => {
  const { send, html, clock } = start()
  await send(view)
  clock.now += 2 * 86_400_000
  expect(await html()).toContain('这段时间没有收到浏览')
  expect(await html('?days=7')).toContain('/down')
})

test('the page is HTML alone, with a policy of its own', async () => {
  const { app, send } = start()
  await send(view)
  const reply = await app.request('/local/vitals')
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await reply.text()
  expect(text).not.toMatch(/<script|style="|undefined|NaN|null/)
  expect((await app.request('/local/vitals/style.css')).status).toBe(200)
  expect((await app.request('/local/vitals?days=x')).status).toBe(400)
})

test('a link says what its openings showed in the last day, and nobody else’s', async () => {
  const { send, link, clock, words } = start()
  await send({ ...view, source: 'wechat' })
  clock.now += 86_400_001
  for (const painted of [1000, 2000])
    await send({ ...view, source: 'wechat', painted, taps: 2, unopened: 1, downloads: 3 })
  await send({ ...view, source: 'wechat', channel: '1001' })
  await send(view)
  expect(await link('route=down&utm_source=wechat')).toEqual({
    views: 2,
    painted: 2000,
    taps: 4,
    unopened: { browser: 2 },
    downloads: 6,
  })
  // The page tells all of them: by page, too, and in which client.
  const wechat = { container: 'wechat', client: '8.0.49', engine: undefined }
  await send({ ...view, ...wechat, route: 'pkShare', unopened: 4, taps: 5 })
  expect(await words()).toContain(
    '没有打开 点了“打开 App”而 App 没有打开，按页面、容器和版本 页面 容器 引擎 点“打开 App” 没有打开 多人PK /pkShare 微信 8.0.49 – 5 4 APP下载 /down 浏览器 WebKit 17.4 4 2 ',
  )
  const failed = { kind: 'wechat', fault: 'signature', frames: [], times: 2 }
  await send({ ...view, ...wechat, source: 'weibo', errors: [failed] })
  expect(await link('route=down&utm_source=weibo')).toMatchObject({
    views: 1,
    wechat: { 'signature wechat 8.0.49': 2 },
  })
  expect(await link('route=down&utm_source=wechat&channel=1001')).toMatchObject({ views: 1, taps: 0, unopened: {} })
  expect(await link('route=set&utm_source=wechat')).toEqual({
    views: 0,
    painted: null,
    taps: 0,
    unopened: {},
    downloads: 0,
  })
  expect(await words()).toContain('/down wechat – 2 2.00 s 4 浏览器 2 6')
})

test('figures in words', () => {
  expect([
    figureText('lcp', 1234),
    figureText('lcp', 64),
    figureText('inp', 320),
    figureText('cls', 0.046),
    figureText('inp', undefined),
  ]).toEqual(['1.23 s', '64 ms', '320 ms', '0.05', '–'])
  expect([ratingOf('lcp', 2500), ratingOf('lcp', 2501), ratingOf('cls', 0.26)]).toEqual(['good', 'middling', 'poor'])
  expect([shareText(1, 400), shareText(1, 2), shareText(0, 0)]).toEqual(['0.3%', '50%', '0%'])
})
