/** Which build the function is of. */
export interface Build {
  /** The project's, of package.json. */
  version: string
  /** Changes whenever the script or the styles of a share page do. */
  id: string
}

/** Since the function was started. */
export interface CacheHealth {
  /** Lookups of page requests by their result (`CacheStatus` in service-cache.ts). */
  answered: Record<string, number>
  /** Requests to the service, including `failures`. */
  requests: number
  failures: number
  cached: number
  running: number
  /** Kinds of calls whose circuit breaker is open: they are not requested. */
  openCircuits: string[]
}

/** Share pages sent since the start: cached, rendered, with the card only, or static as built. */
export type PagesHealth = Record<'cached' | 'rendered' | 'card' | 'static', number>

/**
 * In the form of "Health Check Response Format for HTTP APIs", for whatever watches the function.
 */
export const createHealthReport = ({ version, id }: Build, answers: CacheHealth, pages: PagesHealth) => ({
  status: answers.openCircuits.length ? 'warn' : 'pass',
  version,
  releaseId: id,
  answers: { ...answers, shares: toShares(answers.answered) },
  pages: { ...pages, shares: toShares(pages) },
})

/** Each count as a share of all, to a thousandth; 0 before there is any. */
function toShares(counts: Record<string, number>): Record<string, number> {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, all && Math.round((count / all) * 1000) / 1000]),
  )
}
