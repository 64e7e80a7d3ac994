// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getLinkProps, navigate } from '#shared/page/navigate.ts'
import { prefetchPage, revalidateDocument } from '#shared/page/prefetch.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock('#shared/features/messages/messages.ts', () => ({ showMessage: toast }))

const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const left: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  left.length = 0
  toast.mockReset()
  asked.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('location', {
    href: 'https://h5.test/bodyFatScale?no=1',
    origin: 'https://h5.test',
    assign: (address: string) => left.push(`assign ${address}`),
    replace: (address: string) => left.push(`replace ${address}`),
  })
})
afterEach(() => {
  dispatchEvent(new Event('pageshow'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const TEXTS = '网络不给力，请检查网络'
const failRequests = () => asked.mockRejectedValue(new TypeError('Failed to fetch'))

test('a page is brought whole before it is opened, from the cache where it is there', async () => {
  expect(await navigate('/analysis', 'replace')).toBe(true)
  expect(left).toEqual(['replace /analysis'])
  expect(asked.mock.calls[0]).toEqual(['/analysis', { signal: expect.anything() }])
})

test.for([
  ['', 2, 'replace'],
  ['https://h5.test/bodyFatScale?t=1&no=2', 2, 'back'],
  ['https://h5.test/bodyFatScale/', 2, 'back'],
  ['https://h5.test/bodyFatScaleList', 2, 'replace'],
  ['https://other.test/bodyFatScale', 2, 'replace'],
  ['https://h5.test/bodyFatScale', 1, 'replace'],
] as const)('opened from %j, %i in the history: the way back is %s', async ([referrer, length, result]) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  vi.spyOn(history, 'length', 'get').mockReturnValue(length)
  const back = vi.spyOn(history, 'back').mockImplementation(() => void left.push('back'))
  await navigate('/bodyFatScale?t=3', 'back')
  back.mockRestore()
  expect(left).toEqual([result === 'back' ? 'back' : 'replace /bodyFatScale?t=3'])
})

test('a line that gives up within the page is there all the same', async () => {
  asked.mockResolvedValue({ ok: true, text: () => Promise.reject(new Error('aborted')) } as Response)
  expect(await navigate('/analysis')).toBe(true)
})

test.for([
  ['the line is dead', failRequests],
  ['the host is out of order', () => asked.mockResolvedValue(new Response('', { status: 502 }))],
  ['the page is gone', () => asked.mockResolvedValue(new Response('', { status: 404 }))],
] as const)('%s: the page stays, says so, and its bar stops', async ([, break_]) => {
  break_()
  expect(await navigate('/analysis')).toBe(false)
  expect(left).toEqual([])
  expect(toast.mock.calls).toEqual([[TEXTS]])
  expect(document.documentElement.dataset.busy).toBeUndefined()
})

test('a line that stays silent for 10 s counts as dead', async () => {
  asked.mockImplementation(
    (_, { signal }) =>
      new Promise((_, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const gone = navigate('/analysis')
  await vi.advanceTimersByTimeAsync(9999)
  expect(toast).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await gone).toBe(false)
  expect(toast).toHaveBeenCalledWith(TEXTS)
})

test('another host cannot be asked: the page itself tells whether there is a line', async () => {
  await navigate('https://store.test/app')
  expect(asked.mock.calls[0]).toMatchObject([
    'https://h5.test/bodyFatScale?no=1',
    { method: 'HEAD', cache: 'no-store' },
  ])
  expect(left).toEqual(['assign https://store.test/app'])
  failRequests()
  await navigate('https://store.test/app')
  expect(left).toHaveLength(1)
})

test('taps while one is looked at: the same again does nothing, another takes its place', async () => {
  const all = await Promise.all([
    navigate('/analysis'),
    navigate('/analysis'),
    navigate('/integral'),
    navigate('/integral'),
  ])
  expect(all).toEqual([false, false, true, false])
  expect(left).toEqual(['assign /integral'])
  expect(asked).toHaveBeenCalledTimes(2)
  // Never left (a download): the same way is open again.
  expect(await navigate('/integral')).toBe(true)
})

test('a link looks before it leaves', async () => {
  const preventDefault = vi.fn()
  const { href, onClick } = getLinkProps('/workOrder?from=chat')
  onClick({ preventDefault })
  await vi.advanceTimersByTimeAsync(0)
  expect(href).toBe('/workOrder?from=chat')
  expect(preventDefault).toHaveBeenCalled()
  expect(left).toEqual(['assign /workOrder?from=chat'])
})

test('a page that is fetched ahead brings its script along, and what its chart waits for, once', async () => {
  const head = [
    '<link rel="modulepreload" href="/assets/app.js" crossorigin>',
    '<meta name="theme-color" content="#fff">',
    '<meta name="later-css" content="/assets/app.css">',
    '<meta name="later-chart" content="/assets/plot.js">',
  ]
  asked.mockImplementation(async () => new Response(head.join('\n')))
  await Promise.all([prefetchPage('/columnDetails'), prefetchPage('/columnDetails'), prefetchPage('/columnCourses')])
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/columnDetails', '/columnCourses'])
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')]
  expect(links.map((link) => [link.getAttribute('href'), link.crossOrigin])).toEqual([
    ['/assets/app.js', ''],
    ['/assets/plot.js', ''],
  ])
})

test.for([300, 0, undefined])(
  'a page that was opened as the browser kept it (%j bytes came) asks at rest whether it still is the one that is live',
  async (transferSize) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ transferSize } as PerformanceNavigationTiming])
    document.documentElement.dataset.busy = ''
    const renewed = revalidateDocument()
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).not.toHaveBeenCalled()
    delete document.documentElement.dataset.busy
    await vi.advanceTimersByTimeAsync(500)
    await renewed
    const stored = transferSize ? [] : [[location.href, 'no-cache']]
    expect(asked.mock.calls.map(([address, how]) => [address, how?.cache])).toEqual(stored)
  },
)
