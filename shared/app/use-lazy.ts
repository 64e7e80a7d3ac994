import { useEffect, useState } from 'react'
import { lazy } from '#shared/core/lazy.ts'

/** Behind the first paint and the first requests. */
const WARM_MS = 300

/**
 * A part of the page that is not in its first bundle: undefined until it is `wanted` and there. Warmed once the page has
 * been painted, so that a tap does not wait; `cold` leaves that out, for what most visits never show.
 * @param load always the same: `() => import('./part.tsx')`
 * @throws StalePageError into the page's boundary
 */
export function useLazy<T extends object>(load: () => Promise<T>, wanted: boolean, cold = false): T | undefined {
  const [part, setPart] = useState<{ value?: T; error?: unknown }>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function each time, but always loads the same
  useEffect(() => {
    if (!wanted || part.value) return
    lazy(load).then(
      (value) => setPart({ value }),
      (error: unknown) => setPart({ error }),
    )
  }, [wanted])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (cold) return
    // A failed warming is no news: the part is asked for again, with its tries, when it is wanted.
    const timer = setTimeout(() => load().catch(() => {}), WARM_MS)
    return () => clearTimeout(timer)
  }, [])

  if (part.error) throw part.error
  return part.value
}
