import { useEffect } from 'react'

/** Behind the first paint and the first requests, in milliseconds. */
const WARM_MS = 300

/** Fetch what a tap will need before the tap, once the page has been painted. */
export function useWarm(load: (() => Promise<unknown>) | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!load) return
    // A failed warming is no news: the part is asked for again, with its tries, when it is wanted.
    const timer = setTimeout(() => load().catch(() => {}), WARM_MS)
    return () => clearTimeout(timer)
  }, [])
}
