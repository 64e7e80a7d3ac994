import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bundleInlineScript, takeOverScript } from '#scripts/build/head-scripts.ts'
import { getFirstCalls } from '#scripts/share/first-calls.ts'
import { type Call, getCallKey } from '#shared/api/call.ts'
import { anything } from '#shared/api/fields.ts'
import { createQuery } from '#shared/api/query.ts'
import type { SharePage } from '#shared/api/share-page.ts'
import type { PageGlobals, ServerData } from '#shared/core/page-globals.ts'

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
  preload: ({ no, type, since }) => [
    createQuery(createShareCall(no, type), anything),
    createQuery(createDetailCall(no, since), anything),
  ],
} as SharePage<'no' | 'type' | 'since'>)!
const settings = { API_ORIGIN: '', HEAD_BAR: '', HEAD_ELDER: false, HEAD_CALLS: first, HEAD_REPORT: null } as const
const script = await bundleInlineScript('shared/head/main.ts', settings)
const takeOver = await takeOverScript()

const STATE = { status: 'success', data: { name: '课' } }
const createHandedData = (key: string) =>
  JSON.stringify({ queries: { [key]: STATE }, date: 'Fri, 20 Nov 2026 08:00:00 GMT' } satisfies ServerData)

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
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)'
  // The edge puts its own script in front, with the replies that it has.
  const context: { __page?: PageGlobals } & Record<string, unknown> = {
    location: { search },
    document,
    performance: { navigation: { type } },
    navigator: { userAgent },
    fetch: recordFetch,
    URLSearchParams,
  }
  runInNewContext(`${handed ? `${takeOver};` : ''}${head}`, context)
  return { fetched, keys: Object.keys(context.__page?.preload ?? {}), server: context.__page?.server }
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
    preload: ({ since, until }: Record<'since' | 'until', string>) => [
      createQuery({ method: 'GET', path: 'api/period', query: { since, until } }, anything),
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
  expect(Object.keys(runHead('', createHandedData(other)).server!.queries)).toEqual([other])
  const key = getCallKey(createShareCall('C1', '2'))
  const { fetched, server } = runHead('?no=C1&type=2&since=2026-11-01', createHandedData(key))
  expect(fetched.map(({ url }) => url)).toEqual(['/api/detail?no=C1&since=2026-11-01'])
  expect(server).toEqual({ queries: { [key]: STATE }, date: 'Fri, 20 Nov 2026 08:00:00 GMT' })
})

test('someone who comes back gets fresh answers behind those of before', () => {
  const key = getCallKey(createShareCall('C1', '2'))
  const { server } = runHead('?no=C1&type=2&since=2026-11-01', createHandedData(key), 2)
  expect(server!.queries).toEqual({ [key]: { ...STATE, isStale: true } })
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
