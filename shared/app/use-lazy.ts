import { useEffect, useState } from 'react'
import { lazy } from '#shared/core/lazy.ts'

/**
 * A part of the page that is not in its first bundle: undefined until it is `wanted` and there.
 * Warmed once the page has been painted, so that a tap does not wait. @throws StalePageError into the page's boundary
 */
export function useLazy<T extends object>(load: () => Promise<T>, wanted: boolean): T | undefined {
  const [part, setPart] = useState<{ value?: T; error?: unknown }>({})

  useEffect(() => {
    if (!wanted || part.value) return
    lazy(load).then(
      (value) => setPart({ value }),
      (error: unknown) => setPart({ error }),
    )
  }, [wanted])

  useEffect(() => {
    // A failed warming is no news: the part is asked for again, with its tries, when it is wanted.
    const timer = setTimeout(() => load().catch(() => {}), WARM_MS)
    return () => clearTimeout(timer)
  }, [])

  if (part.error) throw part.error
  return part.value
}

/** Behind the first paint and the first requests. */
const WARM_MS = 300
