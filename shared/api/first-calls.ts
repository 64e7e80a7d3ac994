import type { Call } from './call.ts'

/**
 * What a public page asks first. The build turns it into a small script in the <head>, which asks while the bundle is
 * still on its way (scripts/build/README.md, "First view"); the page then finds the running request by its `keyOf`.
 */
export interface FirstCalls<Id extends string> {
  /** Ids that must be in the address; without one of them nothing is asked. */
  needs: readonly Id[]
  /** Other query values the calls carry; absent ones are ''. */
  takes?: readonly string[]
  /**
   * Parts of this folder that the page imports at its first render and shows as soon as the answer is there: `['details.tsx']`.
   * The <head> asks for them, and for the styles of what comes later, beside the first bundle.
   */
  parts?: readonly string[]
  /** Must use the values as they come: they are placeholders when the build runs it. */
  calls: (query: Record<Id | string, string>) => readonly Call[]
}
