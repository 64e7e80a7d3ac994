import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Wechat } from '#scripts/native-shell/wechat/settings.ts'
import type { RouteName } from '#shared/routes.ts'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { createGate } from './gate.ts'
import { waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'
import { emulateWechat, type WechatCall } from './wechat-client.ts'

const stack = createFileStack()

type Phone = 'ios' | 'android' | 'harmony'
const DEVICES = { ios: 'wechatIos', android: 'wechatAndroid', harmony: 'harmonyBrowser' } as const

async function openInWechat(
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
      calls = await emulateWechat(page, phone, wechat)
      await prepare?.(page)
      await page.route('https://open.weixin.qq.com/**', (route) => route.fulfill({ status: 204 }))
    },
  })
  const { page } = opened
  const button = page.getByRole('button', { name: '打开 App' }).first()
  const tag = page.locator('wx-open-launch-app')
  const guide = page.getByRole('dialog', { name: '点击右上角选择浏览器打开' })
  /** Where a finger lands on the button. */
  const tapTag = async () => {
    await button.scrollIntoViewIfNeeded()
    const box = (await button.boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }
  const getLaunches = () => calls.filter(({ name }) => name === 'launch').map(({ data }) => data)
  const hasCall = (name: string) => calls.some((item) => item.name === name)
  return { ...opened, button, tag, guide, tap: tapTag, launched: getLaunches, asked: hasCall }
}

/** Whether the tag takes the taps: it does from its `ready` on. */
const isTappable = (tag: Locator) =>
  tag.first().evaluate((element) => getComputedStyle(element.parentElement!).pointerEvents !== 'none')
const waitUntilTappable = (tag: Locator) => expect.poll(() => isTappable(tag), { timeout: 10_000 }).toBe(true)

test.for([
  ['courseSharing', { courseNo: 'C1001', type: '1' }, 'course/detail?course_no=C1001&course_type=1'],
  ['pkShare', { pkNo: 'P1', userNo: '1001', utm_source: 'chat' }, 'home?utm_source=chat'],
  ['down', { toApp: '1' }, 'home'],
] as const)('/%s opens the app by one tap, on the right page', async ([route, query, link]) => {
  const { tag, tap, launched, guide, problems } = await openInWechat(route, query)
  await waitUntilTappable(tag)
  await tap()
  await expect.poll(launched).toEqual([{ appid: 'wx0000000000000app', extinfo: `homefitness://${link}` }])
  expect(await guide.count()).toBe(0)
  expect(problems).toEqual([])
})

