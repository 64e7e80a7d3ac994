import type { Call } from '#shared/api/call.ts'
import type { SharePage } from '#shared/api/share-page.ts'

/** What a page asks from its <head>. */
export interface FirstCalls {
  /** Query values that must be in the address; without one of them nothing is asked. */
  needs: readonly string[]
  /** Other query values the calls carry; absent ones are ''. */
  takes?: readonly string[]
  /** What follows the first view (shared/api/share-page.ts). */
  parts?: readonly string[]
  calls: (query: Record<string, string>) => readonly Call[]
}

const MARK = 'CARRIED'

/** What a share page asks first, and by which values of its address: those that its calls carry. */
export function firstCallsOf(share: SharePage | undefined): FirstCalls | undefined {
  const { ids = [], takes = [], parts, calls } = share ?? {}
  if (!calls) return undefined
  const all = [...ids, ...takes]
  const text = JSON.stringify(calls(Object.fromEntries(all.map((value) => [value, `${MARK}-${value}-`]))))
  const needs = all.filter((value) => text.includes(`${MARK}-${value}-`))
  return { needs, parts, calls }
}
