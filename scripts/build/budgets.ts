import type { RouteName } from '#shared/routes.ts'
import { routeOf } from './page-names.ts'

/** Critical bytes of a page (HTML with its CSS and early script, entry script and what it imports), brotli 11 (scripts/build/README.md, "Budgets"). */
const KB = 1024
const LEGAL: ReadonlySet<RouteName> = new Set(['file'])

/** What a page may weigh before it is painted, in bytes. */
export function budgetOf(name: RouteName): number {
  const { access, chart } = routeOf(name)
  if (chart) return 42 * KB
  if (LEGAL.has(name)) return 12 * KB
  return (access === 'public' ? 14 : 20) * KB
}
