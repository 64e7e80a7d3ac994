import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { getStableBox, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const MEMBER = { token: 'local-token-1001' }

test('after the guide, which comes once, the page stands at its top; scrolled, the bar with 返回 stays in view', async () => {
  const { page } = await openPage(stack, 'bodyFatScale', { shell: MEMBER, reducedMotion: false })
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: '我知道了' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await waitForStableText(page)
  await page.evaluate(() => scrollTo(0, 500))
  const bar = page.getByRole('button', { name: '返回' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  expect((await getStableBox(bar)).y).toBeLessThan(100)
  // No content is visible between the bar and the clock above it.
  const getBarBackground = () =>
    page.evaluate(() => {
      const bar = document.elementFromPoint(innerWidth / 2, 20)?.closest('header')?.parentElement
      const ground = bar && getComputedStyle(bar)
      return ground && [ground.position, ground.backgroundColor]
    })
  await expect.poll(getBarBackground).toEqual(['sticky', 'rgb(243, 246, 242)'])

  // Once.
  await page.reload()
  await page.getByText('没有更多内容啦').waitFor()
  await waitForStableText(page)
  expect(await page.getByText('在这里切换日期').count()).toBe(0)
})

const isRinged = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement!.matches('dialog button') &&
      getComputedStyle(document.activeElement!).outlineStyle !== 'none',
  )

test('tapped through, the guide has no ring for keys, and the page goes back only once it is gone', async () => {
  const { page } = await openPage(stack, 'bodyFatScale', { shell: MEMBER, reducedMotion: false })
  await page.getByRole('button', { name: '下一步' }).waitFor()
  expect(await isRinged(page)).toBe(false)
  await page.getByRole('button', { name: '下一步' }).tap()
  await page.getByRole('button', { name: '我知道了' }).waitFor()
  expect(await isRinged(page)).toBe(false)
  const there = await page.evaluate(() => scrollY)
  expect(there).toBeGreaterThan(100)
  // Each frame until the guide is gone.
  const moved = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const tops: number[] = []
        const recordScroll = () => {
          if (!document.querySelector('dialog[open]')) return resolve(tops)
          tops.push(scrollY)
          requestAnimationFrame(recordScroll)
        }
        recordScroll()
      }),
  )
  await page.getByRole('button', { name: '我知道了' }).tap()
  expect(new Set(await moved)).toEqual(new Set([there]))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the ring of the guide is there for who goes through it by keys; in 长辈版 its bubble is whole, its hole above the bar', async () => {
  const prepare = async (page: Page) => {
    await page.addInitScript("localStorage.setItem('elder', 'true')")
  }
  const { page } = await openPage(stack, 'bodyFatScale', { shell: MEMBER, prepare })
  await page.getByRole('button', { name: '下一步' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '我知道了' }).waitFor()
  await expect.poll(() => isRinged(page)).toBe(true)
  const bubble = await getStableBox(page.getByRole('dialog').locator('div', { hasText: '点按指标看趋势' }))
  expect(bubble.y).toBeGreaterThan(0)
  const outline = await getStableBox(page.getByRole('dialog').locator('path').nth(1))
  const bar = await getStableBox(page.locator('.sticky.bottom-0'))
  expect(outline.y + outline.height).toBeLessThan(bar.y + 16)
})

test('on a phone on its side the bubble of each step lies beside what it is about', async () => {
  const { page } = await openPage(stack, 'bodyFatScale', { shell: MEMBER, width: 844, height: 390 })
  const bubble = await getStableBox(page.getByRole('dialog').locator('div', { hasText: '在这里切换日期' }))
  const displayed = await getStableBox(page.locator('h2', { hasText: '月' }).first())
  expect(bubble.y).toBeGreaterThan(displayed.y + displayed.height)
  expect(bubble.y + bubble.height).toBeLessThanOrEqual(390)
})
