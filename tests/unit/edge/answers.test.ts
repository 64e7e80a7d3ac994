import { expect, test } from 'vitest'
import { createAnswers, dateNow } from '#scripts/edge/answers.ts'
import type { Call } from '#shared/api/call.ts'

const call: Call = { method: 'POST', path: 'api/course/share', body: { courseNo: 'C1' } }
const DATE = 'Fri, 20 Nov 2026 08:00:00 GMT'
const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { date: DATE } })

/** Answers over a service that plays a list of replies, the last one for ever; and a clock set by hand. */
function over(...replies: (() => Response | Promise<Response>)[]) {
  const asked: { path: string; init: RequestInit }[] = []
  const clock = { now: 1_000_000 }
  const answers = createAnswers({
    fetch: async (path, init) => {
      asked.push({ path, init })
      return replies[Math.min(asked.length, replies.length) - 1]!()
    },
    now: () => clock.now,
    timeoutMs: 20,
  })
  return { asked, clock, answers }
}
const good = () => reply({ code: 0, msg: '', data: { name: '核心' } })

test('a question goes out as the page would send it, without saying who asks', async () => {
  const { answers, asked } = over(good)
  expect(await answers(call)).toMatchObject({ data: { name: '核心' }, date: DATE })
  expect(asked[0]).toMatchObject({
    path: '/api/course/share',
    init: {
      method: 'POST',
      body: '{"courseNo":"C1"}',
      headers: { client: 'android', 'content-type': 'application/json' },
    },
  })
})

test('the same question is asked once in half a minute', async () => {
  const { answers, asked, clock } = over(good)
  for (const seconds of [0, 10, 29]) {
    clock.now = 1_000_000 + seconds * 1000
    await answers(call)
  }
  expect(asked).toHaveLength(1)
  clock.now += 2000
  await answers(call)
  expect(asked).toHaveLength(2)
})

test.for([
  ['a refusal', () => reply({ code: 1001, msg: '课程不存在', data: null }), { isRefusal: true, data: undefined }],
  ['a 404', () => reply({ code: 404, msg: '', data: null }, 404), { isRefusal: true, data: undefined }],
  ['a refusal without a word', () => reply({ message: 'no' }, 404), null],
  ['a door that is closed', () => reply({ code: 401, msg: '', data: null }, 401), null],
  ['an endless reply', () => reply({ code: 0, data: 'x'.repeat(70_000) }), undefined],
] as const)('%s is no answer, and is believed for five seconds', async ([, spoilt, none]) => {
  const { answers, asked, clock } = over(spoilt, good)
  for (let times = 0; times < 2; times++) {
    const answer = await answers(call)
    if (none) expect(answer).toMatchObject(none)
    else expect(answer).toBe(none)
  }
  expect(asked).toHaveLength(1)
  clock.now += 5001
  expect(await answers(call)).toBeDefined()
})

test.for([
  ['a broken connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['a 503', () => reply({ code: 503 }, 503)],
  ['no JSON', () => new Response('<html>')],
  ['null', () => reply(null, 500)],
] as const)('%s three times: the service is left alone for five seconds', async ([, broken]) => {
  const { answers, asked, clock } = over(broken, broken, broken, good)
  for (let tries = 0; tries < 5; tries++) expect(await answers(call)).toBeUndefined()
  expect(asked).toHaveLength(3)
  clock.now += 5001
  expect(await answers(call)).toBeDefined()
})

test('one kind of call that fails keeps no other from being asked', async () => {
  const asked: string[] = []
  const answers = createAnswers({
    fetch: async (path) => {
      asked.push(path)
      return path.includes('lov') ? reply({}, 503) : good()
    },
  })
  const enums = (type: string): Call => ({ method: 'GET', path: 'api/public/query-all-lov-group', query: { type } })
  for (const type of ['A', 'B', 'C', 'D']) await answers(enums(type))
  expect(asked).toHaveLength(3)
  expect(await answers(call)).toBeDefined()
})

test('the reports of groups are one kind, whatever their number', async () => {
  const { answers, asked } = over(() => reply({}, 503))
  for (let no = 0; no < 5; no++)
    await answers({ method: 'GET', path: `api/user/message/visitor/group/sportReport/${no}` })
  expect(asked).toHaveLength(3)
})

test('what several openings want to know at the same moment is asked once', async () => {
  let arrive = (_: Response) => {}
  const { answers, asked } = over(() => new Promise((resolve) => (arrive = resolve)))
  const all = Promise.all(Array.from({ length: 50 }, () => answers(call)))
  arrive(good())
  expect((await all).map((answer) => answer?.data)).toEqual(Array(50).fill({ name: '核心' }))
  expect(asked).toHaveLength(1)
})

test('an opening does not wait for ever for the question of another one', async () => {
  const answers = createAnswers({ fetch: () => new Promise(() => {}), timeoutMs: 20 })
  void answers(call)
  expect(await answers(call)).toBeUndefined()
})

test('a late reply is given up', async () => {
  const answers = createAnswers({
    fetch: (_, { signal }) =>
      new Promise((_, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted')))),
    timeoutMs: 20,
  })
  expect(await answers(call)).toBeUndefined()
})

test('only the newest five hundred items are remembered', async () => {
  const { answers, asked } = over(good)
  const one = (no: number): Call => ({ method: 'GET', path: 'api/x', query: { no } })
  for (let no = 0; no < 501; no++) await answers(one(no))
  await answers(one(500))
  expect(asked).toHaveLength(501)
  await answers(one(0))
  expect(asked).toHaveLength(502)
})

test.for([
  [DATE, 12_000, 'Fri, 20 Nov 2026 08:00:12 GMT'],
  ['', 12_000, ''],
  ['soon', 0, ''],
] as const)('the time of %s, %d ms later', ([date, later, expected]) =>
  expect(dateNow({ date, at: 5, text: '', isRefusal: false, data: null }, 5 + later)).toBe(expected),
)
