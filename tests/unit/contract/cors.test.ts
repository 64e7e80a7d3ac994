import { expect, test } from 'vitest'
import { SHELL } from '#tests/unit/service/ask.ts'
import { checkLocal, type Sent } from './local.ts'

const PROFILE = 'api/user/profile'
const COURSE = 'api/course/share'
const ALLOW = 'access-control-allow-headers'
const ORIGIN = 'access-control-allow-origin'

/** A change of the answer to a browser's question, or of the answers to the call itself. */
const changePreflight = (change: (sent: Sent) => void) => (sent: Sent) => {
  if (sent.method === 'OPTIONS') change(sent)
  return sent
}
const changeAnswer = (change: (sent: Sent) => void) => (sent: Sent) => {
  if (sent.method !== 'OPTIONS') change(sent)
  return sent
}

test('the local service lets the site on another origin in, for every call', async () => {
  const calls = await checkLocal({ origin: SHELL, hasWrites: true })
  expect(calls.filter(({ state }) => state !== 'ok')).toEqual([])
})

test('another origin than it knows is told at every call', async () => {
  const calls = await checkLocal({ origin: 'https://h5.example.com' })
  const createCall = calls.filter(({ state }) => state !== 'skipped')
  for (const { name, findings } of createCall)
    expect(
      findings.map(({ kind }) => kind),
      name,
    ).toContain('cors')
})

const setStatus = (setStatus: number) => changePreflight((sent) => Object.assign(sent, { status: setStatus }))
const allowHeaders = (names: string) => changePreflight(({ headers }) => headers.set(ALLOW, names))

/** What a back end or a gateway forgets, and the finding that names it. */
const PLANTED: [what: string, path: string, how: (sent: Sent) => Sent, found: string, message: string | RegExp][] = [
  ['no OPTIONS', PROFILE, setStatus(405), 'OPTIONS', '预检应回 2xx，却回 405'],
  ['a token asked for beforehand', COURSE, setStatus(401), 'OPTIONS', '预检应回 2xx，却回 401'],
  [
    'no origin beforehand',
    COURSE,
    changePreflight(({ headers }) => headers.delete(ORIGIN)),
    ORIGIN,
    `预检缺少，应为 ${SHELL}`,
  ],
  [
    'no origin in the answer',
    COURSE,
    changeAnswer(({ headers }) => headers.delete(ORIGIN)),
    ORIGIN,
    `缺少，应为 ${SHELL}`,
  ],
  [
    'another origin',
    COURSE,
    changeAnswer(({ headers }) => headers.set(ORIGIN, 'https://www.example.com')),
    ORIGIN,
    `应为 ${SHELL}，是 https://www.example.com`,
  ],
  ['an origin with a slash', COURSE, changeAnswer(({ headers }) => headers.set(ORIGIN, `${SHELL}/`)), ORIGIN, /^应为/],
  [
    'two origins, of the service and of a gateway',
    COURSE,
    changeAnswer(({ headers }) => headers.append(ORIGIN, SHELL)),
    ORIGIN,
    `应为 ${SHELL}，是 ${SHELL}, ${SHELL}`,
  ],
  ['no headers', COURSE, changePreflight(({ headers }) => headers.delete(ALLOW)), ALLOW, '预检没有允许 client'],
  ['not the one of this product', PROFILE, allowHeaders('Authorization, Content-Type'), ALLOW, '预检没有允许 client'],
  ['a star, which is not for tokens', PROFILE, allowHeaders('*'), ALLOW, '预检没有允许 authorization'],
  ['no JSON', COURSE, allowHeaders('client, authorization'), ALLOW, '预检没有允许 content-type'],
  [
    'an answer that caches mix up',
    COURSE,
    changeAnswer(({ headers }) => headers.set('vary', 'Accept-Encoding')),
    'vary',
    /应有 Origin/,
  ],
  [
    'a clock that cannot be read',
    COURSE,
    changeAnswer(({ headers }) => headers.delete('access-control-expose-headers')),
    'access-control-expose-headers',
    /应有 Date/,
  ],
  [
    'a refusal that the page cannot read',
    PROFILE,
    changeAnswer(({ status, headers }) => {
      if (status === 401) headers.delete(ORIGIN)
    }),
    ORIGIN,
    `没有令牌的回复缺少，应为 ${SHELL}`,
  ],
]

test.for(PLANTED)('found: %s (%s)', async ([, path, how, field, text]) => {
  const calls = await checkLocal({ origin: SHELL }, { path, how })
  const findings = calls.filter((call) => call.path === path).flatMap((call) => call.findings)
  expect(findings).toContainEqual({
    kind: 'cors',
    field,
    message: typeof text === 'string' ? text : expect.stringMatching(text),
    count: 1,
  })
  expect(findings.filter(({ kind }) => kind !== 'cors')).toEqual([])
  // What was planted in one call is found in no other.
  expect(calls.filter((call) => call.path !== path && call.state === 'wrong')).toEqual([])
})

test('on the pages’ own origin nothing of it matters', async () => {
  const removeCorsHeaders = ({ headers, ...sent }: Sent) => {
    for (const name of [...headers.keys()]) if (/^(access-control-|vary$)/.test(name)) headers.delete(name)
    return { ...sent, headers, status: sent.method === 'OPTIONS' ? 405 : sent.status }
  }
  const calls = await checkLocal({}, { path: PROFILE, how: removeCorsHeaders })
  expect(calls.filter(({ state }) => state === 'wrong')).toEqual([])
})

test('a service that is open to all is right, too', async () => {
  const openToAll = (sent: Sent) => {
    sent.headers.set(ORIGIN, '*')
    sent.headers.delete('vary')
    if (sent.method === 'OPTIONS') sent.headers.set(ALLOW, 'Authorization,*')
    return sent
  }
  const calls = await checkLocal({ origin: SHELL }, { path: PROFILE, how: openToAll })
  expect(calls.filter(({ state }) => state === 'wrong')).toEqual([])
})
