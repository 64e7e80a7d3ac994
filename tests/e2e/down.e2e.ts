import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import type { Device } from './devices.ts'
import { clickUnderOverlay, holdClock, watchLeaving } from './page-leave.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const GALLERY = 'https://appgallery.huawei.com/app/detail?id=com.example.homefitness'
/** A new dialog ignores taps outside of it for this long (shared/ui/overlays/use-modal.ts). */
const HASTE_MS = 500
const PACKAGE = 'https://download.example.com/home-fitness.apk'

async function openDown(device: Device, query: Record<string, string> = {}, route: 'down' | '' = 'down') {
  const opened = await openPage(stack, route, { query, device })
  const left = await watchLeaving(opened.page)
  await opened.page.waitForLoadState('networkidle')
  return { ...opened, left }
}

test('/ leads here and keeps its query', async () => {
  const { page } = await openDown('iosSafari', { toApp: '1', utm_source: 'qr' }, '')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/down?toApp=1&utm_source=qr')
  await page.getByRole('button', { name: '打开 App' }).waitFor()
})

test('a phone shows it whole below the browser’s bars, and larger text leaves the picture as it is', async () => {
  const figures = []
  for (const textPercent of [100, 200]) {
    const { page } = await openPage(stack, 'down', { width: 360, height: 664, textPercent })
    if (textPercent === 100) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(664)
    figures.push(await page.locator('b', { hasText: '57.8' }).evaluate((figure) => figure.parentElement!.offsetHeight))
  }
  expect(figures[1]).toBe(figures[0])
})

test('下载 App on an iPhone', async () => {
  const { page, left } = await openDown('iosSafari')
  await page.getByRole('button', { name: '下载 App' }).click()
  await expect.poll(() => left).toEqual(['https://apps.apple.com/cn/app/id0000000000'])
})

test.for([
  ['iosSafari', '将前往 App Store'],
  ['androidChrome', '将下载安装包'],
  ['harmonyBrowser', '将前往华为应用市场'],
] as const)('%s: the note names its own source only, before and after the page has started', async ([device, note]) => {
  const { page } = await openPage(stack, 'down', {
    device,
    prepare: async (page) => void (await page.route('**/*.js', (route) => route.abort())),
  })
  const getNotes = () => page.locator('main p > span').filter({ visible: true }).allInnerTexts()
  await expect.poll(getNotes).toEqual([note])
  await page.unroute('**/*.js')
  await page.reload({ waitUntil: 'networkidle' })
  expect(await getNotes()).toEqual([note])
})

test.for([
  [
    'Chrome on Android gets an intent, then the installer',
    'androidChrome',
    `intent://home?utm_source=x#Intent;scheme=homefitness;package=com.example.homefitness;S.browser_fallback_url=${PACKAGE};end`,
    PACKAGE,
  ],
  ['a browser on HarmonyOS the scheme, then AppGallery', 'harmonyBrowser', 'homefitness://home?utm_source=x', GALLERY],
] as const)('%s, when the app stays closed', async ([, device, attempt, store]) => {
  const { page, left } = await openDown(device, { toApp: '1', utm_source: 'x' })
  await holdClock(page)
  await page.getByRole('button', { name: '打开 App' }).click()
  await expect.poll(() => left).toHaveLength(1)
  await page.clock.runFor(3000)
  await expect.poll(() => left).toHaveLength(2)
  expect(decodeURIComponent(left[0]!)).toBe(attempt)
  expect(left[1]).toBe(store)
})

test('Chrome on Android tries the scheme, which leads to no web page, where the line is dead and nobody says so', async () => {
  const { page, left } = await openDown('androidChrome', { toApp: '1' })
  await page.route(
    (url) => url.pathname === '/down',
    (route) => route.abort('timedout'),
  )
  await page.getByRole('button', { name: '打开 App' }).click()
  await expect.poll(() => left).toEqual(['homefitness://home'])
})

test('WeChat: the way out over its menu, no attempt', async () => {
  const { page, left } = await openDown('wechatAndroid', { toApp: '1' })
  await page.getByRole('button', { name: '打开 App' }).click()
  const guide = page.getByRole('dialog', { name: '点击右上角选择浏览器打开' })
  await guide.getByText('选择“在浏览器打开”').waitFor()
  const content = page.locator('#app > *').first()
  await expect.poll(() => content.isVisible()).toBe(false)
  await expectNoViolations(page)
  await guide.getByRole('button', { name: '我知道了' }).press('Enter')
  await guide.waitFor({ state: 'hidden' })
  expect(await content.isVisible()).toBe(true)
  // A tap on its dark ground takes it away too, but for the second one of somebody impatient.
  await page.getByRole('button', { name: '打开 App' }).press('Enter')
  await page.mouse.click(60, 500)
  await wait(HASTE_MS + 100)
  await page.mouse.click(60, 600)
  await guide.waitFor({ state: 'hidden' })
  expect(left).toEqual([])
})

test('a mini program leads to no browser: the link is copied', async () => {
  const { page, left } = await openDown('miniProgram', { toApp: '1' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: '打开 App' }).click()
  await page.getByRole('heading', { name: '请在浏览器打开' }).waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: '复制链接' }).click()
  await page.getByText('已复制，请粘贴到手机浏览器的地址栏').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  expect(left).toEqual([])
})

test('Baidu: a notice for 5 s, no attempt', async () => {
  const { page, left } = await openDown('baidu', { toApp: '' })
  await holdClock(page)
  await page.getByRole('button', { name: '打开 App' }).click()
  const notice = page.getByText('请使用微信或系统浏览器打开')
  // The toast's box appears shortly before its text (shared/ui/overlays/toast.tsx).
  await page.clock.runFor(100)
  await notice.waitFor()
  await page.clock.runFor(4800)
  expect(await notice.isVisible()).toBe(true)
  await page.clock.runFor(1000)
  await notice.waitFor({ state: 'hidden' })
  expect(left).toEqual([])
})

test('an unknown web view on HarmonyOS, which may be our app: asked before the store', async () => {
  const { page, left } = await openDown('harmonyApp', { toApp: '1' })
  await holdClock(page)
  await page.getByRole('button', { name: '打开 App' }).click()
  await expect.poll(() => left).toHaveLength(1)
  await page.clock.runFor(3000)
  await page.clock.resume()
  await page.getByRole('heading', { name: '没能打开 App' }).waitFor()
  expect(left).toEqual(['homefitness://home'])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: '复制链接' }).click()
  await page.getByText('已复制，请粘贴到手机浏览器的地址栏').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await expectNoViolations(page)
  await clickUnderOverlay(page.getByRole('button', { name: '下载 App' }).last())
  await expect.poll(() => left).toEqual(['homefitness://home', GALLERY])
})

test('a computer shows this page as a QR code', async () => {
  const { page, left } = await openDown('desktop')
  await page.getByRole('button', { name: '下载 App' }).click()
  await page.getByRole('img', { name: '这个页面的二维码' }).waitFor()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: '用手机扫码打开' }).waitFor({ state: 'hidden' })
  expect(left).toEqual([])
})

test('inside the app 打开 App goes back to it', async () => {
  const { page, nativeCalls } = await openPage(stack, 'down', { query: { toApp: '1' }, shell: {} })
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: '打开 App' }).click()
  await expect.poll(() => nativeCalls).toEqual([{ name: 'goBack', data: { index: 1 } }])
})
