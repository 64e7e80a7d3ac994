import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let clock: typeof import('#shared/api/server-clock.ts')
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2036-01-01T00:00:00Z') }) // the phone is ten years ahead
  vi.resetModules()
  clock = await import('#shared/api/server-clock.ts')
})
afterEach(() => void vi.useRealTimers())

const HEADER = 'Fri, 20 Nov 2026 12:00:00 GMT'

test('before the first reply the phone’s clock is all there is', () => expect(clock.getServerTime()).toBe(Date.now()))

test('after a reply: the service’s time, going on with the page’s own steady clock, also where the phone’s is set back', () => {
  clock.noteServerTime(HEADER)
  expect(clock.getServerTime()).toBe(Date.parse(HEADER))
  vi.setSystemTime(Date.parse('2016-01-01T00:00:00Z'))
  vi.advanceTimersByTime(90_000)
  expect(clock.getServerTime()).toBe(Date.parse(HEADER) + 90_000)
})

test('a phone that slept: its own clock went on, the steady one stood still', () => {
  clock.noteServerTime(HEADER)
  vi.setSystemTime(Date.now() + 8 * 3_600_000)
  expect(clock.getServerTime()).toBe(Date.parse(HEADER) + 8 * 3_600_000)
})

test.for([null, '', 'yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT'])(
  'a header of %s is ignored',
  (header) => {
    clock.noteServerTime(HEADER)
    clock.noteServerTime(header)
    expect(clock.getServerTime()).toBe(Date.parse(HEADER))
  },
)
