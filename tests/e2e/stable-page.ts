import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Looks in a row that must see the same, ms apart. */
const LOOKS = 3
const LOOK_MS = 30
/** ms; as patient as the browser's own waits. */
const PATIENCE_MS = 30_000
/** ms for one snapshot; a page that answers later is asked again. */
const ANSWER_MS = 5000

type Snapshot = [text: string, moving: string[]]

/** What can be read on the page, and what on it is still coming or moving; runs in the page. */
function takeSnapshot(): Snapshot {
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
const getSnapshot = (page: Page): Promise<Snapshot> =>
  Promise.race([
    page.evaluate(takeSnapshot).catch((error: Error): Snapshot => ['', [error.message]]),
    wait<Snapshot>(ANSWER_MS, ['', ['the page itself: it gives no answer']], { ref: false }),
  ])

/**
 * The text of a page once it is stable: nothing loads or moves, and the text is unchanged for some
 * snapshots. Use it for what must not appear; poll for what has to appear.
 * @throws Error that names what does not become stable
 */
export async function getStableText(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle')
  const limit = Date.now() + PATIENCE_MS
  let [before, same, last]: [string, number, string[]] = ['', 0, []]
  while (Date.now() < limit) {
    const [text, moving] = await getSnapshot(page)
    same = moving.length === 0 && text === before ? same + 1 : 0
    if (same === LOOKS - 1) return text
    ;[before, last] = [text, moving]
    await wait(LOOK_MS)
  }
  throw new Error(`not at rest: ${last.join(', ') || 'its text changes'}`)
}

/** The page is at rest (`textAtRest`). */
export const waitForStableText = async (page: Page): Promise<void> => void (await getStableText(page))

/**
 * The box of an element once it is stable, px.
 * @throws Error when it never is
 */
export async function getStableBox(element: Locator) {
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

/** The page does not scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  await waitForStableText(page)
  const getOverflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(getOverflow).toBeLessThanOrEqual(0)
}

/** The page at rest ends with the screen: it does not scroll down. */
export async function expectOneScreen(page: Page): Promise<void> {
  await waitForStableText(page)
  const below = await page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)
  expect(below).toBe(0)
}
