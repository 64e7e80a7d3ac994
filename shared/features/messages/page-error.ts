import type { Remote } from '#shared/core/loading/remote.ts'
import type { RequestError } from '#shared/core/request-error.ts'

/** Why a page has nothing to show: a required id is missing in its address, or the question failed. */
export type PageError = 'incomplete' | RequestError

/** Why there is nothing to show: the required id is missing in the address, or the question failed. Never in the prerender. */
export function getPageError(remote: Remote<unknown>, requiredId: unknown): PageError | undefined {
  if (typeof location !== 'undefined' && !requiredId) return 'incomplete'
  return remote.state === 'failed' ? remote.error : undefined
}
