import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEdge } from '#scripts/edge/app.ts'
import type { Compress } from '#scripts/edge/rendered-page.ts'
import type { Renderer } from '#scripts/edge/rendering/renderer.ts'
import { createAnswers, type ServiceCache } from '#scripts/edge/service-cache.ts'
import { MISSPELT } from '#tests/misspelt.ts'

const PAGE = [
  '<!doctype html>\n<html><head>\n<meta property="og:title" content="自己的标题">\n<style>p{}</style>\n<script>boot()</script>\n</head>',
  '<body><div id="app">加载中</div>\n<p id="slow">慢</p></body></html>',
].join('\n')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const VISITOR = { 'user-agent': 'Mozilla/5.0 (iPhone)', 'accept-language': 'zh-CN' }
const PK = '/pkShare?pkNo=P1&userNo=1001'
const RANKING = '/groupInfoShare?endDay=2026-11-23&groupId=G1&startDay=2026-11-01&targetType=1&userNo=1001'
const createOkReply = (data: unknown) =>
  Response.json({ code: 0, msg: '', data }, { headers: { date: new Date().toUTCString() } })
const createPkReply = () => createOkReply({ userName: '晓棠', rank: 2 })

/** An edge over a stub service, with a renderer that counts its calls. */
function createTestEdge(answer: (path: string, client: string) => Response | Promise<Response>, isTest?: boolean) {
  const asked: string[] = []
  const service = { answer }
  const times = { rendered: 0, packed: 0, site: 0 }
  const pages: Renderer = {
    fits: () => true,
    render: async (_, { queries, replies, date }) => {
      const data = { queries: Object.fromEntries(queries.map(({ queryKey }) => [queryKey, { status: '' }])), date }
      if (Object.keys(replies).length < queries.length) return { css: '', data: { queries: {}, date } }
      times.rendered++
      return { html: `<main>${Object.keys(replies).length}</main>`, css: '', data: { ...data, modules: [] } }
    },
  }
  const truncatePage: Compress = async (_, page) => {
    times.packed++
    return page.slice(0, 9)
  }
  const answers: ServiceCache = createAnswers({
    fetch: async (path, { headers }) => {
      asked.push(path)
      return service.answer(path, new Headers(headers).get('client')!)
    },
  })
  const edge = createEdge({
    answers,
    pages,
    pack: truncatePage,
    build: { version: '1.2.3', id: 'abc' },
    isTest,
    pageOrigin: 'https://h5.example.com',
    site: async () => {
      times.site++
      return new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8', etag: '"built"' } })
    },
  })
  const openPath = async (path: string, headers: Record<string, string> = {}) => {
    const response = await edge.request(`https://h5.example.com${path}`, { headers: { ...VISITOR, ...headers } })
    return { response, html: await response.text(), timing: response.headers.get('server-timing') }
  }
  return { open: openPath, asked, times, service, edge }
}

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 4) }))
afterEach(() => void vi.useRealTimers())

test.for([
  [VISITOR, 100],
  [{ 'user-agent': 'WhatsApp/2.23.20.0 A' }, 800],
] as const)('%o waits %d ms for a cold item, then gets the page as it was built', async ([headers, waitMs]) => {
  const { open } = createTestEdge(() => new Promise(() => {}))
  let isThere = false
  const opening = open(PK, headers).finally(() => {
    isThere = true
  })
  await vi.advanceTimersByTimeAsync(waitMs - 1)
  expect(isThere).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  const { html, timing } = await opening
  expect(html).toBe(PAGE)
  expect(timing).toBe('item;desc=timeout, view;desc="static"')
})

test.for([
  ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15'],
  ['ios', 'Mozilla/5.0 (iPad; CPU OS 15_4 like Mac OS X) AppleWebKit/605.1.15'],
  ['android', 'Mozilla/5.0 (Linux; Android 13; M2012K11C) AppleWebKit/537.36'],
  ['android', 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1'],
  ['android', 'WhatsApp/2.23.20.0 A'],
] as const)('the service hears of %s from %s', async ([client, agent]) => {
  const clients: string[] = []
  const { open } = createTestEdge((_, client) => {
    clients.push(client)
    return createPkReply()
  })
  await open(PK, { 'user-agent': agent })
  expect(clients).toEqual([client])
})

test('what the service answers one kind of device is never shown on the other', async () => {
  const { open, asked } = createTestEdge((_, client) =>
    createOkReply({ userName: client === 'ios' ? '苹果' : '安卓', rank: 2 }),
  )
  const android = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13)' }
  for (const headers of [{}, android, {}, android])
    expect((await open(PK, headers)).html).toContain(headers === android ? '安卓' : '苹果')
  expect(asked).toHaveLength(2)
})

