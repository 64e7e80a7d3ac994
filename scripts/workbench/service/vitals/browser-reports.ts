import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { insertRows, inTransaction } from '#scripts/workbench/service/query.ts'
import { DIRECTIVES } from '#shared/app/report/vocabulary.ts'
import { routes } from '#shared/routes.ts'
import { KEEP_MS } from './intake.ts'

/** What a browser sends by itself to the address of the header `reporting-endpoints`. */
export const BROWSER_REPORTS = 'application/reports+json'

/** Of a report nothing is kept but the page and the directive: addresses in it may hold anything. */
const Violation = v.object({
  type: v.literal('csp-violation'),
  body: v.object({ documentURL: v.string(), effectiveDirective: v.picklist(DIRECTIVES) }),
})
export const BrowserReportsSchema = v.array(v.unknown(), '报告不正确')

/** The page of an address of this site. */
function routeOf(address: string): string | undefined {
  const name = URL.canParse(address) ? new URL(address).pathname.split('/')[1]! : ''
  return Object.hasOwn(routes, name) ? name : undefined
}

/** Keep the violations of the pages' policies that a browser has sent; what is no such thing is left out. */
export function keepBrowserReports(db: DatabaseSync, sent: readonly unknown[], now: number): void {
  const violations = sent.flatMap((one) => {
    const read = v.safeParse(Violation, one)
    const route = read.success && routeOf(read.output.body.documentURL)
    return read.success && route ? [{ at: now, route, directive: read.output.body.effectiveDirective }] : []
  })
  inTransaction(db, () => {
    db.prepare('DELETE FROM policy_violation WHERE at < ?').run(now - KEEP_MS)
    insertRows(db, 'policy_violation', violations)
  })
}
