import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type OpenOptions, openPage } from './browser.ts'
import { waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()
const SIDES = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
] as const
const MEMBER = { shell: { token: 'local-token-1001' } }

/** Whether all of it can be seen without a scroll. */
const isInView = async (element: Locator, height: number) => {
  const box = await element.boundingBox()
  return Boolean(box && box.y >= 0 && box.y + box.height <= height)
}

test.for([
  ['pkShare', { query: { pkNo: 'P1', userNo: '1001' } }, ['打开 App 一起 PK'], '我在多人PK获得'],
  ['groupShare', { query: { groupId: 'G1', userNo: '1001' } }, ['加入群组'], '每日运动'],
  ['activity', { query: { activityId: 'A1002' }, ...MEMBER }, [], '人参加'],
  ['activityDetailsShare', { query: { activityId: 'A1001' } }, ['去 App 参加'], '人参加'],
  ['columnShare', { query: { columnId: 'L1001' } }, ['加入活动'], '28 天燃脂塑形营'],
] as const)('/%s on its side: what it tells and the way on are in sight', async ([route, options, buttons, text]) => {
  const { page } = await openPage(stack, route, { ...(options as OpenOptions), ...SIDES[0] })
  for (const side of SIDES) {
    await page.setViewportSize(side)
    await page.getByText(text).first().waitFor()
    for (const name of buttons) {
      const button = page.getByRole('button', { name })
      await expect.poll(() => isInView(button, side.height)).toBe(true)
    }
    await expect.poll(() => isInView(page.getByText(text).first(), side.height)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})

test.for([
  ['activity', { query: { activityId: 'A1001' }, ...MEMBER }],
  ['activityDetailsShare', { query: { activityId: 'A1001' } }],
] as const)(
  '/%s on its side: the poster fills the window, with the name beside the runner',
  async ([route, options]) => {
    const { page } = await openPage(stack, route, { ...options, ...SIDES[0] })
    const [scene, name] = [page.locator('header img[fetchpriority=high]'), page.getByRole('heading', { level: 1 })]
    for (const side of SIDES) {
      await page.setViewportSize(side)
      const findMisplaced = async () => {
        const [rendered, reported] = [(await scene.boundingBox())!, (await name.boundingBox())!]
        return [
          rendered.x > 0 && 'it begins beside the edge',
          rendered.x + rendered.width < side.width && 'it ends before the edge',
          reported.x + reported.width >= rendered.x + rendered.width / 2 && 'the name is on the runner',
          !(await isInView(name, side.height)) && 'the name is out of sight',
        ].filter(Boolean)
      }
      await expect.poll(findMisplaced, { message: `${side.width} px` }).toEqual([])
    }
  },
)

test('on its side the note above 立即参加 lies on a ground of its own, not on the poster', async () => {
  const options = { query: { activityId: 'A1002' }, shell: { token: 'local-token-1005' }, ...SIDES[0] }
  const { page } = await openPage(stack, 'activity', options)
  const note = page.getByText('现在就可以报名')
  for (const side of SIDES) {
    await page.setViewportSize(side)
    const hasGround = () =>
      note.evaluate((element) =>
        [element, element.parentElement!].some((box) => getComputedStyle(box).backgroundColor !== 'rgba(0, 0, 0, 0)'),
      )
    await expect.poll(hasGround).toBe(true)
  }
})

test('on its side all buttons of what opens are in sight, with the code or prize beside the words', async () => {
  const createMemberOptions = (no: string) => ({ shell: { token: `local-token-${no}` }, ...SIDES[0] })
  const isDialogInView = async (page: Page, name: string) => {
    const displayed = page.getByRole('dialog').filter({ hasText: name })
    await displayed.waitFor()
    for (const side of SIDES) {
      await page.setViewportSize(side)
      await waitForStableText(page)
      for (const button of await displayed.getByRole('button').all())
        expect(await isInView(button, side.height), `${name}: ${await button.innerText()}`).toBe(true)
    }
  }
  const column = await openPage(stack, 'columnDetails', {
    query: { columnId: 'L1001' },
    ...createMemberOptions('1001'),
  })
  await column.page.getByRole('button', { name: '加入活动' }).click()
  await isDialogInView(column.page, '添加运动管家')
  const joining = await openPage(stack, 'activity', { query: { activityId: 'A1001' }, ...createMemberOptions('1004') })
  await joining.page.getByRole('button', { name: '立即参加' }).click()
  await isDialogInView(joining.page, '报名成功')
  const chat = { query: { groupId: 'G1', userNo: '1001' }, device: 'wechatIos', ...SIDES[0] } as const
  const { page } = await openPage(stack, 'groupShare', chat)
  await page.getByRole('button', { name: '加入群组' }).click()
  await isDialogInView(page, '点击右上角')
  const computer = { query: { courseNo: 'C1001', type: '1' }, device: 'desktop', ...SIDES[0] } as const
  const window = await openPage(stack, 'courseSharing', computer)
  await window.page.getByRole('button', { name: '打开 App' }).click()
  await isDialogInView(window.page, '用手机扫码打开')
})
