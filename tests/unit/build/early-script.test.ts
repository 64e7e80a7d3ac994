import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { earlyScript } from '#scripts/build/early-script.ts'
import { EDGE_SCRIPT } from '#scripts/build/edge-script.ts'
import type { FirstCalls } from '#scripts/build/first-calls.ts'
import { type Call, keyOf } from '#shared/api/call.ts'

const share = (no: string, type: string): Call => ({ method: 'POST', path: 'api/course/share', body: { no, type } })
const detail = (no: string): Call => ({ method: 'GET', path: 'api/detail', query: { no } })
const first: FirstCalls = {
  needs: ['no'],
  takes: ['type'],
  calls: (q) => [share(q.no ?? '', q.type ?? ''), detail(q.no ?? '')],
}

const blank = (handed?: string) => ({ getElementById: () => (handed ? { textContent: handed, dataset: {} } : null) })

/** Run the script as a page at this address would; gives what it fetched and under which keys it left the promises. */
function run(
  search: string,
  declared: FirstCalls = first,
  handed?: string,
  type = 0,
  document: object = blank(handed),
  /** Hears of each request as it leaves. */
  left: unknown[] = [],
) {
  const fetched: { url: string; init: RequestInit }[] = []
  const fetch = (url: string, init: RequestInit) => {
    fetched.push({ url, init })
    left.push(url)
    return Promise.resolve('answer')
  }
  const window: { __early?: Record<string, Promise<unknown>> } = {}
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)'
  // The edge puts its own script in front, with the replies that it has.
  runInNewContext(`${handed ? `${EDGE_SCRIPT};` : ''}${earlyScript(declared, '')}`, {
    window,
    location: { search },
    document,
    performance: { navigation: { type } },
    Response,
    navigator: { userAgent },
    fetch,
    URLSearchParams,
  })
  return { fetched, keys: Object.keys(window.__early ?? {}), early: window.__early ?? {} }
}

test('the page finds each early request by the key of its own call', () => {
  expect(run('?no=C1&type=2').keys).toEqual([keyOf(share('C1', '2')), keyOf(detail('C1'))])
})

test('an early request carries what the page would send', () => {
  const { fetched } = run('?no=C1&type=2')
  expect(fetched[0]).toMatchObject({
    url: '/api/course/share',
    init: {
      method: 'POST',
      body: '{"no":"C1","type":"2"}',
      credentials: 'same-origin',
      headers: { client: 'ios', 'content-type': 'application/json' },
    },
  })
  expect(fetched[1]!.url).toBe('/api/detail?no=C1')
})

test.for(['', '?type=2', '?no=', '?no=%22%2Balert(1)%2B%22', '?no=a%20b', `?no=${'x'.repeat(65)}`])(
  'nothing is asked for %s',
  (search) => expect(run(search).fetched).toEqual([]),
)

test('a value that is no id is sent as empty text, never as it came', () => {
  expect(run('?no=C1&type=%3Cb%3E').fetched[0]!.init.body).toBe('{"no":"C1","type":""}')
})

test('what the edge has asked already is there at once and not asked again', async () => {
  const key = keyOf(share('C1', '2'))
  const handed = JSON.stringify({ [key]: ['{"code":0}', 'Fri, 20 Nov 2026 08:00:00 GMT'] })
  const { fetched, early } = run('?no=C1&type=2', first, handed)
  expect(fetched.map(({ url }) => url)).toEqual(['/api/detail?no=C1'])
  const reply = (await early[key]) as Response
  expect(await reply.text()).toBe('{"code":0}')
  expect(reply.headers.get('date')).toBe('Fri, 20 Nov 2026 08:00:00 GMT')
})

test('someone who comes back gets fresh answers', () => {
  const handed = JSON.stringify({ [keyOf(share('C1', '2'))]: ['{"code":0}', ''] })
  expect(run('?no=C1&type=2', first, handed, 2).fetched).toHaveLength(2)
})

test('what the edge has asked counts even when the page itself would not have asked early', () => {
  const key = keyOf(share('C1', ''))
  expect(run('', first, JSON.stringify({ [key]: ['{"code":0}', ''] })).keys).toEqual([key])
})

test('what else the first screen needs is asked for behind the calls, and only with them', () => {
  const withParts = { ...first, parts: ['below.tsx'] }
  let before = -1
  const link = {
    dataset: { rel: 'modulepreload' },
    set rel(_: string) {
      before = fetched.length
    },
  }
  const document = { getElementById: () => null, querySelectorAll: () => [link] }
  const fetched: unknown[] = []
  run('?no=C1&type=2', withParts, undefined, 0, document, fetched)
  expect(before).toBe(2)
  before = -1
  run('', withParts, undefined, 0, document, fetched)
  expect(before).toBe(-1)
})

test('a page without first calls has no script', () => expect(earlyScript(undefined, '')).toBe(''))
