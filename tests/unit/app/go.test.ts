// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { go, way } from '#shared/app/page/go.ts'
import { prefetch } from '#shared/app/page/prefetch.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock('#shared/app/messages/messages.ts', () => ({ toast }))

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
const WORDS = '网络不给力，请检查网络'
const dead = () => asked.mockRejectedValue(new TypeError('Failed to fetch'))

test('a page that can be had is opened, its head asked for past the cache', async () => {
  expect(await go('/analysis', 'replace')).toBe(true)
  expect(left).toEqual(['replace /analysis'])
  expect(asked.mock.calls[0]).toMatchObject(['/analysis', { method: 'HEAD', cache: 'no-store' }])
})

test.for([
  ['the line is dead', dead],
  ['the host is out of order', () => asked.mockResolvedValue(new Response('', { status: 502 }))],
  ['the page is gone', () => asked.mockResolvedValue(new Response('', { status: 404 }))],
] as const)('%s: the page stays, says so, and its bar stops', async ([, break_]) => {
  break_()
  expect(await go('/analysis')).toBe(false)
  expect(left).toEqual([])
  expect(toast.mock.calls).toEqual([[WORDS]])
  expect(document.documentElement.dataset.busy).toBeUndefined()
})

test('a line that stays silent for 10 s counts as dead', async () => {
  asked.mockImplementation(
    (_, { signal }) =>
      new Promise((_, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const gone = go('/analysis')
  await vi.advanceTimersByTimeAsync(9999)
  expect(toast).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await gone).toBe(false)
  expect(toast).toHaveBeenCalledWith(WORDS)
})

test('a host that knows only GET does not shut its pages', async () => {
  asked.mockResolvedValue(new Response('', { status: 405 }))
  expect(await go('/analysis')).toBe(true)
})

test('another host cannot be asked: the page itself tells whether there is a line', async () => {
  await go('https://store.test/app')
  expect(asked.mock.calls[0]![0]).toBe('https://h5.test/bodyFatScale?no=1')
  expect(left).toEqual(['assign https://store.test/app'])
  dead()
  await go('https://store.test/app')
  expect(left).toHaveLength(1)
})

test('taps while one is looked at: the same again does nothing, another takes its place', async () => {
  const all = await Promise.all([go('/analysis'), go('/analysis'), go('/integral'), go('/integral')])
  expect(all).toEqual([false, false, true, false])
  expect(left).toEqual(['assign /integral'])
  expect(asked).toHaveBeenCalledTimes(2)
  // Never left (a download): the same way is open again.
  expect(await go('/integral')).toBe(true)
})

test('a link looks before it leaves', async () => {
  const preventDefault = vi.fn()
  const { href, onClick } = way('/workOrder?from=chat')
  onClick({ preventDefault })
  await vi.advanceTimersByTimeAsync(0)
  expect(href).toBe('/workOrder?from=chat')
  expect(preventDefault).toHaveBeenCalled()
  expect(left).toEqual(['assign /workOrder?from=chat'])
})

test('a page that was fetched ahead is opened without a question, for five minutes', async () => {
  prefetch('/columnDetails?columnId=1')
  document.querySelector('link[rel=prefetch]')!.dispatchEvent(new Event('load'))
  asked.mockClear()
  dead()
  expect(await go('/columnDetails?columnId=1')).toBe(true)
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  dispatchEvent(new Event('pageshow'))
  expect(await go('/columnDetails?columnId=1')).toBe(false)
})
