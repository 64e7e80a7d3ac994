import { beforeEach, expect, test, vi } from 'vitest'
import { getServiceDate } from '#scripts/edge/fetch-reply.ts'
import { createAnswers, type RequestContext } from '#scripts/edge/service-cache.ts'
import type { Call } from '#shared/api/call.ts'

const call: Call = { method: 'POST', path: 'api/course/share', body: { courseNo: 'C1' } }
const DATE = 'Fri, 20 Nov 2026 08:00:00 GMT'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const createReply = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { date: DATE, ...headers } })
const createGoodReply = () => createReply({ code: 0, msg: '', data: { name: '核心' } })
const createRenamedReply = () => createReply({ code: 0, msg: '', data: { name: '力量' } })
const createBrokenReply = () => createReply({ code: 503 }, 503)

/** The log. */
const warn = vi.spyOn(console, 'warn')
beforeEach(() => void warn.mockReset().mockImplementation(() => {}))

/**
 * Answers over a service that plays a list of replies, the last one for ever; and a clock set by
 * hand.
 */
function createTestAnswers(...replies: (() => Response | Promise<Response>)[]) {
  const asked: { path: string; init: RequestInit }[] = []
  const clock = { now: 1_000_000 }
  const behind: Promise<unknown>[] = []
  const answers = createAnswers({
    fetch: async (path, init) => {
      asked.push({ path, init })
      return replies[Math.min(asked.length, replies.length) - 1]!()
    },
    now: () => clock.now,
  })
  const visit: RequestContext = { waitMs: 20, client: 'android', keepAlive: (work) => behind.push(work) }
  const askFully = (asking = call, end = Number.POSITIVE_INFINITY) => answers.ask(asking, visit, () => end)
  const askReply = async (asking = call) => (await askFully(asking)).answer
  return { asked, clock, answers, ask: askReply, askFull: askFully, behind: () => Promise.all(behind) }
}

test('a question goes out as the page would send it, without saying who asks, and follows no redirect', async () => {
  const { ask, asked } = createTestAnswers(createGoodReply)
  expect(await ask()).toMatchObject({ data: { name: '核心' }, date: DATE })
  expect(asked[0]).toMatchObject({
    path: '/api/course/share',
    init: {
      method: 'POST',
      body: '{"courseNo":"C1"}',
      headers: { client: 'android', 'content-type': 'application/json' },
      redirect: 'manual',
    },
  })
})

test('an answer of up to ten minutes is served at once and renewed behind, by one question however many ask', async () => {
  let arrive = (_: Response) => {}
  const { askFull, asked, clock, behind } = createTestAnswers(
    createGoodReply,
    () => new Promise((resolve) => (arrive = resolve)),
  )
  await askFull()
  clock.now += 9 * MINUTE
  const before = { how: 'revalidating', answer: { data: { name: '核心' } } }
  expect(await Promise.all([askFull(), askFull(), askFull()])).toMatchObject([before, before, before])
  expect(asked).toHaveLength(2)
  arrive(createRenamedReply())
  await behind()
  expect(await askFull()).toMatchObject({ how: 'fresh', answer: { data: { name: '力量' } } })
})

test('an older one is served where the service is late, and its answer warms the next opening', async () => {
  let arrive = (_: Response) => {}
  const { askFull, clock, behind } = createTestAnswers(
    createGoodReply,
    () => new Promise((resolve) => (arrive = resolve)),
  )
  await askFull()
  clock.now += HOUR
  expect(await askFull()).toMatchObject({ how: 'stale', answer: { data: { name: '核心' } } })
  arrive(createRenamedReply())
  await behind()
  expect(await askFull()).toMatchObject({ how: 'fresh', answer: { data: { name: '力量' } } })
})

test('what the service has taken back is not served any more', async () => {
  const { askFull, clock, behind } = createTestAnswers(
    createGoodReply,
    () => createReply({ code: 404, msg: '课程已下架', data: null }),
    createBrokenReply,
  )
  await askFull()
  clock.now += MINUTE
  expect((await askFull()).how).toBe('revalidating')
  await behind()
  expect(await askFull()).toMatchObject({ how: 'fresh', answer: { isRefusal: true } })
  clock.now += MINUTE
  expect(await askFull()).toEqual({ how: 'failed', answer: undefined })
})