test('a finished page is as fresh as its replies, and its clock', async () => {
  const { open, times, service } = createTestEdge(createPkReply)
  const getEtag = async () => (await open(PK)).response.headers.get('etag')
  const first = await getEtag()
  vi.advanceTimersByTime(29_000)
  expect(await getEtag()).toBe(first)
  service.answer = () => createOkReply({ userName: '晓棠', rank: 1 })
  vi.advanceTimersByTime(2_000)
  expect((await open(PK)).html).toContain('第 2 名')
  expect(times.rendered).toBe(2)
  expect((await open(PK)).html).toContain('第 1 名')
})

test('a page that testers ask for with a console is the site’s, with its policy; of any other build it is drawn', async () => {
  const tested = createTestEdge(createPkReply, true)
  expect((await tested.open(`${PK}&debug=1`)).html).toBe(PAGE)
  expect((await tested.open(`${PK}&debug=0`)).html).toContain('晓棠')
  expect((await createTestEdge(createPkReply).open(`${PK}&debug=1`)).html).toContain('晓棠')
})

test('with the service dead for an hour the item is still there, and says from when it is', async () => {
  const { open, service } = createTestEdge(createPkReply)
  await open(PK)
  service.answer = () => Promise.reject(new TypeError('fetch failed'))
  vi.advanceTimersByTime(5 * MINUTE)
  expect((await open(PK)).html).not.toContain('截至')
  vi.advanceTimersByTime(55 * MINUTE)
  const { html, timing } = await open(PK)
  expect(html).toContain('og:title" content="晓棠在多人PK获得第 2 名"')
  expect(html).toContain('<main>1</main>')
  expect(html).toContain('截至 11 月 23 日 12:00')
  expect(timing).toBe('item;desc=stale, view;desc="rendered"')
  vi.advanceTimersByTime(24 * HOUR)
  expect((await open(PK)).html).toBe(PAGE)
})

const running = { startTime: '2026-11-01', endTime: '2026-11-23 12:05:00', activityStatus: 1, totalSignUpCount: 7 }
test.for([
  ['a ranking after its last day', RANKING, { groupInfo: { name: '晨跑' } }, 12 * HOUR - MINUTE, 12 * HOUR],
  ['an activity after its end', '/activityDetailsShare?activityId=A1', running, 4 * MINUTE, 5 * MINUTE],
  [
    'an activity after its begin',
    '/activityDetailsShare?activityId=A1',
    { ...running, startTime: '2026-11-23 12:05:00', endTime: '2026-12-01', activityStatus: 0 },
    4 * MINUTE,
    5 * MINUTE,
  ],
] as const)('%s is not shown from before', async ([, path, data, before, after]) => {
  const { open, service } = createTestEdge(() => createOkReply(data))
  await open(path)
  service.answer = () => Promise.reject(new TypeError('fetch failed'))
  vi.advanceTimersByTime(before)
  expect((await open(path)).html).toContain('<main>1</main>')
  vi.advanceTimersByTime(after - before)
  expect((await open(path)).html).toBe(PAGE)
})

test('an answer of this moment is not shown beyond the end either, which comes by the service’s clock', async () => {
  const createFutureDate = () => ({ date: new Date(Date.now() + 2 * MINUTE).toUTCString() })
  const { open, asked } = createTestEdge(() =>
    Response.json({ code: 0, data: running }, { headers: createFutureDate() }),
  )
  vi.advanceTimersByTime(3 * MINUTE - 10_000)
  for (const [seconds, how] of [
    [0, 'fetched'],
    [9, 'fresh'],
    [1, 'fetched'],
    [9, 'fresh'],
  ] as const) {
    vi.advanceTimersByTime(seconds * 1000)
    expect((await open('/activityDetailsShare?activityId=A1')).timing).toContain(`item;desc=${how}`)
  }
  expect(asked).toHaveLength(2)
})

test.for([
  ['/activityDetailsShare?activityId=A1', { ...running, activityStatus: 2 }],
  ['/courseEndShare?userSportNo=S1', { courseName: '核心', userNickname: '晓棠', calorie: 218 }],
] as const)('%s, which has ended or is a member’s own, is asked anew', async ([path, data]) => {
  const { open, asked } = createTestEdge(() => createOkReply(data))
  await open(path)
  vi.advanceTimersByTime(31_000)
  expect((await open(path)).timing).toContain('item;desc=fetched')
  expect(asked).toHaveLength(2)
})

