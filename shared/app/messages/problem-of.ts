import type { Failure } from '#shared/core/fault.ts'
import type { Remote } from '#shared/core/loading/remote.ts'

/** Why a page has nothing to show: a required id is missing in its address, or the question failed. */
export type Problem = 'incomplete' | Failure

/** Why there is nothing to show: the required id is missing in the address, or the question failed. Never in the prerender. */
export function problemOf(remote: Remote<unknown>, requiredId: unknown): Problem | undefined {
  if (typeof location !== 'undefined' && !requiredId) return 'incomplete'
  return remote.state === 'failed' ? remote.error : undefined
}
