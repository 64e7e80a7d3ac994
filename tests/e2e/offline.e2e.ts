import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chooseArea, clearAddress, expectTyped, fillAddress, typeAddress } from './address-form.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { cutConnection, filterUncaught } from './cut-connection.ts'
import { selectEvery } from './matrix/screens.ts'
import { createFileStack } from './stack.ts'
import { isTappable } from './taps.ts'

const stack = createFileStack()

const MEMBER = { token: 'local-token-1001' }
/** The files of these names are lost. @returns what brings them back */
const abortRequests = async (page: Page, names: RegExp) => {
  const isAborted = (url: URL) => names.test(url.pathname.split('/').pop()!)
  await page.route(isAborted, (route) => route.fulfill({ status: 404, body: '' }))
  return () => page.unroute(isAborted)
}

/** The page is not left or reloaded; only a tap on 刷新 reloads it (shared/page/reload.ts). */
const expectSameAddress = async (page: Page) => {
  const address = page.url()
  await page.waitForTimeout(300)
  expect(page.url()).toBe(address)
}

/** The address form of a prize whose address is still owed, whatever an earlier test has sent. */
const openForm = (options: OpenOptions = {}) => {
  clearAddress(stack)
  return openPage(stack, 'logistics', { query: { activityId: 'A1004' }, shell: MEMBER, ...options })
}

test('a dead line: the address stays in its form, words say why, and it goes out when the line is back', async () => {
  const { page, problems } = await openForm()
  await fillAddress(page)
  await cutConnection(page, 'later')
  await page.getByRole('button', { name: '确认提交' }).click()
  const dialog = page.getByRole('dialog', { name: '确认收货信息' })
  await dialog.getByRole('button', { name: '确认提交' }).click()
  await page.getByText(/网络不给力/).waitFor()
  await expectSameAddress(page)
  await expectTyped(page)
  await page.unroute('**/*')
  await dialog.getByRole('button', { name: '确认提交' }).click()
  await page.getByText('填写成功', { exact: true }).waitFor()
  expect(filterUncaught(problems)).toEqual([])
})

test('no file but the page itself: each tap on the address form says why in bare words, nothing typed is lost, the next tap works', async () => {
  let bringBack = () => Promise.resolve()
  const { page, problems } = await openForm({
    prepare: async (page) => {
      bringBack = await abortRequests(page, /^(later|area-sheet)-/)
    },
  })
  await typeAddress(page)
  await page.getByLabel('所在地区').click()
  await page.getByText('地区加载失败，请重试').waitFor()
  await expectSameAddress(page)
  await expectTyped(page)
  await bringBack()
  await chooseArea(page)
  bringBack = await abortRequests(page, /^later-/)
  await page.getByRole('button', { name: '确认提交' }).click()
  await page.getByText('网络不给力，请检查网络').waitFor()
  await expectSameAddress(page)
  await expectTyped(page)
  await bringBack()
  await page.getByRole('button', { name: '确认提交' }).click()
  await page.getByRole('dialog', { name: '确认收货信息' }).waitFor()
  expect(filterUncaught(problems)).toEqual([])
})

test('a dead line, and the look of messages lost: the weight stays set, words say why', async () => {
  const { page, problems } = await openPage(stack, 'set', {
    shell: MEMBER,
    prepare: async (page) => void (await abortRequests(page, /^later-/)),
  })
  const slider = page.getByRole('slider', { name: '体重' })
  await slider.waitFor()
  await page.getByRole('button', { name: '加 0.1' }).click()
  const set = await slider.getAttribute('aria-valuenow')
  await cutConnection(page)
  await page.getByRole('button', { name: '保存' }).click()
  const text = page.getByText(/^网络不给力，/)
  await text.waitFor()
  expect(await isTappable(text)).toBe(false)
  await page.getByRole('button', { name: '保存', exact: true }).waitFor()
  await expectSameAddress(page)
  expect(await slider.getAttribute('aria-valuenow')).toBe(set)
  expect(filterUncaught(problems)).toEqual([])
})