test('a cold item that comes too late is there for the next one', async () => {
  let arrive = (_: Response) => {}
  const { askFull, asked, behind } = createTestAnswers(() => new Promise((resolve) => (arrive = resolve)))
  expect(await askFull()).toEqual({ how: 'timeout', answer: undefined })
  expect((await askFull()).how).toBe('timeout')
  arrive(createGoodReply())
  await behind()
  expect(await askFull()).toMatchObject({ how: 'fresh', answer: { data: { name: '核心' } } })
  expect(asked).toHaveLength(1)
})

test.for([
  ['a refusal', () => createReply({ code: 404, msg: '课程不存在', data: null }), { isRefusal: true, data: undefined }],
  ['a 404', () => createReply({ code: 404, msg: '', data: null }, 404), { isRefusal: true, data: undefined }],
  ['a refusal without a word', () => createReply({ message: 'no' }, 404), null],
  ['a 410 without a word', () => createReply({ message: 'no' }, 410), null],
  ['a door that is closed', () => createReply({ code: 401, msg: '', data: null }, 401), undefined],
  ['a door that is closed by the envelope', () => createReply({ code: 403, msg: '没有权限', data: null }), undefined],
  ['a question that is not understood', () => createReply({ code: 400, msg: '', data: null }, 400), undefined],
  ['a reply without end', () => createReply({ code: 0, data: 'x'.repeat(2_000_001) }), undefined],
] as const)('%s is no answer, and is believed for five seconds', async ([, spoilt, none]) => {
  const { ask, asked, clock } = createTestAnswers(spoilt, createGoodReply)
  for (let times = 0; times < 2; times++) {
    const answer = await ask()
    if (none) expect(answer).toMatchObject(none)
    else expect(answer).toBe(none)
  }
  expect(asked).toHaveLength(1)
  clock.now += 5001
  expect(await ask()).toBeDefined()
})

test('a long reply still tells what the item is, and does not go along', async () => {
  const { ask } = createTestAnswers(() => createReply({ code: 0, data: { name: '核心', list: 'x'.repeat(70_000) } }))
  expect(await ask()).toMatchObject({ text: '', data: { name: '核心' } })
})

