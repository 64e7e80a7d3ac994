import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { RouteName } from '#shared/routes.ts'
import { boxFaults } from '#tests/e2e/box-rules.ts'
import type { Stack } from '#tests/e2e/stack.ts'
import { TARGET_PX, targetFaults } from '#tests/e2e/target-rules.ts'
import { type Lane, openLane } from './lane.ts'
import { type Screen, TOKEN } from './screens.ts'

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

/** How often a page asked again for something; what it is made of does not count, however many files that are. */
const repeats = (requests: readonly string[]) => requests.length - new Set(requests).size

/** The checks of every cell: what is wrong with the page now, in words. */
export async function wrongsOf({ page, seen, text }: Lane): Promise<string[]> {
  // A card that arrives as a part of its own may need a moment.
  await waitUntil(async () => CHINESE.test(await text()), 10_000)
  const { shown, overflow, nodes, isWhite } = await page.evaluate<Look>(LOOK)
  return [
    ...(CHINESE.test(shown) ? [] : ['no Chinese text on the screen']),
    ...(isWhite ? ['without a word for a moment'] : []),
    ...(shown.match(/undefined|NaN|\[object|Infinity|Invalid Date|TypeError/g) ?? []).map((word) => `shows ${word}`),
    ...((await page.title()) ? [] : ['no title']),
    ...(repeats(seen.requests) < 20 * Math.max(1, seen.documents)
      ? []
      : [`${repeats(seen.requests)} requests for what was asked for already`]),
    ...(seen.documents < 3 ? [] : [`loaded ${seen.documents} times`]),
    ...(overflow <= 0 ? [] : [`${overflow} px too wide`]),
    ...(nodes < 3000 ? [] : [`${nodes} elements`]),
    ...(seen.console.some((line) => line.includes(TOKEN)) ? ['token in the console'] : []),
    ...seen.problems,
    ...(await page.evaluate(boxFaults)),
    ...(await page.evaluate(targetFaults, TARGET_PX)),
  ]
}

/** The lines of text on the page without their numbers, which may be animated. */
export const linesOf = (shown: string): ReadonlySet<string> =>
  new Set(
    shown
      .replace(/[\d.:,+-]+/g, '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )

/** What a page says in good health, once a test of this run has read it. */
function knownLines(name: RouteName): ReadonlySet<string> | undefined {
  const file = keptOf(name)
  return existsSync(file) ? new Set(readFileSync(file, 'utf8').split('\n')) : undefined
}
const keptOf = (name: RouteName) => join(inject('scratch'), `${name}.txt`)

/** What the page says in good health. It may still wait for more after its last request: the chat does, for its provider. */
export async function linesInHealth(lane: Lane): Promise<ReadonlySet<string>> {
  await waitUntil(async () => (await lane.page.locator('[aria-busy=true]').count()) === 0, 15_000)
  return linesOf(await lane.text())
}

/**
 * A lane for a test that opens the page anew with each fault, and what the page says in good health: it is opened so only
 * when no test of this run has read it before.
 */
export async function healthyLane(stack: Stack, screen: Screen): Promise<{ lane: Lane; healthy: ReadonlySet<string> }> {
  const lines = knownLines(screen.name)
  const lane = await openLane(stack, screen, { isEmpty: Boolean(lines) })
  const healthy = lines ?? (await linesInHealth(lane))
  if (!lines) {
    // Other processes read it at any moment: it comes whole.
    const draft = `${keptOf(screen.name)}.${process.pid}`
    writeFileSync(draft, [...healthy].join('\n'))
    renameSync(draft, keptOf(screen.name))
  }
  return { lane, healthy }
}

/** The same for a test that needs no lane of its own before its faults. */
export async function healthyLines(stack: Stack, screen: Screen): Promise<ReadonlySet<string>> {
  const lines = knownLines(screen.name)
  if (lines) return lines
  const { lane, healthy } = await healthyLane(stack, screen)
  await lane.page.close()
  return healthy
}

/** How much of what the page says in good health it says now: 0–1. */
export async function healthOf(lane: Lane, healthy: ReadonlySet<string>): Promise<number> {
  const lines = linesOf(await lane.text())
  return [...healthy].filter((line) => lines.has(line)).length / Math.max(1, healthy.size)
}

/** The same by single words, for a page without styles, whose lines run together. */
export async function wordsLeft(lane: Lane, healthy: ReadonlySet<string>): Promise<number> {
  const said = [...linesOf(await lane.text())].join('')
  return [...healthy].filter((line) => said.includes(line)).length / Math.max(1, healthy.size)
}

const again = (lane: Lane) => lane.page.getByRole('button', { name: '重试' })

/** Whether a 重试 is on the screen. */
export const offersRetry = async (lane: Lane): Promise<boolean> => (await again(lane).count()) > 0

const isWellNow = async (lane: Lane, healthy: ReadonlySet<string>) =>
  !(await offersRetry(lane)) && (await healthOf(lane, healthy)) >= 0.8

/** True as soon as the screen says again what it says in good health, without a 重试. */
export const isWell = (lane: Lane, healthy: ReadonlySet<string>): Promise<boolean> =>
  waitUntil(() => isWellNow(lane, healthy), 15_000)

/**
 * Tap 重试 until none is left, or 刷新 where the page offers that instead: an engine may keep for the life of a page that it could
 * not get a file which others need. A guide or a pop-up in front is closed first. @returns as `isWell`
 */
export async function recovers(lane: Lane, healthy: ReadonlySet<string>): Promise<boolean> {
  if (await lane.page.locator('dialog[open]').count()) await lane.page.keyboard.press('Escape')
  const ways = lane.page.getByRole('button', { name: /^(重试|刷新)$/ })
  for (let tap = 0; tap < 5; tap++) {
    await waitUntil(async () => (await isWellNow(lane, healthy)) || (await ways.count()) > 0, 15_000)
    if (await isWellNow(lane, healthy)) return true
    await ways
      .first()
      .click({ timeout: 3000 })
      .catch(() => {})
    await lane.settled()
  }
  return isWell(lane, healthy)
}

/** Whether the element is visible without scrolling: in the window and covered by nothing. */
export const isOnTop = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const one = document.querySelector<HTMLElement>(selector)!
    const { left, top, width, height } = one.getBoundingClientRect()
    // Also what lets taps through.
    one.style.pointerEvents = 'auto'
    const isOnTop = one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    one.style.pointerEvents = ''
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
