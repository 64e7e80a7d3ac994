import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bundleInlineScript, takeOverScript } from '#scripts/build/head-scripts.ts'
import { getFirstCalls } from '#scripts/share/first-calls.ts'
import { type Call, getCallKey } from '#shared/api/call.ts'
import type { SharePage } from '#shared/api/share-page.ts'

const createShareCall = (no: string, type: string): Call => ({
  method: 'POST',
  path: 'api/course/share',
  body: { no, type },
})
const DAY = '2026-11-01'
const createDetailCall = (no: string, since = DAY): Call => ({
  method: 'GET',
  path: 'api/detail',
  query: { no, since },
})
const first = getFirstCalls({
  description: '',
  ids: ['no'],
  takes: ['type', 'source', 'since'],
  oneOf: { type: ['1', '2'] },
  days: ['since'],
  calls: ({ no, type, since }) => [createShareCall(no, type), createDetailCall(no, since)],
} as SharePage<'no' | 'type' | 'since'>)!
const settings = { API_ORIGIN: '', HEAD_BAR: '', HEAD_ELDER: false, HEAD_CALLS: first, HEAD_REPORT: null } as const
const script = await bundleInlineScript('shared/head/main.ts', settings)
const takeOver = await takeOverScript()

const createDocument = (handed?: string) => ({
  getElementById: () => (handed ? { textContent: handed, dataset: {} } : null),
  querySelectorAll: () => [],
})

/**
 * Run the script as a page at this address would; gives what it fetched and under which keys it
 * left the promises.
 */
function runHead(
  search: string,
  handed?: string,
  type = 0,
  document: object = createDocument(handed),
  /** Hears of each request as it leaves. */
  left: unknown[] = [],
  head = script,
) {
  const fetched: { url: string; init: RequestInit }[] = []
  const recordFetch = (url: string, init: RequestInit) => {
    fetched.push({ url, init })
    left.push(url)
    return Promise.resolve('answer')
  }
  const window: { __early?: Record<string, Promise<unknown>> } = {}
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)'
  // The edge puts its own script in front, with the replies that it has.
  runInNewContext(`${handed ? `${takeOver};` : ''}${head}`, {
    window,
    location: { search },
    document,
    performance: { navigation: { type } },
    Response,
    navigator: { userAgent },
    fetch: recordFetch,
    URLSearchParams,
  })
  return { fetched, keys: Object.keys(window.__early ?? {}), early: window.__early ?? {} }
}

test('the page finds each early request by the key of its own call', () => {
  expect(runHead('?no=C1&type=2&since=2026-11-01').keys).toEqual([
    getCallKey(createShareCall('C1', '2')),
    getCallKey(createDetailCall('C1')),
  ])
})

test('an early request carries what the page would send', () => {
  const { fetched } = runHead('?no=C1&type=2&since=2026-11-01')
  expect(fetched[0]).toMatchObject({
    url: '/api/course/share',
    init: {
      method: 'POST',
      body: '{"no":"C1","type":"2"}',
      credentials: 'same-origin',
      headers: { client: 'ios', 'content-type': 'application/json' },
    },
  })
  expect(fetched[1]!.url).toBe('/api/detail?no=C1&since=2026-11-01')
})

test.for([
  '',
  `?type=2&since=${DAY}`,
  `?no=C1&since=${DAY}`,
  `?no=&type=2&since=${DAY}`,
  `?no=%22%2Balert(1)%2B%22&type=2&since=${DAY}`,
  `?no=a%20b&type=2&since=${DAY}`,
  `?no=${'x'.repeat(65)}&type=2&since=${DAY}`,
  `?no=C1&type=%3Cb%3E&since=${DAY}`,
  // What the page itself takes for another value or none.
  `?no=C1&type=3&since=${DAY}`,
  '?no=C1&type=2&since=abc',
  '?no=C1&type=2&since=2026-02-30',
  '?no=C1&type=2&since=2026-11',
])('nothing is asked for %s', (search) => expect(runHead(search).fetched).toEqual([]))

test('nothing is asked for a period that ends before it begins', async () => {
  const takes = ['since', 'until'] as const
  const period = getFirstCalls({
    ids: [],
    takes,
    days: takes,
    calls: ({ since, until }: Record<'since' | 'until', string>) => [
      { method: 'GET', path: 'api/period', query: { since, until } },
    ],
  } as unknown as SharePage<'since' | 'until'>)!
  const script = await bundleInlineScript('shared/head/main.ts', { ...settings, HEAD_CALLS: period })
  expect(runHead('?since=2026-11-02&until=2026-11-01', undefined, 0, createDocument(), [], script).fetched).toEqual([])
  expect(
    runHead('?since=2026-11-02&until=2026-11-02', undefined, 0, createDocument(), [], script).fetched,
  ).toHaveLength(1)
})

test('a page asks by the values that its calls carry, and by no others', () => {
  expect(first.needs).toEqual(['no', 'type', 'since'])
  expect(getFirstCalls(undefined)).toBeUndefined()
})

test('what the edge has asked already is there at once and not asked again, also where the page would not have asked', async () => {
  const other = getCallKey(createShareCall('C1', ''))
  expect(runHead('', JSON.stringify({ [other]: ['{"code":0}', ''] })).keys).toEqual([other])
  const key = getCallKey(createShareCall('C1', '2'))
  const handed = JSON.stringify({ [key]: ['{"code":0}', 'Fri, 20 Nov 2026 08:00:00 GMT'] })
  const { fetched, early } = runHead('?no=C1&type=2&since=2026-11-01', handed)
  expect(fetched.map(({ url }) => url)).toEqual(['/api/detail?no=C1&since=2026-11-01'])
  const reply = (await early[key]) as Response
  expect(await reply.text()).toBe('{"code":0}')
  expect(reply.headers.get('date')).toBe('Fri, 20 Nov 2026 08:00:00 GMT')
})

test('someone who comes back gets fresh answers', () => {
  const handed = JSON.stringify({ [getCallKey(createShareCall('C1', '2'))]: ['{"code":0}', ''] })
  expect(runHead('?no=C1&type=2&since=2026-11-01', handed, 2).fetched).toHaveLength(2)
})

test('a page that is opened ahead asks for nothing before it is shown', () => {
  let show = () => {}
  const addEventListener = (_: string, then: () => void) => {
    show = then
  }
  const { fetched } = runHead('?no=C1&type=2&since=2026-11-01', undefined, 0, {
    ...createDocument(),
    prerendering: true,
    addEventListener,
  })
  expect(fetched).toEqual([])
  show()
  expect(fetched).toHaveLength(2)
})
