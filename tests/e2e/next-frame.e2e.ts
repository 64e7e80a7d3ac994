import { afterAll, beforeAll, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { openPage } from './browser.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
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
  async ([name, path, first, words]) => {
    const { page } = await openPage(stack, name, { path, prepare: watchShifts })
    await page.getByText(words).last().waitFor()
    await atRest(page)
    const last = page.locator('.next-frame')
    const { height, isInFirst } = await last.evaluate((one: HTMLElement) => {
      const { height } = one.getBoundingClientRect()
      // Its first frame once more.
      one.style.animation = 'none'
      one.getBoundingClientRect()
      one.style.animation = ''
      return { height, isInFirst: one.firstElementChild!.firstElementChild!.checkVisibility() }
    })
    expect(isInFirst).toBe(false)
    expect(await last.textContent()).not.toContain(first)
    await expect.poll(() => last.evaluate((one) => one.getBoundingClientRect().height)).toBe(height)
    await page.getByText(words).last().waitFor()
    expect(await shiftsOf(page)).toEqual([])
  },
)
