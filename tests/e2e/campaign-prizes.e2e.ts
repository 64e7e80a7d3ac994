import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()

const prize = (index: number) => ({
  prizeId: `P${index}`,
  prizeName: '弹力带套装',
  prizeImage: '',
  prizeValue: 69,
  unlockThreshold: 2000 * index,
})
test.for([1, 2, 3, 4, 5])('%i prizes in every width: none is left alone beside an empty place', async (count) => {
  const { page } = await openPage(stack, 'activity', {
    shell: { token: 'local-token-1001' },
    query: { activityId: 'A1001' },
    prepare: async (page) => {
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
  const areFull = (message: string) => expect.poll(async () => (await rows()).filter(Boolean), { message }).toEqual([])
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await areFull(`${width} px`)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: '长辈版' }).click()
  await page.locator('html[data-elder]').waitFor()
  await areFull('长辈版')
})
