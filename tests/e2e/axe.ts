import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Result {
  violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
}

/** Sets of axe's rules. */
const RULES = {
  /** Every rule axe has on by itself, WCAG and good practice of any impact, and the size of targets, which it leaves off. */
  all: { rules: { 'target-size': { enabled: true } } },
  /** What another colour scheme may change. */
  colours: { runOnly: ['color-contrast', 'link-in-text-block'] },
}

/**
 * Until no animation runs, in the page itself: a toast that begins to fade between two messages would be read half faded.
 * The progress bar of a loading page, and the delay of the word about a slow line, run for many seconds.
 */
const AT_REST = `(async () => {
  const isWaitedFor = ({ effect, playState }) => playState === 'running' &&
    effect?.getComputedTiming().iterations !== Infinity && !/^(progress|slow)$/.test(effect?.target?.id ?? '')
  for (let running; (running = document.getAnimations().filter(isWaitedFor)).length; )
    await Promise.allSettled(running.map((one) => one.finished))
})()`

/** What axe finds wrong with what the page shows now, one line a rule; animations are let finish first. @param rules which of axe's */
export async function violationsOf(page: Page, rules: keyof typeof RULES = 'all'): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(SOURCE)
  const options = { ...RULES[rules], resultTypes: ['violations'] }
  const { violations } = await page.evaluate<Result>(`${AT_REST}.then(() => axe.run(${JSON.stringify(options)}))`)
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).join(', ')
    return `${id}: ${places} (${nodes[0]?.failureSummary?.split('\n').slice(1).join(' ').trim()})`
  })
}

/** No violation on what the page shows now. */
export async function expectNoViolations(page: Page) {
  expect(await violationsOf(page)).toEqual([])
}