test.for([
  ['a broken connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['a 503', createBrokenReply],
  ['a 408', () => createReply({ code: 408, msg: '', data: null }, 408)],
  ['a 429', () => createReply({ code: 429, msg: '人太多', data: null }, 429)],
  ['a busy service that says so in its envelope', () => createReply({ code: 503, msg: '', data: null })],
  ['a redirect', () => createReply({ code: 0, data: { name: '内网' } }, 302, { location: 'http://10.0.0.1/' })],
  ['no JSON', () => new Response('<html>')],
  ['null', () => createReply(null, 500)],
] as const)('%s three times: the service is left alone for five seconds', async ([, spoilt]) => {
  const { askFull, asked, clock, answers } = createTestAnswers(spoilt, spoilt, spoilt, createGoodReply)
  const statuses: string[] = []
  for (let tries = 0; tries < 5; tries++) {
    const { answer, how } = await askFull()
    expect(answer).toBeUndefined()
    statuses.push(how)
  }
  expect(statuses).toEqual(['failed', 'failed', 'failed', 'circuit-open', 'circuit-open'])
  expect(asked).toHaveLength(3)
  expect(answers.health()).toMatchObject({
    answered: { failed: 3, 'circuit-open': 2 },
    requests: 3,
    failures: 3,
    openCircuits: ['api/course/share'],
  })
  clock.now += 5001
  expect((await askFull()).answer).toBeDefined()
})

test.for([
  ['20', 20_000],
  ['9999', 60_000],
] as const)('a service that asks for %s seconds is left alone for %d ms', async ([seconds, restMs]) => {
  const { ask, asked, clock } = createTestAnswers(
    () => createReply({ code: 429 }, 429, { 'retry-after': seconds }),
    createGoodReply,
  )
  expect(await ask()).toBeUndefined()
  clock.now += restMs - 1
  expect(await ask()).toBeUndefined()
  expect(asked).toHaveLength(1)
  clock.now += 1
  expect(await ask()).toBeDefined()
})

test('one kind of call that fails keeps no other from being asked; the reports of groups are one kind', async () => {
  const groups = createTestAnswers(createBrokenReply)
  for (let no = 0; no < 5; no++)
    await groups.ask({ method: 'GET', path: `api/user/message/visitor/group/sportReport/${no}` })
  expect(groups.asked).toHaveLength(3)
  const asked: string[] = []
  const { ask } = createAnswers({
    fetch: async (path) => {
      asked.push(path)
      return path.includes('lov') ? createBrokenReply() : createGoodReply()
    },
  })
  const visit: RequestContext = { waitMs: 20, client: 'android', keepAlive: () => {} }
  const createEnumCall = (type: string): Call => ({
    method: 'GET',
    path: 'api/public/query-all-lov-group',
    query: { type },
  })
  for (const type of ['A', 'B', 'C', 'D']) await ask(createEnumCall(type), visit)
  expect(asked).toHaveLength(3)
  expect((await ask(call, visit)).answer).toBeDefined()
})

test('a service that hangs is asked no more than two hundred things', async () => {
  const { askFull, asked, answers } = createTestAnswers(() => new Promise(() => {}))
  const all = await Promise.all(
    Array.from({ length: 210 }, (_, no) => askFull({ method: 'GET', path: 'api/x', query: { no } })),
  )
  expect(all.filter(({ how }) => how === 'busy')).toHaveLength(10)
  expect(asked).toHaveLength(200)
  expect(answers.health()).toMatchObject({ running: 200, requests: 200, answered: { timeout: 200, busy: 10 } })
})

test('a question that never ends is given up, and counts as a failure', async () => {
  const { ask, health } = createAnswers({
    fetch: (_, { signal }) =>
      new Promise((_, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted')))),
    timeoutMs: 20,
  })
  const reported = await ask(call, { waitMs: 2000, client: 'ios', keepAlive: () => {} })
  expect(reported).toEqual({ how: 'failed', answer: undefined })
  expect(health()).toMatchObject({ running: 0, failures: 1 })
})

test('only the newest five hundred items are remembered', async () => {
  const { ask, asked } = createTestAnswers(createGoodReply)
  const createNumberedCall = (no: number): Call => ({ method: 'GET', path: 'api/x', query: { no } })
  for (let no = 0; no < 501; no++) await ask(createNumberedCall(no))
  await ask(createNumberedCall(500))
  expect(asked).toHaveLength(501)
  await ask(createNumberedCall(0))
  expect(asked).toHaveLength(502)
})

test('long replies make room for others sooner', async () => {
  const { ask, answers } = createTestAnswers(() => createReply({ code: 0, data: { text: 'x'.repeat(1_900_000) } }))
  for (let no = 0; no < 20; no++) await ask({ method: 'GET', path: 'api/x', query: { no } })
  expect(answers.health().cached).toBe(15)
})

test.for([
  [DATE, 12_000, 'Fri, 20 Nov 2026 08:00:12 GMT'],
  ['', 12_000, ''],
  ['soon', 0, ''],
] as const)('the time of %s, %d ms later', ([date, laterResult, expected]) =>
  expect(getServiceDate({ date, at: 5, text: '', isRefusal: false, data: null }, 5 + laterResult)).toBe(expected),
)

test('a failed question is one line in the log, without an id', async () => {
  const getLogLines = () => warn.mock.calls.map(([line]) => JSON.parse(line))
  const { ask } = createTestAnswers(createBrokenReply, () =>
    Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })),
  )
  await ask()
  await ask({ method: 'GET', path: 'api/user/message/visitor/group/sportReport/R77' })
  expect(getLogLines()).toMatchObject([
    { event: 'edge-request-failed', call: 'api/course/share', reason: 'service: 503' },
    { event: 'edge-request-failed', call: 'api/user/message/visitor', reason: 'ECONNREFUSED' },
  ])
  expect(JSON.stringify(getLogLines())).not.toMatch(/C1"|R77/)
})
