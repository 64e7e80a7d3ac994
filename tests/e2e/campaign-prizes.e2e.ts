import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { changeData } from './replies.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const createPrize = (index: number) => ({
  prizeId: `P${index}`,
  prizeName: '弹力带套装',
  prizeImage: '',
  prizeValue: 69,
  unlockThreshold: 2000 * index,
})
test('one to five prizes in every width: none is left alone beside an empty place', async () => {
  let count = 1
  const { page } = await openPage(stack, 'activity', {
    shell: { token: 'local-token-1001' },
    query: { activityId: 'A1001' },
    prepare: changeData('**/activity/detail*', (data) => {
      data.activityStalls = Array.from({ length: count }, (_, index) => createPrize(index + 1))
    }),
  })
  const group = page.getByRole('group', { name: '选择奖品' })
  const getRowWidths = () =>
    group.evaluate((element) => {
      const room = element.getBoundingClientRect().width
      const widths = new Map<number, number>()
      for (const tile of element.children) {
        const { top, width } = tile.getBoundingClientRect()
        widths.set(top, (widths.get(top) ?? -10) + width + 10)
      }
      return [...widths.values()].map((width) => Math.round(room - width))
    })
  const expectFullRows = (message: string) =>
    expect.poll(async () => (await getRowWidths()).filter(Boolean), { message }).toEqual([])
  for (; count <= 5; count++) {
    if (count > 1) await page.reload()
    await expect.poll(() => group.getByRole('button').count()).toBe(count)
    for (const width of [360, 320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expectFullRows(`${count}, ${width} px`)
    }
    await page.getByRole('button', { name: '长辈版' }).click()
    await page.locator('html[data-elder]').waitFor()
    await expectFullRows(`${count}, 长辈版`)
    await page.getByRole('button', { name: '切换到标准版' }).click()
  }
})
