import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Wechat } from '#scripts/workbench/shell/wechat/settings.ts'
import type { RouteName } from '#shared/routes.ts'
import { atRest } from './at-rest.ts'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { latch } from './latch.ts'
import { fileStack } from './stack.ts'
import { beWechat, type WechatCall } from './wechat-client.ts'

const stack = fileStack()

type Phone = 'ios' | 'android' | 'harmony'
const DEVICES = { ios: 'wechatIos', android: 'wechatAndroid', harmony: 'harmonyBrowser' } as const

async function open(
  route: RouteName,
  query: Record<string, string>,
  phone: Phone = 'ios',
  wechat: Wechat = 'ok',
  prepare?: (page: Page) => Promise<void>,
) {
  let calls: WechatCall[] = []
  const opened = await openPage(stack, route, {
    query,
    device: DEVICES[phone],
    prepare: async (page) => {
      calls = await beWechat(page, phone, wechat)
      await prepare?.(page)
      await page.route('https://open.weixin.qq.com/**', (route) => route.fulfill({ status: 204 }))
    },
  })
  const { page } = opened
  const button = page.getByRole('button', { name: '打开 App' }).first()
  const tag = page.locator('wx-open-launch-app')
  const guide = page.getByRole('dialog', { name: '点击右上角选择浏览器打开' })
  /** Where a finger lands on the button. */
  const tap = async () => {
    await button.scrollIntoViewIfNeeded()
    const box = (await button.boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }
  const launched = () => calls.filter(({ name }) => name === 'launch').map(({ data }) => data)
  const asked = (name: string) => calls.some((one) => one.name === name)
  return { ...opened, button, tag, guide, tap, launched, asked }
}

/** Whether the tag takes the taps: it does from its `ready` on. */
const takesTaps = (tag: Locator) =>
  tag.first().evaluate((element) => getComputedStyle(element.parentElement!).pointerEvents !== 'none')
const untilReady = (tag: Locator) => expect.poll(() => takesTaps(tag), { timeout: 10_000 }).toBe(true)

test.for([
  ['courseSharing', { courseNo: 'C1001', type: '1' }, 'course/detail?course_no=C1001&course_type=1'],
  ['pkShare', { pkNo: 'P1', userNo: '1001', utm_source: 'chat' }, 'home?utm_source=chat'],
  ['down', { toApp: '1' }, 'home'],
] as const)('/%s opens the app by one tap, on the right page', async ([route, query, link]) => {
  const { tag, tap, launched, guide, problems } = await open(route, query)
  await untilReady(tag)
  await tap()
  await expect.poll(launched).toEqual([{ appid: 'wx0000000000000app', extinfo: `homefitness://${link}` }])
  expect(await guide.count()).toBe(0)
  expect(problems).toEqual([])
})

test('/columnShare: a course to try opens the app by one tap, a locked one says why not; the list reads as elsewhere', async () => {
  const { page, tag, launched, guide } = await open('columnShare', { columnId: 'L1001' })
  await page.getByRole('tab', { name: '课程计划' }).click()
  await untilReady(tag)
  const tries = page.getByRole('button', { name: '试看' })
  expect(await tag.count()).toBe(await tries.count())
  const [mark, name] = [tries.first(), page.getByRole('heading', { level: 3 }).first()]
  for (const one of [mark, name]) {
    const box = (await one.boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(500) // a second tap at once is none
  }
  const link = 'homefitness://course/detail?course_no=C1001&course_type=1'
  await expect.poll(launched).toEqual(Array(2).fill({ appid: 'wx0000000000000app', extinfo: link }))
  await page.getByRole('button', { name: '解锁' }).first().click()
  await page.getByText('加入活动解锁').waitFor()
  expect(await guide.count()).toBe(0)
  await atRest(page)
  await expectNoViolations(page)
})

test.for(['android', 'harmony'] as const)('WeChat on %s', async (phone) => {
  const { tag, tap, launched } = await open('courseSharing', { courseNo: 'C1001', type: '1' }, phone)
  await untilReady(tag)
  await tap()
  await expect.poll(launched).toHaveLength(1)
})

test('the tag covers the button as it stands, which looks and reads as elsewhere', async () => {
  const plain = await openPage(stack, 'courseSharing', { query: { courseNo: 'C1001', type: '1' } })
  const wanted = await plain.page.getByRole('button', { name: '打开 App' }).boundingBox()
  const { page, button, tag } = await open('courseSharing', { courseNo: 'C1001', type: '1' })
  await untilReady(tag)
  expect(await button.boundingBox()).toEqual(wanted)
  expect(
    await tag.first().evaluate((element) => element.parentElement!.getBoundingClientRect().toJSON()),
  ).toMatchObject(wanted!)
  await atRest(page)
  await expectNoViolations(page)
})

test('an app that does not come: the guide, at once, and from then on as before', async () => {
  const { tag, tap, launched, guide } = await open('down', { toApp: '1' }, 'android', 'missing')
  await untilReady(tag)
  await tap()
  await guide.waitFor()
  await guide.getByRole('button', { name: '我知道了' }).press('Enter')
  await guide.waitFor({ state: 'hidden' })
  await tap()
  await guide.waitFor()
  expect(launched()).toHaveLength(1)
})

test('/test holds the tag, too, and writes on the page what it says', async () => {
  const { page, tag, tap, guide, problems } = await open('test', {}, 'ios', 'missing')
  await untilReady(tag)
  await page.getByText('微信开放标签：ready', { exact: true }).waitFor()
  await tap()
  await guide.waitFor()
  await page.getByText('微信开放标签：ready、error launch:fail、开放标签没有打开 App（launch）').waitFor()
  expect(problems).toEqual([])
})

test('WeChat’s kit and the signature wait for what the page was opened for', async () => {
  const answered = latch()
  const early: string[] = []
  const { page, tag } = await open('courseSharing', { courseNo: 'C1001', type: '1' }, 'ios', 'ok', async (page) => {
    page.on('request', (request) => void early.push(request.url()))
    await page.route('**/api/course/share*', async (route) => {
      await answered.promise
      await route.continue()
    })
  })
  // Once the button's code has run, what it asks for at once is on its way before anything that is asked for after it.
  const later = await page.waitForResponse(/\/later-[\w-]+\.js/)
  await page.evaluate(`import('${later.url()}').then(() => fetch('/nothing'))`)
  expect(early.some((url) => url.endsWith('/nothing'))).toBe(true)
  expect(early.filter((url) => /\/kit-|getShareUrl|jweixin/.test(url))).toEqual([])
  answered.resolve()
  await untilReady(tag)
})

test.for(['old', 'unsigned', 'refused'] as const)('WeChat, %s: the guide as ever', async (wechat) => {
  const { page, asked, tag, tap, launched, guide } = await open('down', { toApp: '1' }, 'ios', wechat)
  if (wechat === 'old') await page.waitForLoadState('networkidle')
  else await expect.poll(() => asked('preVerifyJSAPI')).toBe(true)
  await atRest(page)
  await tap()
  await guide.waitFor()
  for (const one of await tag.all()) expect(await takesTaps(one)).toBe(false)
  expect(launched()).toEqual([])
})

test('a policy without the frame of the tag leaves the guide', async () => {
  const { page, tag, tap, guide, launched } = await open('down', { toApp: '1' }, 'ios', 'ok', async (page) => {
    await page.route('**/down?*', async (route) => {
      const response = await route.fetch()
      const policy = response.headers()['content-security-policy']!
      const headers = { ...response.headers(), 'content-security-policy': policy.replace(' webcompt:', '') }
      await route.fulfill({ response, headers })
    })
  })
  await tag.waitFor({ state: 'attached' })
  await page.waitForTimeout(500)
  await atRest(page)
  await tap()
  await guide.waitFor()
  expect(launched()).toEqual([])
})
