import type { RouteName } from '#shared/routes.ts'
import { routeOf } from './page-names.ts'

/** Critical bytes of a page (HTML with its CSS and early script, entry script and what it imports), brotli 11 (scripts/build/README.md, "Budgets"). */
const KB = 1024
const WITH_CHART: ReadonlySet<RouteName> = new Set([
  'analysis',
  'bodyComposition',
  'sportData',
  'sportsWeekly',
  'echarts',
])
const LEGAL: ReadonlySet<RouteName> = new Set(['file'])

/** What a page may weigh before it is painted, in bytes. */
export function budgetOf(name: RouteName): number {
  if (WITH_CHART.has(name)) return 42 * KB
  if (LEGAL.has(name)) return 12 * KB
  return (routeOf(name).access === 'public' ? 14 : 20) * KB
}
