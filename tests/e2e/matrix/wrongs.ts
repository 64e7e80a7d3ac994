import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Lane } from './lane.ts'
import { TOKEN } from './screens.ts'

const CHINESE = /[\u4e00-\u9fff]{2}/

interface Look {
  shown: string
  overflow: number
  nodes: number
  isWhite: boolean
}
const LOOK = `({
  shown: document.body.innerText,
  overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  nodes: document.querySelectorAll('*').length,
  isWhite: Boolean(window.__white),
})`

/** Looked for in every cell: what is wrong with the page as it stands, in words. */
export async function wrongsOf({ page, seen, text }: Lane): Promise<string[]> {
  // A card that arrives as a part of its own may need a moment.
  await waitUntil(async () => CHINESE.test(await text()), 10_000)
  const { shown, overflow, nodes, isWhite } = await page.evaluate<Look>(LOOK)
  return [
    ...(CHINESE.test(shown) ? [] : ['no Chinese text on the screen']),
    ...(isWhite ? ['without a word for a moment'] : []),
    ...(shown.match(/undefined|NaN|\[object|Infinity|Invalid Date|TypeError/g) ?? []).map((word) => `shows ${word}`),
    ...((await page.title()) ? [] : ['no title']),
    ...(seen.requests.length < 50 ? [] : [`${seen.requests.length} requests`]),
    ...(seen.documents < 3 ? [] : [`loaded ${seen.documents} times`]),
    ...(overflow <= 0 ? [] : [`${overflow} px too wide`]),
    ...(nodes < 3000 ? [] : [`${nodes} elements`]),
    ...(seen.console.some((line) => line.includes(TOKEN)) ? ['token in the console'] : []),
    ...seen.problems,
  ]
}

/** The page's words, one line each, numbers aside: they may run. */
const linesOf = (shown: string): ReadonlySet<string> =>
  new Set(
    shown
      .replace(/[\d.:,+-]+/g, '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )

/** What the page says in good health. It may still wait for more after its last request: the chat does, for its provider. */
export async function linesInHealth(lane: Lane): Promise<ReadonlySet<string>> {
  await waitUntil(async () => (await lane.page.locator('[aria-busy=true]').count()) === 0, 15_000)
  return linesOf(await lane.text())
}

/** How much of what the page says in good health it says now: 0–1. */
export async function healthOf(lane: Lane, healthy: ReadonlySet<string>): Promise<number> {
  const lines = linesOf(await lane.text())
  return [...healthy].filter((line) => lines.has(line)).length / Math.max(1, healthy.size)
}

/** The same by words alone: without its styles a page says them side by side. */
export async function wordsLeft(lane: Lane, healthy: ReadonlySet<string>): Promise<number> {
  const said = [...linesOf(await lane.text())].join('')
  return [...healthy].filter((line) => said.includes(line)).length / Math.max(1, healthy.size)
}

const again = (lane: Lane) => lane.page.getByRole('button', { name: '重试' })

/** Is there another try on the screen? */
export const offersRetry = async (lane: Lane): Promise<boolean> => (await again(lane).count()) > 0

/** True as soon as the screen says again what it says in good health, without a 重试. */
export const isWell = (lane: Lane, healthy: ReadonlySet<string>): Promise<boolean> =>
  waitUntil(async () => !(await offersRetry(lane)) && (await healthOf(lane, healthy)) >= 0.8, 15_000)

/** Tap 重试 until none is left; a guide or a pop-up in front of it is closed first. @returns as `isWell` */
export async function recovers(lane: Lane, healthy: ReadonlySet<string>): Promise<boolean> {
  if (await lane.page.locator('dialog[open]').count()) await lane.page.keyboard.press('Escape')
  for (let tap = 0; tap < 4 && (await offersRetry(lane)); tap++) {
    await again(lane)
      .first()
      .click({ timeout: 3000 })
      .catch(() => {})
    await lane.settled()
  }
  return isWell(lane, healthy)
}

/** Does one see it, where the page stands now: in the window, and nothing over it? */
export const isOnTop = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const one = document.querySelector(selector)!
    const { left, top, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }, selector)

/** Ask until it is so. @returns false when it is not so by then */
export async function waitUntil(isSo: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const limit = Date.now() + limitMs
  while (!(await isSo())) {
    if (Date.now() > limit) return false
    await wait(50)
  }
  return true
}
