/**
 * Runs a request with a signal that aborts after `ms`. Never rejects.
 * @returns undefined if it failed or was aborted
 */
export async function runWithTimeout<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  try {
    return await run(controller.signal)
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
