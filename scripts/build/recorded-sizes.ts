import { readFileSync, writeFileSync } from 'node:fs'
import type { RouteName } from '#shared/routes.ts'
import { budgetOf } from './budgets.ts'
import type { PageSize } from './check-size.ts'
import { ROOT } from './page-names.ts'

/** Each page's bytes when they were last recorded, brotli 11. */
export type Recorded = Partial<Record<RouteName, Pick<PageSize, 'beside'> & { critical: number }>>

const FILE = `${ROOT}scripts/build/recorded-sizes.json`
/** How much a page may grow before somebody has to say that it is meant. */
const GROWTH = 1.05

export const recordedSizes = (): Recorded => JSON.parse(readFileSync(FILE, 'utf8'))

/**
 * What a page may weigh: its recorded bytes and 5 %, critical bytes never more than the budget of its kind. A page that was
 * never recorded has the budget alone.
 */
export function limitOf(name: RouteName, recorded: Recorded): { critical: number; beside: number } {
  const before = recorded[name]
  const budget = budgetOf(name)
  if (!before) return { critical: budget, beside: Number.POSITIVE_INFINITY }
  return { critical: Math.min(budget, before.critical * GROWTH), beside: before.beside * GROWTH }
}

/** Record what the pages weigh now (`npm run build -- --record`). */
export function recordSizes(sizes: readonly PageSize[]): void {
  const rows = sizes
    .map(({ name, html, script, beside }) => [name, { critical: html + script, beside }] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const all: Recorded = Object.fromEntries(rows)
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`)
}
