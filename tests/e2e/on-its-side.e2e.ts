import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()
const SIDES = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
] as const
const MEMBER = { shell: { token: 'local-token-1001' } }

/** Whether all of it can be seen without a scroll. */
const inSight = async (one: Locator, height: number) => {
  const box = await one.boundingBox()
  return Boolean(box && box.y >= 0 && box.y + box.height <= height)
}

test.for([
  ['pkShare', { query: { pkNo: 'P1', userNo: '1001' } }, ['打开 App 一起 PK'], '我在多人PK获得'],
  ['groupShare', { query: { groupId: 'G1', userNo: '1001' } }, ['加入群组'], '每日运动'],
  ['activity', { query: { activityId: 'A1002' }, ...MEMBER }, [], '人参加'],
  ['activityDetailsShare', { query: { activityId: 'A1001' } }, ['去 App 参加'], '人参加'],
  ['columnShare', { query: { columnId: 'L1001' } }, ['加入活动'], '28 天燃脂塑形营'],
] as const)('/%s on its side: what it tells and the way on are in sight', async ([route, options, buttons, words]) => {
  const { page } = await openPage(stack, route, { ...(options as OpenOptions), ...SIDES[0] })
  for (const side of SIDES) {
    await page.setViewportSize(side)
    await page.getByText(words).first().waitFor()
    for (const name of buttons) {
      const button = page.getByRole('button', { name })
      await expect.poll(() => inSight(button, side.height)).toBe(true)
    }
    await expect.poll(() => inSight(page.getByText(words).first(), side.height)).toBe(true)
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
      const wrong = async () => {
        const [drawn, told] = [(await scene.boundingBox())!, (await name.boundingBox())!]
        return [
          drawn.x > 0 && 'it begins beside the edge',
          drawn.x + drawn.width < side.width && 'it ends before the edge',
          told.x + told.width >= drawn.x + drawn.width / 2 && 'the name is on the runner',
          !(await inSight(name, side.height)) && 'the name is out of sight',
        ].filter(Boolean)
      }
      await expect.poll(wrong, { message: `${side.width} px` }).toEqual([])
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
      note.evaluate((one) =>
        [one, one.parentElement!].some((box) => getComputedStyle(box).backgroundColor !== 'rgba(0, 0, 0, 0)'),
      )
    await expect.poll(hasGround).toBe(true)
  }
})

test('on its side all buttons of what opens are in sight, with the code or prize beside the words', async () => {
  const member = (no: string) => ({ shell: { token: `local-token-${no}` }, ...SIDES[0] })
  const seen = async (page: Page, name: string) => {
    const shown = page.getByRole('dialog').filter({ hasText: name })
    await shown.waitFor()
    for (const side of SIDES) {
      await page.setViewportSize(side)
      await atRest(page)
      for (const button of await shown.getByRole('button').all())
        expect(await inSight(button, side.height), `${name}: ${await button.innerText()}`).toBe(true)
    }
  }
  const column = await openPage(stack, 'columnDetails', { query: { columnId: 'L1001' }, ...member('1001') })
  await column.page.getByRole('button', { name: '加入活动' }).click()
  await seen(column.page, '添加运动管家')
  const joining = await openPage(stack, 'activity', { query: { activityId: 'A1001' }, ...member('1004') })
  await joining.page.getByRole('button', { name: '立即参加' }).click()
  await seen(joining.page, '报名成功')
  const chat = { query: { groupId: 'G1', userNo: '1001' }, device: 'wechatIos', ...SIDES[0] } as const
  const { page } = await openPage(stack, 'groupShare', chat)
  await page.getByRole('button', { name: '加入群组' }).click()
  await seen(page, '点击右上角')
  const computer = { query: { courseNo: 'C1001', type: '1' }, device: 'desktop', ...SIDES[0] } as const
  const window = await openPage(stack, 'courseSharing', computer)
  await window.page.getByRole('button', { name: '打开 App' }).click()
  await seen(window.page, '用手机扫码打开')
})
