import { expect, test } from 'vitest'
import { bundleShell } from '#scripts/native-shell/bundle.ts'
import { openPage } from './browser.ts'
import { selectEvery } from './matrix/screens.ts'
import { createFileStack } from './stack.ts'

const shell = await bundleShell()
const stack = createFileStack({ shell })

/** The shell's own page with these settings in its address. */
const openShell = (hash: string) =>
  openPage(stack, `shell/#${hash}` as '', { device: 'desktop', width: 1280, height: 960 })

const PHONES = [
  ['iOS, there from the start', '_platform=ios&_inject=start'],
  ['iOS, late', '_platform=ios&_inject=480'],
  ['Android 1.0, late', '_platform=android-legacy&_inject=480'],
  ['HarmonyOS, asked for', '_platform=harmony-wvjb&_inject=200'],
  ['Android 2.x', '_platform=android-2&_inject=200'],
  ['Android 2.x, replies as text', '_platform=android-2&_inject=480&_replyShape=json'],
  ['HarmonyOS, JsBridge', '_platform=harmony-jsbridge&_inject=480'],
] as const
test.for(selectEvery(PHONES, 3))('measurements show inside the phone: %s', async ([, settings]) => {
  const { page, problems } = await openShell(`/bodyFatScale?${settings}`)
  const phone = page.frameLocator('iframe')
  await phone.getByText('58.2').first().waitFor()
  await phone.getByRole('button', { name: /有\s*3\s*条测量记录待确认/ }).waitFor()
  await expect.poll(() => page.locator('body').innerText()).toContain('getToken')
  // Every setting is within reach.
  expect(await page.locator('aside').evaluate((tools) => tools.scrollWidth - tools.clientWidth)).toBe(0)
  expect(problems).toEqual([])
})

test('inside WeChat: 打开 App tells what the app would be opened with; a refused page gets the guide', async () => {
  const { page } = await openShell('/courseSharing?courseNo=C1001&type=1&_place=wechat')
  const phone = page.frameLocator('iframe')
  // A tap before the tag is ready opens the guide.
  await expect.poll(() => page.locator('body').innerText()).toContain('preVerifyJSAPI')
  const tag = phone.locator('wx-open-launch-app').first()
  await expect
    .poll(() => tag.evaluate((element) => getComputedStyle(element.parentElement!).pointerEvents))
    .not.toBe('none')
  await phone.getByRole('button', { name: '打开 App' }).first().click({ force: true })
  await page.getByRole('dialog').getByText('homefitness://course/detail?course_no=C1001&course_type=1').waitFor()

  const refused = await openShell('/courseSharing?courseNo=C1001&type=1&_place=wechat&_wechat=unsigned')
  await expect.poll(() => refused.page.locator('body').innerText()).toContain('preVerifyJSAPI')
  await refused.page.frameLocator('iframe').getByRole('button', { name: '打开 App' }).first().click()
  await refused.page.frameLocator('iframe').getByRole('dialog', { name: '点击右上角选择浏览器打开' }).waitFor()
})

test('试看 plays the video of the course', async () => {
  const { page, problems } = await openShell('/columnDetails?columnId=L1001')
  const phone = page.frameLocator('iframe')
  await phone.getByRole('tab', { name: '课程计划' }).click()
  await phone.getByRole('button', { name: '试看' }).first().click()
  const video = page.getByRole('dialog', { name: '原生试看播放器' }).locator('video')
  await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0)
  expect(problems).toEqual([])
})

test('without a shell the page asks to be opened in the app', async () => {
  const { page } = await openShell('/bodyFatScale?_inject=never')
  await page.frameLocator('iframe').getByText('请在 App 内打开').first().waitFor()
})

test('from page to page of one web view the app keeps its bar hidden', async () => {
  const { page } = await openShell('/chat')
  const phone = page.frameLocator('iframe')
  await phone.getByRole('link', { name: '提交工单' }).click()
  await phone.getByRole('button', { name: '返回' }).waitFor()
  await expect.poll(() => page.locator('body').innerText()).toContain('/workOrder?from=chat')
  expect(await page.getByText('创建工单', { exact: true }).count()).toBe(1) // in the list of pages
})
