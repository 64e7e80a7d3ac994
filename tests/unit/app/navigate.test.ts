// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goBack } from '#shared/page/go-back.ts'

const notifyNative = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('#shared/bridge/native.ts', () => ({ notifyNative }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test.for([true, false])(
  'two taps on the way back lead one page back, a later one another (app: %s)',
  async (isInApp) => {
    notifyNative.mockReset().mockResolvedValue(isInApp)
    const back = vi.spyOn(history, 'back').mockReset()
    const countCalls = () => (isInApp ? notifyNative : back).mock.calls.length
    await goBack()
    vi.advanceTimersByTime(400)
    await goBack()
    expect(countCalls()).toBe(1)
    vi.advanceTimersByTime(600)
    await goBack()
    expect(countCalls()).toBe(2)
  },
)
