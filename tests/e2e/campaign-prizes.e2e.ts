import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()
const ELDER = "localStorage.setItem('elder', 'true')"

const prize = (index: number) => ({
  prizeId: `P${index}`,
  prizeName: '弹力带套装',
  prizeImage: '',
  prizeValue: 69,
  unlockThreshold: 2000 * index,
})
test.for(
  [1, 2, 3, 4, 5].flatMap(
    (count) =>
      [
        [count, 390, ''],
        [count, 360, ''],
        [count, 320, ''],
        [count, 390, ELDER],
      ] as const,
  ),
)('%i prizes at %i px %s: none is left alone beside an empty place', async ([count, width, kept]) => {
  const { page } = await openPage(stack, 'activity', {
    shell: { token: 'local-token-1001' },
    width,
    query: { activityId: 'A1001' },
    prepare: async (page) => {
      await page.addInitScript(kept)
      await page.route('**/activity/detail*', async (route) => {
        const reply = await route.fetch()
        const { data, ...rest } = await reply.json()
        const activityStalls = Array.from({ length: count }, (_, index) => prize(index + 1))
        await route.fulfill({ response: reply, json: { ...rest, data: { ...data, activityStalls } } })
      })
    },
  })
  const group = page.getByRole('group', { name: '选择奖品' })
  await expect.poll(() => group.getByRole('button').count()).toBe(count)
  const rows = () =>
    group.evaluate((element) => {
      const room = element.getBoundingClientRect().width
      const widths = new Map<number, number>()
      for (const tile of element.children) {
        const { top, width } = tile.getBoundingClientRect()
        widths.set(top, (widths.get(top) ?? -10) + width + 10)
      }
      return [...widths.values()].map((width) => Math.round(room - width))
    })
  await expect.poll(async () => (await rows()).filter(Boolean)).toEqual([])
})
