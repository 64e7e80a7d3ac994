import { useEffect, useState } from 'react'
import { lazy } from '#shared/core/lazy.ts'

/**
 * A part of the page that is not in its first bundle: undefined until it is there, null when it cannot be had.
 * @param load the same function at every render
 */
export function usePart<T>(load: () => Promise<T>): T | null | undefined {
  const [part, setPart] = useState<{ value: T | null }>()
  useEffect(() => {
    lazy(load, true).then(
      (value) => setPart({ value }),
      () => setPart({ value: null }),
    )
  }, [load])
  return part?.value
}
