import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()
const SIDES = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]
const MEMBER = { shell: { token: 'local-token-1001' } }

/** Whether all of it can be seen without a scroll. */
const inSight = async (one: Locator, height: number) => {
  const box = await one.boundingBox()
  return Boolean(box && box.y >= 0 && box.y + box.height <= height)
}

test.for(
  SIDES.flatMap(
    (side) =>
      [
        ['pkShare', { query: { pkNo: 'P1', userNo: '1001' } }, ['打开 App 一起 PK'], '我在多人PK获得', side],
        ['groupShare', { query: { groupId: 'G1', userNo: '1001' } }, ['加入群组'], '每日运动', side],
        ['activity', { query: { activityId: 'A1002' }, ...MEMBER }, [], '人参加', side],
        ['activityDetailsShare', { query: { activityId: 'A1001' } }, ['去 App 参加'], '人参加', side],
        ['columnShare', { query: { columnId: 'L1001' } }, ['加入活动'], '28 天燃脂塑形营', side],
      ] as const,
  ),
)('/%s on its side: what it tells and the way on are in sight', async ([route, options, buttons, words, side]) => {
  const { page } = await openPage(stack, route, { ...(options as OpenOptions), ...side })
  await page.getByText(words).first().waitFor()
  for (const name of buttons) {
    const button = page.getByRole('button', { name })
    await expect.poll(() => inSight(button, side.height)).toBe(true)
  }
  await expect.poll(() => inSight(page.getByText(words).first(), side.height)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test.for(SIDES)('the campaign’s poster fills the window on its side, with the name beside the runner', async (side) => {
  for (const [route, options] of [
    ['activity', { query: { activityId: 'A1001' }, ...MEMBER }],
    ['activityDetailsShare', { query: { activityId: 'A1001' } }],
  ] as const) {
    const { page } = await openPage(stack, route, { ...options, ...side })
    const [scene, name] = [page.locator('header img[fetchpriority=high]'), page.getByRole('heading', { level: 1 })]
    const [drawn, told] = [(await scene.boundingBox())!, (await name.boundingBox())!]
    expect(drawn.x).toBeLessThanOrEqual(0)
    expect(drawn.x + drawn.width).toBeGreaterThanOrEqual(side.width)
    expect(told.x + told.width).toBeLessThan(drawn.x + drawn.width / 2)
    expect(await inSight(name, side.height)).toBe(true)
  }
})

test.for(SIDES)(
  'on its side all buttons of what opens are in sight, with the code or prize beside the words',
  async (side) => {
    const member = (no: string) => ({ shell: { token: `local-token-${no}` }, ...side })
    const seen = async (page: Page, name: string) => {
      const shown = page.getByRole('dialog').filter({ hasText: name })
      await shown.waitFor()
      await atRest(page)
      for (const button of await shown.getByRole('button').all())
        expect(await inSight(button, side.height), `${name}: ${await button.innerText()}`).toBe(true)
    }
    const column = await openPage(stack, 'columnDetails', { query: { columnId: 'L1001' }, ...member('1001') })
    await column.page.getByRole('button', { name: '加入活动' }).click()
    await seen(column.page, '添加运动管家')
    // Who has joined does not join again.
    const joining = await openPage(stack, 'activity', {
      query: { activityId: side === SIDES[0] ? 'A1001' : 'A1015' },
      ...member('1004'),
    })
    await joining.page.getByRole('button', { name: '立即参加' }).click()
    await seen(joining.page, '报名成功')
    const chat = { query: { groupId: 'G1', userNo: '1001' }, device: 'wechatIos', ...side } as const
    const { page } = await openPage(stack, 'groupShare', chat)
    await page.getByRole('button', { name: '加入群组' }).click()
    await seen(page, '点击右上角')
  },
)
