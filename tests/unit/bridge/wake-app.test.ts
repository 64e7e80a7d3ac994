import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeApp, openWindow } from './open-app.ts'

describe('an attempt', () => {
  let visited: string[]
  let ended: string[]
  let window: ReturnType<typeof openWindow>
  let wakeApp: typeof import('#shared/bridge/wake-app.ts').wakeApp

  beforeEach(async () => {
    window = openWindow('')
    visited = []
    ended = []
    vi.stubGlobal('location', {
      set href(address: string) {
        visited.push(address)
      },
    })
    wakeApp = (await import('#shared/bridge/wake-app.ts')).wakeApp
  })
  afterEach(closeApp)
  const wakeHome = () => wakeApp('fit://home', { onEnd: (outcome) => ended.push(outcome) })
  const hidePage = () => {
    Object.defineProperty(window.document, 'visibilityState', { value: 'hidden', configurable: true })
    window.document.dispatchEvent(new window.Event('visibilitychange'))
  }

  test('goes out in the tap itself, and fails after 3 s; a visibility change that shows the page changes nothing', () => {
    expect(wakeHome()).toBe(true)
    expect(visited).toEqual(['fit://home'])
    window.document.dispatchEvent(new window.Event('visibilitychange'))
    vi.advanceTimersByTime(2999)
    expect(ended).toEqual([])
    vi.advanceTimersByTime(1)
    expect([ended, visited]).toEqual([['failed'], ['fit://home']])
  })

  test.for([
    ['hidden', () => hidePage()],
    ['pagehide', () => window.dispatchEvent(new window.Event('pagehide'))],
    ['blur', () => window.dispatchEvent(new window.Event('blur'))],
  ] as const)('%s means opened', ([, leave]) => {
    wakeHome()
    vi.advanceTimersByTime(1000)
    leave()
    vi.advanceTimersByTime(10_000)
    expect([ended, visited]).toEqual([['opened'], ['fit://home']])
  })

  test.for([
    [800, 'failed'],
    [801, 'opened'],
  ] as const)('a timer %d ms late: %s', ([late, outcome]) => {
    wakeHome()
    vi.setSystemTime(Date.now() + late)
    vi.advanceTimersByTime(3000)
    expect(ended).toEqual([outcome])
  })

  test('a second tap does nothing while one runs; afterwards it works', () => {
    wakeHome()
    expect(wakeHome()).toBe(false)
    expect(visited).toHaveLength(1)
    hidePage()
    expect(wakeHome()).toBe(true)
    expect(visited).toHaveLength(2)
  })

  test('no listener is left behind', () => {
    const live = new Set<string>()
    for (const target of [window, window.document]) {
      vi.spyOn(target, 'addEventListener').mockImplementation((name) => void live.add(name))
      vi.spyOn(target, 'removeEventListener').mockImplementation((name) => void live.delete(name))
    }
    wakeHome()
    expect(live.size).toBe(3)
    vi.advanceTimersByTime(3000)
    expect([...live]).toEqual([])
  })
})
