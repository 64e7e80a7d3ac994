/** Ask with a signal that gives up after `ms`. @returns undefined where that, or asking, failed. Never rejects */
export async function inTime<T>(ms: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), ms)
  try {
    return await ask(limit.signal)
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
