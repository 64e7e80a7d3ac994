import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { getShifts, watchShifts } from './shifts.ts'
import { waitForStableText } from './stable-page.ts'
import { type Stack, startStack } from './stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.close())

test.for([
  ['courseSharing', '/courseSharing?courseNo=C1001&type=1', '训练部位', '放松 · 静态拉伸'],
  ['activityDetailsShare', '/activityDetailsShare?activityId=A1001', '常见问题', '虚假打卡'],
] as const)(
  '%s: the item and its first card are in the first frame, what ends the page in the second',
  async ([name, path, first, text]) => {
    const { page } = await openPage(stack, name, { path, prepare: watchShifts })
    await page.getByText(text).last().waitFor()
    await waitForStableText(page)
    const last = page.locator('.next-frame')
    const { height, isInFirst } = await last.evaluate((element: HTMLElement) => {
      const { height } = element.getBoundingClientRect()
      // Its first frame once more.
      element.style.animation = 'none'
      element.getBoundingClientRect()
      element.style.animation = ''
      return { height, isInFirst: element.firstElementChild!.firstElementChild!.checkVisibility() }
    })
    expect(isInFirst).toBe(false)
    expect(await last.textContent()).not.toContain(first)
    await expect.poll(() => last.evaluate((element) => element.getBoundingClientRect().height)).toBe(height)
    await page.getByText(text).last().waitFor()
    expect(await getShifts(page)).toEqual([])
  },
)
