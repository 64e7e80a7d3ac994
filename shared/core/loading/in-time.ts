/** Ask with a signal that gives up after `ms`. @returns undefined where that, or asking, failed. Never rejects */
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
