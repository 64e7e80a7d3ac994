// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { lazy, StalePageError } from '#shared/core/lazy.ts'

const reload = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  reload.mockReset()
  sessionStorage.clear()
  Object.defineProperty(window, 'location', { value: { reload }, configurable: true })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** Let the wait before the second try pass. */
async function settle<T>(promise: Promise<T>) {
  const result = promise.then(
    (value) => ({ value }),
    (error: Error) => ({ error }),
  )
  await vi.runAllTimersAsync()
  return Promise.race([result, Promise.resolve('pending' as const)])
}

test('a part that comes at once is loaded once', async () => {
  const load = vi.fn(async () => 'part')
  expect(await settle(lazy(load))).toEqual({ value: 'part' })
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed load is tried once more', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce('part')
  expect(await settle(lazy(load))).toEqual({ value: 'part' })
  expect(reload).not.toHaveBeenCalled()
})

test('after two failures the page reloads, but only once', async () => {
  const load = () => Promise.reject(new Error('404'))
  await settle(lazy(load))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(await settle(lazy(load))).toEqual({ error: new StalePageError() })
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page on which something was typed is never reloaded', async () => {
  expect(await settle(lazy(() => Promise.reject(new Error('404')), true))).toEqual({ error: new StalePageError() })
  expect(reload).not.toHaveBeenCalled()
})

test('where storage does not remember, the page is not reloaded', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem() {
      throw new Error('full')
    },
  })
  expect(await settle(lazy(() => Promise.reject(new Error('404'))))).toEqual({ error: new StalePageError() })
  expect(reload).not.toHaveBeenCalled()
})
