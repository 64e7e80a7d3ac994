import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { createFileStack } from './stack.ts'

// High contrast paints every background alike, so no state may depend on a background only.
const stack = createFileStack()
const prepare = (page: Page) => page.emulateMedia({ forcedColors: 'active' })
const getOutline = (page: Page, name: string, role: 'button' | 'radio' = 'button') =>
  page
    .getByRole(role, { name })
    .first()
    .evaluate((element) => getComputedStyle(element).outlineWidth)

test('/set keeps the needle of its ruler, the edge of 保存 and the chosen unit', async () => {
  const { page } = await openPage(stack, 'set', { shell: { token: 'local-token-1001' }, prepare })
  await page.getByRole('slider', { name: '体重' }).waitFor()
  const getColours = () =>
    page.locator('i:empty').evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor))
  const forced = await getColours()
  await page.emulateMedia({ forcedColors: 'none' })
  expect(forced).toEqual(await getColours())
  expect(forced).not.toEqual([])
  await prepare(page)
  expect(await getOutline(page, '保存')).toBe('1px')
  expect(await getOutline(page, 'kg', 'radio')).toBe('3px')
  expect(await getOutline(page, '斤', 'radio')).not.toBe('3px')
})

test('/analysis draws its curve in the system’s own colours, words and their rims alike', async () => {
  const { page } = await openPage(stack, 'analysis', {
    query: { type: '1' },
    shell: { token: 'local-token-1001' },
    dark: true,
    prepare,
  })
  await page.locator('.u-wrap canvas').waitFor()
  const used = await page.locator('[role=img] > span[hidden] > i').evaluateAll((probes) => {
    const local = document.body.appendChild(document.createElement('i'))
    const system = ['Canvas', 'CanvasText', 'Highlight', 'GrayText'].map((name) => {
      local.style.color = name
      return getComputedStyle(local).color
    })
    return probes.map((probe) => system.includes(getComputedStyle(probe).color))
  })
  expect(used.length).toBe(8)
  expect(used).not.toContain(false)
})

test('/sportsWeekly has no ground behind its words that a system would paint patches on', async () => {
  const { page } = await openPage(stack, 'sportsWeekly', {
    query: { reportId: '2' },
    shell: { token: 'local-token-1001' },
    prepare,
  })
  await page.getByRole('heading', { name: '活力燃动派' }).waitFor()
  const grounds = await page
    .locator('body *')
    .evaluateAll(
      (all) => all.filter((element) => getComputedStyle(element).backgroundImage.includes('gradient')).length,
    )
  expect(grounds).toBe(0)
})

test('/courseSharing keeps the edge of 打开 App, and focus is seen on it', async () => {
  const { page } = await openPage(stack, 'courseSharing', { query: { courseNo: 'C1001', type: '1' }, prepare })
  const open = page.getByRole('button', { name: '打开 App' })
  await open.waitFor()
  expect(await getOutline(page, '打开 App')).toBe('1px')
  await open.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  expect(await getOutline(page, '打开 App')).toBe('2px')
})