test('/columnShare: a course to try opens the app by one tap, a locked one says why not; the list reads as elsewhere', async () => {
  const { page, tag, launched, guide } = await openInWechat('columnShare', { columnId: 'L1001' })
  await page.getByRole('tab', { name: '课程计划' }).click()
  await waitUntilTappable(tag)
  const tries = page.getByRole('button', { name: '试看' })
  expect(await tag.count()).toBe(await tries.count())
  const [mark, name] = [tries.first(), page.getByRole('heading', { level: 3 }).first()]
  for (const item of [mark, name]) {
    const box = (await item.boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(500) // a second tap at once is none
  }
  const link = 'homefitness://course/detail?course_no=C1001&course_type=1'
  await expect.poll(launched).toEqual(Array(2).fill({ appid: 'wx0000000000000app', extinfo: link }))
  await page.getByRole('button', { name: '解锁' }).first().click()
  await page.getByText('加入活动解锁').waitFor()
  expect(await guide.count()).toBe(0)
  await waitForStableText(page)
  await expectNoViolations(page)
})

test.for(['android', 'harmony'] as const)('WeChat on %s', async (phone) => {
  const { tag, tap, launched } = await openInWechat('courseSharing', { courseNo: 'C1001', type: '1' }, phone)
  await waitUntilTappable(tag)
  await tap()
  await expect.poll(launched).toHaveLength(1)
})

test('the tag covers the button as it stands, which looks and reads as elsewhere', async () => {
  const plain = await openPage(stack, 'courseSharing', { query: { courseNo: 'C1001', type: '1' } })
  const wanted = await plain.page.getByRole('button', { name: '打开 App' }).boundingBox()
  const { page, button, tag } = await openInWechat('courseSharing', { courseNo: 'C1001', type: '1' })
  await waitUntilTappable(tag)
  expect(await button.boundingBox()).toEqual(wanted)
  expect(
    await tag.first().evaluate((element) => element.parentElement!.getBoundingClientRect().toJSON()),
  ).toMatchObject(wanted!)
  await waitForStableText(page)
  await expectNoViolations(page)
})

test('an app that does not come: the guide, at once, and from then on as before', async () => {
  const { tag, tap, launched, guide } = await openInWechat('down', { toApp: '1' }, 'android', 'missing')
  await waitUntilTappable(tag)
  await tap()
  await guide.waitFor()
  await guide.getByRole('button', { name: '我知道了' }).press('Enter')
  await guide.waitFor({ state: 'hidden' })
  await tap()
  await guide.waitFor()
  expect(launched()).toHaveLength(1)
})

test('/test holds the tag, too, and writes on the page what it says', async () => {
  const { page, tag, tap, guide, problems } = await openInWechat('test', {}, 'ios', 'missing')
  await waitUntilTappable(tag)
  await page.getByText('微信开放标签：ready', { exact: true }).waitFor()
  await tap()
  await guide.waitFor()
  await page.getByText('微信开放标签：ready、error launch:fail、开放标签没有打开 App（launch）').waitFor()
  expect(problems).toEqual([])
})

test('WeChat’s kit and the signature wait for what the page was opened for', async () => {
  const answered = createGate()
  const early: string[] = []
  const { page, tag } = await openInWechat(
    'courseSharing',
    { courseNo: 'C1001', type: '1' },
    'ios',
    'ok',
    async (page) => {
      page.on('request', (request) => void early.push(request.url()))
      await page.route('**/api/course/share*', async (route) => {
        await answered.promise
        await route.continue()
      })
    },
  )
  // The first requests of the button's code leave before any later one.
  const findLater = () => early.find((url) => /\/later-[\w-]+\.js/.test(url))
  await expect.poll(findLater).toBeTruthy()
  await page.evaluate(`import('${findLater()}').then(() => fetch('/nothing'))`)
  expect(early.some((url) => url.endsWith('/nothing'))).toBe(true)
  expect(early.filter((url) => /\/kit-|getShareUrl|jweixin/.test(url))).toEqual([])
  answered.resolve()
  await waitUntilTappable(tag)
})

test.for(['old', 'unsigned', 'refused'] as const)('WeChat, %s: the guide as ever', async (wechat) => {
  const { page, asked, tag, tap, launched, guide } = await openInWechat('down', { toApp: '1' }, 'ios', wechat)
  if (wechat === 'old') await page.waitForLoadState('networkidle')
  else await expect.poll(() => asked('preVerifyJSAPI')).toBe(true)
  await waitForStableText(page)
  await tap()
  await guide.waitFor()
  for (const item of await tag.all()) expect(await isTappable(item)).toBe(false)
  expect(launched()).toEqual([])
})

test('a policy without the frame of the tag leaves the guide', async () => {
  const { page, tag, tap, guide, launched } = await openInWechat('down', { toApp: '1' }, 'ios', 'ok', async (page) => {
    await page.route('**/down?*', async (route) => {
      const response = await route.fetch()
      const policy = response.headers()['content-security-policy']!
      const headers = { ...response.headers(), 'content-security-policy': policy.replace(' webcompt:', '') }
      await route.fulfill({ response, headers })
    })
  })
  await tag.waitFor({ state: 'attached' })
  await page.waitForTimeout(500)
  await waitForStableText(page)
  await tap()
  await guide.waitFor()
  expect(launched()).toEqual([])
})
