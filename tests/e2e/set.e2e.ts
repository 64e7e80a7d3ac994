import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type OpenOptions, openPage } from './browser.ts'
import { dragElement } from './drag.ts'
import { createGate } from './gate.ts'
import { getStableBox, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const setWeight = (memberNo: string, options: OpenOptions = {}) =>
  openPage(stack, 'set', { shell: { token: `local-token-${memberNo}` }, ...options })

const readManualWeights = (memberNo: string) =>
  stack.db
    .prepare("SELECT weight FROM scale_record WHERE memberNo = ? AND source = 'manual' ORDER BY rowid")
    .all(memberNo)
    .map((row) => (row as { weight: number }).weight)

const getSlider = (page: Page) => page.getByRole('slider', { name: '体重' })
const getSliderValue = async (page: Page) => Number(await getSlider(page).getAttribute('aria-valuenow'))

/** Stops the page's timers, so that its wait of 1 s never ends. */
const delayTimers = async (page: Page) => {
  await page.addInitScript(`{
    const later = setTimeout
    window.setTimeout = (act, ms, ...rest) => (ms === 1000 ? 0 : later(act, ms, ...rest))
  }`)
}

test('the ruler opens at the last weight; saved once, said, and back', async () => {
  const { promise: held, resolve: answer } = createGate()
  let isAsked = false
  const { page, nativeCalls, problems } = await setWeight('1001', {
    prepare: async (page) => {
      await delayTimers(page)
      await page.route('**/fitnessData*', (route) => {
        isAsked = true
        return held.then(() => route.continue())
      })
    },
  })
  await expect.poll(() => isAsked).toBe(true)
  expect(await getSlider(page).count()).toBe(0)
  expect(await page.getByRole('button', { name: '保存' }).isDisabled()).toBe(true)
  answer()
  await getSlider(page).waitFor()
  const last = page.getByText('上次 58.2 kg')
  await last.waitFor()
  // In the card, with the number that it is compared to.
  expect(await last.evaluate((element) => element.parentElement!.querySelectorAll('[role=slider]').length)).toBe(1)
  await expect.poll(() => getSliderValue(page)).toBe(58.2)
  await page.getByRole('button', { name: '减 0.1' }).click()
  await page.getByRole('button', { name: '减 0.1' }).click()
  await expect.poll(() => getSliderValue(page)).toBe(58)
  await page.getByText('上次 58.2 kg，减少 0.2 kg').waitFor()
  await page.getByRole('button', { name: '保存' }).dblclick()
  await page.getByText('保存成功', { exact: true }).waitFor()
  // Nothing is saved again while that is read.
  await page.getByRole('button', { name: '已保存' }).click({ force: true })
  await expect.poll(() => nativeCalls).toContainEqual({ name: 'goBack', data: { index: 1 } })
  expect(readManualWeights('1001')).toEqual([58])
  expect(problems).toEqual([])
})

test('a wheel turns the strip, a tap brings a tick under the needle; drag, with inertia, rests on a tick; the ends hold', async () => {
  const { page } = await setWeight('1003', { reducedMotion: false })
  await expect.poll(() => getSliderValue(page)).toBe(60)
  await waitForStableText(page)
  const box = await getStableBox(getSlider(page))
  const middle = { x: box.x + box.width / 2, y: box.y + 20 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.wheel(0, -100)
  await expect.poll(() => getSliderValue(page)).toBe(60.2)
  await page.mouse.wheel(-45, 0)
  await expect.poll(() => getSliderValue(page)).toBe(59.7)
  await page.mouse.click(middle.x + 30, middle.y)
  await expect.poll(() => getSliderValue(page)).toBe(60)
  await waitForStableText(page)

  await dragElement(page, middle, -93, 150) // ten ticks and a bit
  await expect.poll(() => getSliderValue(page)).toBe(61)
  await dragElement(page, middle, -150, 0)
  await expect.poll(() => getSliderValue(page)).toBeGreaterThan(63) // further than the finger went
  await getSlider(page).focus()
  await page.keyboard.press('Home')
  await expect.poll(() => getSliderValue(page)).toBe(30)
  await dragElement(page, middle, 150, 0, async () => expect(await getSliderValue(page)).toBe(30))
  await expect.poll(() => getSliderValue(page)).toBe(30)
  await page.keyboard.press('End')
  await expect.poll(() => getSliderValue(page)).toBe(300)
})

test.for([
  ['cannot be had', { status: 500 }],
  ['was not measured', { json: { code: 0, data: { weight: 9999 } } }],
] as const)('a last weight that %s counts as none', async ([, reply]) => {
  const { page } = await setWeight('1001', {
    prepare: async (page) => void (await page.route('**/fitnessData*', (route) => route.fulfill(reply))),
  })
  await page.getByText('左右滑动标尺选择体重').waitFor()
  await expect.poll(() => getSliderValue(page)).toBe(60)
})
