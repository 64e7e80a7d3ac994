import { runWithTimeout } from '#shared/core/loading/in-time.ts'
import { startProgress } from './progress.ts'

/** Default timeout, in milliseconds. */
const LIMIT_MS = 10_000

/**
 * Whether a page can be loaded; checked before leaving, because offline the browser would show its
 * own error page. Never rejects.
 * @param limitMs timeout in milliseconds
 */
export const isReachable = async (address: string, limitMs = LIMIT_MS): Promise<boolean> =>
  !!(await runWithTimeout(limitMs, async (signal) => {
    // HEAD past the cache, because a cached reply says nothing about the network.
    const { ok, status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal })
    return ok || status === 405 // a host that knows only GET
  }))

/**
 * Reloads the page, for failures that a retry cannot fix: a deployment has removed the file, or an
 * older engine caches the failed import. Do not use it on a page with typed text.
 * @returns false if the page is not reachable; it then stays as it is
 */
export async function reloadFresh(): Promise<boolean> {
  const done = startProgress()
  const reachable = await isReachable(location.href)
  if (reachable) location.reload()
  else done()
  return reachable
}
