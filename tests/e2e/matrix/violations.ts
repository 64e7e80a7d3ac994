import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { findBoxFaults } from '#tests/e2e/box-rules.ts'
import { findTargetFaults, TARGET_PX } from '#tests/e2e/target-rules.ts'
import { CALLS, getFamily, TOKEN } from './screens.ts'
import type { TestTab } from './test-tab.ts'

const CHINESE = /[\u4e00-\u9fff]{2}/

/** Text, title and width of a page in any state. @param hasText false where a page may still have no text */
export async function findPageFaults(page: Page, hasText = true): Promise<string[]> {
  const [text, title, overflow] = await page.evaluate<[string, string, number]>(
    '[document.body.innerText, document.title, document.documentElement.scrollWidth - document.documentElement.clientWidth]',
  )
  return [
    ...(hasText && !CHINESE.test(text) ? ['no Chinese text on the screen'] : []),
    ...(text.match(/undefined|NaN|\[object|Infinity|Invalid Date|TypeError/g) ?? []).map((word) => `shows ${word}`),
    ...(title ? [] : ['no title']),
    ...(overflow > 0 ? [`${overflow} px too wide`] : []),
    ...(await page.evaluate(findBoxFaults)),
  ]
}

/** The checks of every cell: what is wrong with the page now, in words. */
export async function findViolations({ page, screen, seen, text }: TestTab): Promise<string[]> {
  // A card that arrives as a part of its own may need a moment.
  await waitUntil(async () => CHINESE.test(await text()), 10_000)
  const [nodes, isWhite] = await page.evaluate<[number, boolean]>(
    "[document.querySelectorAll('*').length, Boolean(window.__white)]",
  )
  const repeats = seen.requests.length - new Set(seen.requests).size
  return [
    ...(await findPageFaults(page)),
    isWhite && 'without a word for a moment',
    repeats >= 20 * Math.max(1, seen.documents) && `${repeats} requests for what was asked for already`,
    seen.documents >= 3 && `loaded ${seen.documents} times`,
    // A page that shows nothing of the service's asks it for nothing.
    getFamily(screen) === 'still' && seen.requests.some((url) => CALLS.test(url)) && 'asks the service',
    nodes >= 3000 && `${nodes} elements`,
    seen.console.some((line) => line.includes(TOKEN)) && 'token in the console',
    ...seen.problems,
    ...(await page.evaluate(findTargetFaults, TARGET_PX)),
  ].filter((wrong): wrong is string => Boolean(wrong))
}

/** The lines of text on the page without their numbers, which may be animated. */
export const splitLines = (displayed: string): ReadonlySet<string> =>
  new Set(
    displayed
      .replace(/[\d.:,+-]+/g, '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )

/**
 * The text of the page without faults. It may still wait after its last request, as the chat does.
 */
export async function getHealthyLines(tab: TestTab): Promise<ReadonlySet<string>> {
  await waitUntil(async () => (await tab.page.locator('[aria-busy=true]').count()) === 0, 15_000)
  return splitLines(await tab.text())
}

/** How much of what the page says in good health it says now: 0–1. */
export async function computeHealth(tab: TestTab, healthy: ReadonlySet<string>): Promise<number> {
  const lines = splitLines(await tab.text())
  return [...healthy].filter((line) => lines.has(line)).length / Math.max(1, healthy.size)
}

/** Whether a 重试 is on the screen. */
export const hasRetry = async ({ page }: TestTab): Promise<boolean> =>
  (await page.getByRole('button', { name: '重试' }).count()) > 0

const isWellNow = async (tab: TestTab, healthy: ReadonlySet<string>) =>
  !(await hasRetry(tab)) && (await computeHealth(tab, healthy)) >= 0.8

/** True as soon as the screen says again what it says in good health, without a 重试. */
export const isWell = (tab: TestTab, healthy: ReadonlySet<string>): Promise<boolean> =>
  waitUntil(() => isWellNow(tab, healthy), 15_000)

/**
 * Taps 重试 until none is left, or 刷新 where the page offers that, because an engine may cache a
 * failed import. Closes a guide or dialog first.
 * @returns as `isWell`
 */
export async function isRecovered(tab: TestTab, healthy: ReadonlySet<string>): Promise<boolean> {
  if (await tab.page.locator('dialog[open]').count()) await tab.page.keyboard.press('Escape')
  const retryButtons = tab.page.getByRole('button', { name: /^(重试|刷新)$/ })
  for (let tap = 0; tap < 5; tap++) {
    await waitUntil(async () => (await isWellNow(tab, healthy)) || (await retryButtons.count()) > 0, 15_000)
    if (await isWellNow(tab, healthy)) return true
    await retryButtons
      .first()
      .click({ timeout: 3000 })
      .catch(() => {})
    await tab.settled()
  }
  return isWell(tab, healthy)
}

/** Whether the element is visible without scrolling: in the window and covered by nothing. */
export const isOnTop = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const element = document.querySelector<HTMLElement>(selector)!
    const { left, top, width, height } = element.getBoundingClientRect()
    // Also what lets taps through.
    element.style.pointerEvents = 'auto'
    const isOnTop = element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    element.style.pointerEvents = ''
    return isOnTop
  }, selector)

/** Poll until the condition holds. @returns false when it does not within the limit */
export async function waitUntil(isSo: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const limit = Date.now() + limitMs
  while (!(await isSo())) {
    if (Date.now() > limit) return false
    await wait(50)
  }
  return true
}
