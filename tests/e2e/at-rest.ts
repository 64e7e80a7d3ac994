import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Looks in a row that must see the same, ms apart. */
const LOOKS = 3
const LOOK_MS = 30
/** ms; as patient as the browser's own waits. */
const PATIENCE_MS = 30_000
/** ms for one look: a page that answers later, or never, is asked again. */
const ANSWER_MS = 5000

type Look = [text: string, moving: string[]]

/** What can be read on the page, and what on it is still coming or moving; runs in the page. */
function look(): Look {
  const html = document.documentElement
  const text = document.body.innerText
  const moving: string[] = []
  if ('busy' in html.dataset && html.dataset.busy !== 'dead') moving.push('the bar on top')
  for (const part of document.querySelectorAll('[aria-busy=true]'))
    if (part.checkVisibility()) moving.push(`a part that loads: ${part.getAttribute('aria-label')}`)
  for (const { effect, playState } of document.getAnimations()) {
    const { id, tagName } = (effect as KeyframeEffect | null)?.target ?? { id: '', tagName: '' }
    // The bar of a loading page, and the delay of the word about a slow line, run for many seconds.
    if (/^(progress|slow)$/.test(id) || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) continue
    if (playState === 'running') moving.push(`an animation of <${tagName.toLowerCase()}>`)
  }
  if (/0\s1\s2\s3\s4\s5\s6\s7\s8\s9/.test(text)) moving.push('digits that roll')
  return [text, moving]
}

/** What `look` sees. A page on its way to another address has no document for a moment. */
const answerOf = (page: Page): Promise<Look> =>
  Promise.race([
    page.evaluate(look).catch((error: Error): Look => ['', [error.message]]),
    wait<Look>(ANSWER_MS, ['', ['the page itself: it gives no answer']], { ref: false }),
  ])

/**
 * What a person reads once the page is at rest: what it asked for as it opened is there, nothing loads, moves or rolls, and the text
 * has been the same for some looks. For what must not stand on a page, and for several things read of one moment; what only
 * has to come is polled for.
 * @throws an Error that names what does not come to rest
 */
export async function textAtRest(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle')
  const limit = Date.now() + PATIENCE_MS
  let [before, same, last]: [string, number, string[]] = ['', 0, []]
  while (Date.now() < limit) {
    const [text, moving] = await answerOf(page)
    same = moving.length === 0 && text === before ? same + 1 : 0
    if (same === LOOKS - 1) return text
    ;[before, last] = [text, moving]
    await wait(LOOK_MS)
  }
  throw new Error(`not at rest: ${last.join(', ') || 'its text changes'}`)
}

/** The page is at rest (`textAtRest`). */
export const atRest = async (page: Page): Promise<void> => void (await textAtRest(page))

/** Where an element stands, px, once it stands still for some looks. @throws an Error where it never does */
export async function boxAtRest(element: Locator) {
  const limit = Date.now() + PATIENCE_MS
  let [before, same] = ['', 0]
  while (Date.now() < limit) {
    const box = await element.boundingBox()
    const now = JSON.stringify(box)
    same = box && now === before ? same + 1 : 0
    if (box && same === LOOKS - 1) return box
    before = now
    await wait(LOOK_MS)
  }
  throw new Error(`does not stand still, now at ${before}`)
}

/** Nothing of the page at rest stands beside the screen: it does not scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  await atRest(page)
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(over).toBeLessThanOrEqual(0)
}

/** The page at rest ends with the screen: it does not scroll down. */
export async function expectOneScreen(page: Page): Promise<void> {
  await atRest(page)
  const below = await page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)
  expect(below).toBe(0)
}