test('a list that is too long for the page still gives title and card', async () => {
  const rankings = Array.from({ length: 700 }, (_, no) => ({ nickname: '很长的名字'.repeat(20), serial: no }))
  const { open } = createTestEdge(() =>
    createOkReply({ groupInfo: { name: '晨跑', groupNum: 700 }, userInfo: {}, rankings }),
  )
  const { html, timing } = await open(RANKING)
  expect(html).toContain('og:title" content="“晨跑”群组排行"')
  expect(html).not.toContain('id="server-data"')
  expect(html).toContain('<div id="app">加载中</div>')
  expect(timing).toBe('item;desc=fetched, view;desc="card"')
})

test.for([
  [{ msg: '群组已解散', rankings: [], groupInfo: null }, '内容不存在或已失效'],
  [{ msg: '', rankings: [{ nickname: '晓棠' }] }, '自己的标题'],
] as const)('a reply with %o is titled %s', async ([data, title]) => {
  const { html } = await createTestEdge(() => createOkReply(data)).open(RANKING)
  expect(html).toContain(`og:title" content="${title}"`)
})

test('fifty made-up values of one course ask nothing; a made-up scene, which no call carries, neither', async () => {
  const course = createTestEdge(() => createOkReply({ name: '核心' }))
  for (let no = 0; no < 50; no++) {
    expect((await course.open(`/courseSharing?courseNo=C1&type=${no + 3}`)).html).toBe(PAGE)
  }
  const workout = createTestEdge(() => createOkReply({ courseName: '核心', userNickname: '晓棠' }))
  const getScene = async (type: string) => (await workout.open(`/courseEndShare?userSportNo=S1&type=${type}`)).html
  expect(await getScene('1')).toContain('晓棠完成了“核心”')
  for (const type of ['77', '78']) expect(await getScene(type)).toBe(PAGE)
  expect([course.asked.length, workout.asked.length]).toEqual([0, 1])
})

test('health tells build, hits and failures, and warns while a kind of call is left alone', async () => {
  const { open, service, edge } = createTestEdge(createPkReply)
  const getHealth = async () => (await edge.request('https://h5.example.com/edge/health')).json()
  for (let times = 0; times < 3; times++) await open(PK)
  expect(await getHealth()).toMatchObject({
    status: 'pass',
    version: '1.2.3',
    releaseId: 'abc',
    answers: {
      answered: { fetched: 1, fresh: 2 },
      requests: 1,
      failures: 0,
      openCircuits: [],
    },
    pages: { rendered: 1, cached: 2, static: 0 },
  })
  service.answer = () => new Response('', { status: 503 })
  for (let no = 0; no < 4; no++) await open(`/pkShare?pkNo=X${no}&userNo=1`)
  expect(await getHealth()).toMatchObject({
    status: 'warn',
    answers: { failures: 3, openCircuits: ['pk/multi-person-pk/getPkDetail'] },
    pages: { static: 4 },
  })
})

test.for(MISSPELT)('%s%s leads to %s', async ([path, search, right]) => {
  const { edge, asked } = createTestEdge(createPkReply)
  const { status, headers } = await edge.request(`https://h5.example.com${path}${search}`, { headers: VISITOR })
  expect([status, headers.get('location'), asked]).toEqual([302, right, []])
})

test.for(['。', '%E3%80%82', '%E2%80%8B', '/', '"', '，快来看看', '?from=timeline'])(
  '%s behind an id is no part of it: the page is the one of the right address, asked for once',
  async (end) => {
    const { open, asked } = createTestEdge(createPkReply)
    const right = await open(PK)
    const { html } = await open(PK.replace('&', '&amp;') + end)
    expect(html).toContain('<main>1</main>')
    expect([html, asked.length]).toEqual([right.html, 1])
  },
)

test('a query that goes on in the fragment leaves the page to itself', async () => {
  const { open, asked } = createTestEdge(createPkReply)
  const { html } = await open(`${PK.split('&')[0]}&`)
  expect([html, asked]).toEqual([PAGE, []])
})

test.for(['/down', '/constructor', '/__proto__.html'])('%s is none of the pages with an item', async (path) => {
  const { open, asked } = createTestEdge(createPkReply)
  expect([(await open(path)).html, asked]).toEqual([PAGE, []])
})
