import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnswers } from '#scripts/site/edge/answers.ts'
import { createEdge } from '#scripts/site/edge/app.ts'
import type { Drawing } from '#scripts/site/edge/drawing/drawing.ts'
import { variantOf } from '#scripts/site/edge/lot.ts'
import { packed } from '#scripts/site/edge/packed.ts'
import type { Running } from '#scripts/site/experiments/running.ts'

// What the bundle of the edge holds (scripts/site/build/edge-bundle.ts).
vi.stubEnv('KEPT_LOT', 'keptLot()')
const POLICY = "script-src 'sha256-own'"
const PAGE = [
  '<!doctype html>\n<html lang="zh-CN" data-shared>\n<head>\n<meta property="og:type"><style>p{}</style>\n<script>boot()</script>\n</head>',
  '<body><div id="app">first</div>\n<p id="slow">慢</p></body></html>',
].join('\n')
const button: Running = {
  name: 'button',
  end: '2026-11-30',
  pages: ['pkShare'],
  shares: [
    ['plain', 50],
    ['follow', 50],
  ],
}
const VISITOR = { 'user-agent': 'Mozilla/5.0 (iPhone)', 'accept-language': 'zh-CN' }
const PK = '/pkShare?pkNo=P1&userNo=1001'
const lotOf = (variant: string) => String([...Array(99).keys()].find((lot) => variantOf(button, `${lot}`) === variant))
const COOKIES = { plain: `lot=${lotOf('plain')}`, follow: `lot=${lotOf('follow')}` }

interface World {
  answer?: () => Response | Promise<Response>
  experiments?: readonly Running[]
  pages?: Partial<Drawing>
}

/** An edge whose drawing says which variants it was asked for. */
function edgeWith({ answer, experiments = [button], pages = {} }: World = {}) {
  const times = { drawn: 0, packed: 0 }
  const drawing: Drawing = {
    fits: (_, policy) => policy === POLICY,
    html: async (_, { variants }) => {
      times.drawn++
      return { html: `<main>drawn ${variants}</main>`, css: '', isAwaited: true }
    },
    blank: (_, { variants }) => ({ html: `<main>blank ${variants}</main>`, css: '', isAwaited: false }),
    ...pages,
  }
  const edge = createEdge({
    experiments,
    answers: createAnswers({
      fetch: async () => answer?.() ?? Response.json({ code: 0, data: { userName: '晓棠', rank: 2 } }),
    }),
    pages: drawing,
    pack: async (_, page) => {
      times.packed++
      return page
    },
    pageOrigin: 'https://h5.example.com',
    site: async () =>
      new Response(PAGE, {
        headers: { 'content-type': 'text/html', 'cache-control': 'no-cache', 'content-security-policy': POLICY },
      }),
  })
  const open = async (headers: Record<string, string> = {}, path = PK) => {
    const response = await edge.request(`https://h5.example.com${path}`, { headers: { ...VISITOR, ...headers } })
    const html = await response.text()
    return { response, html, headers: response.headers, mark: /data-variants="([^"]*)"/.exec(html)?.[1] }
  }
  return { open, times }
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00+08:00') }))
afterEach(() => void vi.useRealTimers())

test.for(['plain', 'follow'] as const)('who has drawn %s sees it, and the page reads the same', async (variant) => {
  const { html, mark } = await edgeWith().open({ cookie: COOKIES[variant] })
  expect(html).toContain(`<main>drawn button=${variant}</main>`)
  expect(mark).toBe(`button=${variant}`)
  // Before the view, which another script would hold up: only it can tell that no cookie is kept.
  expect(html.indexOf('<script>keptLot()</script>\n</head>')).toBeGreaterThan(0)
})

test('each variant is made and packed once, and kept apart', async () => {
  const { open, times } = edgeWith()
  const all = ['plain', 'follow', 'plain', 'follow'] as const
  const opened = []
  for (const one of all) opened.push(await open({ cookie: COOKIES[one], 'accept-encoding': 'br' }))
  expect(opened.map(({ mark }) => mark)).toEqual(all.map((one) => `button=${one}`))
  expect(times).toEqual({ drawn: 2, packed: 2 })
  const etags = opened.map(({ headers }) => headers.get('etag')!)
  expect(new Set(etags).size).toBe(2)
  const again = await open({ cookie: COOKIES.plain, 'if-none-match': etags[0]! })
  expect([again.response.status, again.headers.get('cache-control')]).toEqual([304, 'private, no-cache'])
  expect((await open({ cookie: COOKIES.follow, 'if-none-match': etags[0]! })).response.status).toBe(200)
})

