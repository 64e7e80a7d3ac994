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
  /** Every rule that axe enables by default (WCAG and best practice), plus the target size. */
  all: { rules: { 'target-size': { enabled: true } } },
  /** What another colour scheme may change. */
  colours: { runOnly: ['color-contrast', 'link-in-text-block'] },
}

/**
 * Resolves when no animation runs, so that a fading toast is not read. The progress bar and the
 * delayed note about a slow network are ignored.
 */
const AT_REST = `(async () => {
  const isFiniteAnimation = ({ effect, playState }) => playState === 'running' &&
    effect?.getComputedTiming().iterations !== Infinity && !/^(progress|slow)$/.test(effect?.target?.id ?? '')
  for (let running; (running = document.getAnimations().filter(isFiniteAnimation)).length; )
    await Promise.allSettled(running.map((one) => one.finished))
})()`

/**
 * The axe violations of the current view, one line per rule, after animations have finished.
 * @param rules which rules of axe
 */
export async function findViolations(page: Page, rules: keyof typeof RULES = 'all'): Promise<string[]> {
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
  expect(await findViolations(page)).toEqual([])
}
