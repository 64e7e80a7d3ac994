import { useEffect, useState } from 'react'
import { lazy } from '#shared/core/lazy.ts'

/**
 * A part of the page that is not in its first bundle: undefined until it is there, null when it cannot be had.
 * @param load the same function at every render; undefined: not needed here
 */
export function usePart<T>(load: (() => Promise<T>) | undefined): T | null | undefined {
  const [part, setPart] = useState<{ value: T | null }>()
  useEffect(() => {
    if (!load) return
    lazy(load, true).then(
      (value) => setPart({ value }),
      () => setPart({ value: null }),
    )
  }, [load])
  return part?.value
}