test('a dead line: weight by hand stays in its dialog, with words', async () => {
  const { page, problems } = await openPage(stack, 'bodyComposition', { shell: MEMBER })
  await page.getByRole('button', { name: '手动记录体重' }).click()
  const dialog = page.getByRole('dialog', { name: '记录体重' })
  await dialog.getByRole('slider').waitFor()
  await cutConnection(page)
  await dialog.getByRole('button', { name: '确定' }).click()
  await page.getByText('网络不给力，稍后再来查看结果').waitFor()
  await expectSameAddress(page)
  expect(await dialog.isVisible()).toBe(true)
  expect(filterUncaught(problems)).toEqual([])
})

interface Tap {
  route: Parameters<typeof openPage>[1]
  options?: OpenOptions
  /** Tapped before the line dies. */
  before?: string
  tap: string
  text: RegExp
}
const TAPS: Tap[] = [
  { route: 'test', options: { shell: MEMBER }, tap: '复制报告', text: /已复制|复制失败/ },
  { route: 'chat', options: { shell: MEMBER }, tap: '长辈版', text: /已切换到长辈版/ },
  {
    route: 'activity',
    options: { shell: MEMBER, query: { activityId: 'A1001' } },
    before: '弹力带',
    tap: '领取奖品',
    text: /网络不给力/,
  },
  { route: 'bodyFatScaleList', options: { shell: MEMBER }, tap: '确认', text: /网络不给力/ },
]

test.for(selectEvery(TAPS, 2, 1))(
  'a dead line: $tap on /$route is answered',
  async ({ route, options, before, tap, text }) => {
    const { page, problems } = await openPage(stack, route, options)
    const button = page.getByRole('button', { name: tap }).first()
    await button.waitFor()
    if (before) await page.getByRole('button', { name: before }).click()
    await cutConnection(page)
    await button.click()
    await page.getByText(text).first().waitFor()
    await expectSameAddress(page)
    expect(filterUncaught(problems)).toEqual([])
  },
)

// That a button without the file that opens the app says so, deploy.e2e.ts looks at.
test('a dead line: 返回 needs no file', async () => {
  const { page, nativeCalls, problems } = await openPage(stack, 'file', { shell: MEMBER })
  await page.getByRole('button', { name: '目录' }).waitFor()
  await cutConnection(page)
  await page.getByRole('button', { name: '返回' }).click()
  await expect.poll(() => nativeCalls).toContainEqual({ name: 'goBack', data: { index: 1 } })
  expect(filterUncaught(problems)).toEqual([])
})

test.for([
  ['file', '目录', /^later-/],
  ['bodyFatScale', '选择日期', /^later-/],
] as const)(
  '/%s without what a tap on %s opens: the page stands, says so, and opens it when it is there',
  async (leaving) => {
    const [route, name, parts] = leaving
    let bringBack = () => Promise.resolve()
    const { page, problems } = await openPage(stack, route, {
      shell: MEMBER,
      prepare: async (page) => {
        bringBack = await abortRequests(page, parts)
      },
    })
    await page.getByRole('button', { name }).click()
    await page.getByText('网络不给力，请检查网络').waitFor()
    await expectSameAddress(page)
    expect(await page.getByRole('button', { name }).isVisible()).toBe(true)
    await bringBack()
    await page.getByRole('button', { name }).click()
    await page.getByRole('dialog', { name }).waitFor()
    // Not the guide of the first visit, too.
    expect(await page.locator('dialog[open]').count()).toBe(1)
    expect(filterUncaught(problems)).toEqual([])
  },
)

// That 重试 brings every other lost part of a page, matrix/faults.ts tests.
test('where 重试 does not help there is 刷新, which never leads to the error page of the browser', async () => {
  const { page } = await openPage(stack, 'bodyFatScale', {
    shell: MEMBER,
    isGuideSeen: true,
    prepare: async (page) => {
      await abortRequests(page, /^later-/)
    },
  })
  await page.getByRole('button', { name: '重试' }).click()
  const refresh = page.getByRole('button', { name: '刷新' })
  await refresh.waitFor()
  await cutConnection(page)
  // It looks first whether the page can be had.
  const isLookedFor = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await refresh.click()
  await isLookedFor
  await expectSameAddress(page)
  await page.unrouteAll()
  await refresh.click()
  await page.getByText('没有更多内容啦').waitFor()
})
