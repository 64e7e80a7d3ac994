import { describe, expect, test } from 'vitest'
import { type AppLinks, createWakePlan, type WakeTarget } from '#shared/bridge/wake-plan.ts'

const LINKS: AppLinks = {
  scheme: 'fit',
  storeUrl: 'https://apps.apple.com/cn/app/id1',
  packageUrl: 'https://cdn.test/app.apk',
  packageName: 'cn.fit.app',
}
const HOME: WakeTarget = { page: 'home' }
const PLAIN = { container: 'browser', chromium: false } as const
const createSchemePlan = (fallback: object) => ({ kind: 'scheme', address: 'fit://home', fallback })
const GALLERY = 'https://appgallery.huawei.com/app/detail?id=cn.fit.app'
const ANDROID = { ...PLAIN, platform: 'android' } as const
const PACKAGE = createSchemePlan({ kind: 'package', address: LINKS.packageUrl })

test.for<[WakeTarget, string]>([
  [{ page: 'group', id: 'G1' }, 'fit://group/mine?id=G1'],
  [{ page: 'course', courseNo: 'C1', courseType: '1' }, 'fit://course/detail?course_no=C1&course_type=1'],
  [{ page: 'activity', activityId: 'A1' }, 'fit://activity/detail?activityId=A1'],
])('inside the app %o opens by its deep link, and there is nothing to install', ([target, address]) => {
  const plan = createWakePlan({ ...ANDROID, chromium: true, inApp: true }, target, LINKS)
  expect(plan).toEqual({ kind: 'scheme', address, fallback: { kind: 'app' } })
})

describe('what to do where', () => {
  test.for<[string, Parameters<typeof createWakePlan>[0], object, Partial<AppLinks>?]>([
    ['the app', { ...PLAIN, platform: 'ios', inApp: true }, { kind: 'native' }],
    ['desktop', { ...PLAIN, platform: 'desktop' }, { kind: 'desktop' }],
    ['Safari', { ...PLAIN, platform: 'ios' }, createSchemePlan({ kind: 'store', address: LINKS.storeUrl })],
    ['an Android browser', ANDROID, PACKAGE],
    ['Chrome without the name of the package', { ...ANDROID, chromium: true }, PACKAGE, { packageName: undefined }],
    [
      'HarmonyOS without a store page: no package',
      { ...PLAIN, platform: 'harmony' },
      createSchemePlan({ kind: 'none' }),
    ],
    [
      'HarmonyOS: the scheme, then AppGallery',
      { ...PLAIN, platform: 'harmony' },
      createSchemePlan({ kind: 'store', address: GALLERY }),
      { galleryUrl: GALLERY },
    ],
    ['a mini program, whose menu leads to no browser', { ...ANDROID, container: 'miniprogram' }, { kind: 'copy' }],
    [
      'Douyin and its kin: the scheme, then the guide',
      { ...ANDROID, container: 'otherApp', chromium: true },
      createSchemePlan({ kind: 'guide' }),
    ],
    ['Baidu', { ...ANDROID, container: 'baidu' }, { kind: 'baidu-notice' }],
    [
      'Chrome',
      { ...PLAIN, platform: 'android', chromium: true },
      {
        kind: 'intent',
        address:
          'intent://home#Intent;scheme=fit;package=cn.fit.app;S.browser_fallback_url=https%3A%2F%2Fcdn.test%2Fapp.apk;end',
        fallback: { kind: 'package', address: LINKS.packageUrl },
      },
    ],
  ])('%s', ([, place, plan, links]) => expect(createWakePlan(place, HOME, { ...LINKS, ...links })).toEqual(plan))

  const APPS = ['wechat', 'wecom', 'qq', 'weibo', 'alipay', 'dingtalk', 'feishu'] as const
  test.for(APPS)('%s shows the guide on every phone, and on a computer the QR code', (container) => {
    expect(createWakePlan({ platform: 'desktop', container, chromium: true }, HOME, LINKS)).toEqual({ kind: 'desktop' })
    for (const platform of ['ios', 'android', 'harmony'] as const) {
      expect(createWakePlan({ platform, container, chromium: true }, HOME, LINKS)).toEqual({ kind: 'guide' })
    }
  })

  test('a universal link goes before the scheme', () => {
    const plan = createWakePlan(
      { ...PLAIN, platform: 'ios' },
      { page: 'group', id: 'G1' },
      { ...LINKS, universalLink: 'https://link.test/app/' },
    )
    expect(plan).toMatchObject({ kind: 'universal-link', address: 'https://link.test/app/group/mine?id=G1' })
  })
})

test.for([
  [{ page: 'course', courseNo: 'C1', courseType: '2' }, '', 'fit://course/detail?course_no=C1&course_type=2'],
  [{ page: 'course', courseNo: 'C1', courseType: '' }, '', 'fit://course/detail?course_no=C1'],
  [{ page: 'group', id: 'G 1&x=2#;/' }, '', 'fit://group/mine?id=G%201%26x%3D2%23%3B%2F'],
  [{ page: 'activity', activityId: '夏日' }, '', 'fit://activity/detail?activityId=%E5%A4%8F%E6%97%A5'],
  [
    { page: 'activity', activityId: 'A1' },
    '?activityId=9&utm_source=a b&channel=wx&token=T&utm_=x',
    'fit://activity/detail?activityId=A1&utm_source=a%20b&channel=wx',
  ],
  [HOME, '?utm_campaign=;end', 'fit://home?utm_campaign=%3Bend'],
] as const)('%o with %o opens %s', ([target, search, address]) => {
  expect(createWakePlan({ ...PLAIN, platform: 'ios' }, target, LINKS, search)).toMatchObject({ address })
})