test.for<[string, Record<string, string>, World]>([
  ['a visitor', { cookie: COOKIES.follow }, {}],
  ['a new visitor', {}, {}],
  ['a crawler', { 'user-agent': 'WhatsApp/2.23' }, {}],
  ['a packed page', { 'accept-encoding': 'br' }, {}],
  ['who asks not to be tracked', { 'sec-gpc': '1' }, {}],
  ['a page that nothing is put into', { 'sec-gpc': '1' }, { answer: () => Promise.reject(new TypeError()) }],
])('no shared cache may keep what %s gets', async ([, headers, world]) => {
  const opened = await edgeWith(world).open(headers)
  expect(opened.headers.get('cache-control')).toBe('private, no-cache')
  expect(opened.headers.get('vary')).toMatch(/(^|, )cookie$/)
  const isCounted = !('user-agent' in headers || 'sec-gpc' in headers)
  expect(opened.headers.has('set-cookie')).toBe(isCounted)
  expect(Boolean(opened.mark)).toBe(isCounted)
})

test('Node, which packs what was not packed, names both headers', async () => {
  const { headers } = (await edgeWith().open({ cookie: COOKIES.follow })).response
  const response = new Response(PAGE, { headers: [...headers].filter(([name]) => name !== 'content-encoding') })
  const request = new Request('https://h5.example.com', { headers: { 'accept-encoding': 'br' } })
  expect((await packed(request, response)).headers.get('vary')).toMatch(
    /^(cookie, accept-encoding|accept-encoding, cookie)$/,
  )
})

test('where no experiment runs, nothing of it is there', async () => {
  for (const experiments of [[], [{ ...button, end: '2026-11-22' }], [{ ...button, pages: ['groupShare'] }]]) {
    const { html, headers } = await edgeWith({ experiments }).open({ cookie: COOKIES.follow })
    expect(html).toContain('<main>drawn </main>')
    expect(html).not.toMatch(/data-variants|keptLot/)
    expect([headers.get('cache-control'), headers.get('vary'), headers.get('set-cookie')]).toEqual([
      'no-cache',
      'accept-encoding',
      null,
    ])
  }
})

test('at the end of its last day everybody sees the first, without a new build', async () => {
  const { open } = edgeWith()
  expect((await open({ cookie: COOKIES.follow })).mark).toBe('button=follow')
  vi.setSystemTime(Date.parse('2026-12-01T00:00:00+08:00'))
  const { html, headers } = await open({ cookie: COOKIES.follow })
  expect(html).toContain('<main>drawn </main>')
  expect(headers.get('set-cookie')).toBe(null)
})

test.for<[string, World]>([
  ['whose service fails', { answer: () => Promise.reject(new TypeError()) }],
  ['whose service is late', { answer: () => new Promise(() => {}) }],
  ['that cannot be drawn', { pages: { html: () => Promise.reject(new Error('broken')) } }],
])('a page %s still shows each his own variant, before its answers', async ([, world]) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { open } = edgeWith(world)
  const [{ html, mark }] = await Promise.all([open({ cookie: COOKIES.follow }), vi.advanceTimersByTimeAsync(100)])
  expect(html).toContain('<main>blank button=follow</main>')
  expect(mark).toBe('button=follow')
  const [first] = await Promise.all([open({ cookie: COOKIES.plain }), vi.advanceTimersByTimeAsync(100)])
  expect([first.html.includes('<div id="app">first</div>'), first.mark]).toEqual([true, 'button=plain'])
  vi.restoreAllMocks()
})

test('a page of another build, or one that cannot be drawn at all, shows the first and is not counted', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const broken = () => {
    throw new Error('broken')
  }
  for (const pages of [{ fits: () => false }, { html: async () => broken(), blank: broken }]) {
    const { html, mark } = await edgeWith({ pages }).open({ cookie: COOKIES.follow })
    expect([html.includes('<div id="app">first</div>'), mark]).toEqual([true, undefined])
  }
  vi.restoreAllMocks()
})
