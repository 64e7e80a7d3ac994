import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AppLinks, type WakeTarget, wakePlan } from '#shared/bridge/wake-plan.ts'
import { closeApp, openWindow } from './open-app.ts'

const LINKS: AppLinks = {
  scheme: 'fit',
  storeUrl: 'https://apps.apple.com/cn/app/id1',
  packageUrl: 'https://cdn.test/app.apk',
  packageName: 'cn.fit.app',
  downloadPage: 'https://h5.test/down',
}
const HOME: WakeTarget = { page: 'home' }
const PLAIN = { container: 'browser', chromium: false } as const

describe('what to do where', () => {
  test.for([
    ['the app', { ...PLAIN, platform: 'ios', inApp: true }, { way: 'native' }],
    ['desktop', { ...PLAIN, platform: 'desktop' }, { way: 'desktop' }],
    [
      'Safari',
      { ...PLAIN, platform: 'ios' },
      { way: 'scheme', address: 'fit://home', fallback: { kind: 'store', address: LINKS.storeUrl } },
    ],
    [
      'an Android browser',
      { ...PLAIN, platform: 'android' },
      { way: 'scheme', address: 'fit://home', fallback: { kind: 'package', address: LINKS.packageUrl } },
    ],
    [
      'HarmonyOS: never the package',
      { ...PLAIN, platform: 'harmony' },
      { way: 'scheme', address: 'fit://home', fallback: { kind: 'none' } },
    ],
    [
      'Chrome',
      { ...PLAIN, platform: 'android', chromium: true },
      {
        way: 'intent',
        address:
          'intent://home#Intent;scheme=fit;package=cn.fit.app;S.browser_fallback_url=https%3A%2F%2Fh5.test%2Fdown;end',
        fallback: { kind: 'package', address: LINKS.packageUrl },
      },
    ],
  ] as const)('%s', ([, place, plan]) => {
    expect(wakePlan(place, HOME, LINKS)).toEqual(plan)
  })

  test.for(['wechat', 'wecom', 'qq', 'weibo', 'alipay', 'dingtalk', 'feishu'] as const)(
    '%s shows the guide on every platform',
    (container) => {
      for (const platform of ['ios', 'android', 'harmony', 'desktop'] as const) {
        expect(wakePlan({ platform, container, chromium: true }, HOME, LINKS)).toEqual({ way: 'guide' })
      }
    },
  )

  test('Baidu shows its notice', () => {
    expect(wakePlan({ platform: 'android', container: 'baidu', chromium: false }, HOME, LINKS)).toEqual({
      way: 'baidu-notice',
    })
  })

  test('a universal link goes before the scheme', () => {
    const plan = wakePlan(
      { ...PLAIN, platform: 'ios' },
      { page: 'group', id: 'G1' },
      { ...LINKS, universalLink: 'https://link.test/app/' },
    )
    expect(plan).toMatchObject({ way: 'universal-link', address: 'https://link.test/app/group/mine?id=G1' })
  })

  test.for([{ packageName: undefined }, { downloadPage: undefined }])('no intent without %o', (missing) => {
    expect(wakePlan({ ...PLAIN, platform: 'android', chromium: true }, HOME, { ...LINKS, ...missing })).toMatchObject({
      way: 'scheme',
    })
  })
})

test.for([
  [{ page: 'course', courseNo: 'C1', courseType: '2' }, '', 'fit://course/detail?course_no=C1&course_type=2'],
  [{ page: 'group', id: 'G 1&x=2#;/' }, '', 'fit://group/mine?id=G%201%26x%3D2%23%3B%2F'],
  [{ page: 'activity', activityId: '夏日' }, '', 'fit://activity/detail?activityId=%E5%A4%8F%E6%97%A5'],
  [
    { page: 'activity', activityId: 'A1' },
    '?activityId=9&utm_source=a b&channel=wx&token=T&utm_=x',
    'fit://activity/detail?activityId=A1&utm_source=a%20b&channel=wx',
  ],
  [HOME, '?utm_campaign=;end', 'fit://home?utm_campaign=%3Bend'],
] as const)('%o with %o opens %s', ([target, search, address]) => {
  expect(wakePlan({ ...PLAIN, platform: 'ios' }, target, LINKS, search)).toMatchObject({ address })
})

describe('an attempt', () => {
  const PLAN = {
    way: 'scheme',
    address: 'fit://home',
    fallback: { kind: 'store', address: 'https://store.test/' },
  } as const
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
  const wake = (plan: Parameters<typeof wakeApp>[0] = PLAN) =>
    wakeApp(plan, { onEnd: (outcome) => ended.push(outcome) })
  const hide = () => {
    Object.defineProperty(window.document, 'visibilityState', { value: 'hidden', configurable: true })
    window.document.dispatchEvent(new window.Event('visibilitychange'))
  }

  test('goes out in the tap itself, and to the store after 3 s', () => {
    expect(wake()).toBe(true)
    expect(visited).toEqual(['fit://home'])
    vi.advanceTimersByTime(2999)
    expect(ended).toEqual([])
    vi.advanceTimersByTime(1)
    expect([ended, visited]).toEqual([['failed'], ['fit://home', 'https://store.test/']])
  })

  test('without a fallback the page stays', () => {
    wake({ ...PLAN, fallback: { kind: 'none' } })
    vi.advanceTimersByTime(3000)
    expect([ended, visited]).toEqual([['failed'], ['fit://home']])
  })

  test.for([
    ['hidden', () => hide()],
    ['pagehide', () => window.dispatchEvent(new window.Event('pagehide'))],
    ['blur', () => window.dispatchEvent(new window.Event('blur'))],
  ] as const)('%s means opened', ([, leave]) => {
    wake()
    vi.advanceTimersByTime(1000)
    leave()
    vi.advanceTimersByTime(10_000)
    expect([ended, visited]).toEqual([['opened'], ['fit://home']])
  })

  test('a visibility change that shows the page is none', () => {
    wake()
    window.document.dispatchEvent(new window.Event('visibilitychange'))
    vi.advanceTimersByTime(3000)
    expect(ended).toEqual(['failed'])
  })

  test.for([
    [800, 'failed'],
    [801, 'opened'],
  ] as const)('a timer %d ms late: %s', ([late, outcome]) => {
    wake()
    vi.setSystemTime(Date.now() + late)
    vi.advanceTimersByTime(3000)
    expect(ended).toEqual([outcome])
  })

  test('a second tap does nothing while one runs; afterwards it works', () => {
    wake()
    expect(wake()).toBe(false)
    expect(visited).toHaveLength(1)
    hide()
    expect(wake()).toBe(true)
    expect(visited).toHaveLength(2)
  })

  test('no listener is left behind', () => {
    const live = new Set<string>()
    for (const target of [window, window.document]) {
      vi.spyOn(target, 'addEventListener').mockImplementation((name) => void live.add(name))
      vi.spyOn(target, 'removeEventListener').mockImplementation((name) => void live.delete(name))
    }
    wake()
    expect(live.size).toBe(3)
    vi.advanceTimersByTime(3000)
    expect([...live]).toEqual([])
  })
})
