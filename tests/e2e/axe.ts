import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Result {
  violations: { id: string; impact: string | null; nodes: { target: unknown[]; failureSummary?: string }[] }[]
}

/** No serious or critical violation of WCAG 2.1 A and AA on what the page shows now, animations finished. */
export async function expectNoViolations(page: Page) {
  await page.evaluate(async () => {
    const endless = (one: Animation) => one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
    const running = document.getAnimations().filter((one) => !endless(one))
    await Promise.allSettled(running.map((one) => one.finished))
  })
  await page.evaluate(SOURCE)
  const { violations } = await page.evaluate<Result>(
    "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'], resultTypes: ['violations'] })",
  )
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found).toEqual([])
}
