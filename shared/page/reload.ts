import { runWithTimeout } from '#shared/core/loading/in-time.ts'
import { startProgress } from './progress.ts'

/** A line that is silent for so long counts as none, in milliseconds. */
const LIMIT_MS = 10_000

/**
 * Whether a page can be had: to go there without a line would put the browser's own error page in place of this one. Never rejects.
 * @param limitMs silence for so long counts as no line
 */
export const isReachable = async (address: string, limitMs = LIMIT_MS): Promise<boolean> =>
  !!(await runWithTimeout(limitMs, async (signal) => {
    // Its head alone, past the cache, which tells nothing of the line.
    const { ok, status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal })
    return ok || status === 405 // a host that knows only GET
  }))

/**
 * A fresh copy of the page, for what another try cannot mend: a deployment has taken the file away, or an older engine
 * remembers that it failed. Not for a page on which something is typed.
 * @returns false when it could not be had: what is on the screen stays
 */
export async function reloadFresh(): Promise<boolean> {
  const done = startProgress()
  const reachable = await isReachable(location.href)
  if (reachable) location.reload()
  else done()
  return reachable
}
