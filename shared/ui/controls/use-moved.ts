import { useEffect, useState } from 'react'

/** A second tap follows the first within this, and a dialog takes 200 ms of it to go. */
const DOUBLE_TAP_MS = 500

/**
 * Whether what is drawn has just moved, so that a tap meant for what stood there before would hit something else: the second half of a
 * double tap, or a finger that is already on its way.
 * @param key of what is drawn: another one is a movement, the first is none
 */
export function useMoved(key: string): boolean {
  const [still, setStill] = useState<string | undefined>(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `still` follows from `key`
  useEffect(() => {
    if (still === key) return
    setStill(undefined)
    const timer = setTimeout(() => setStill(key), DOUBLE_TAP_MS)
    return () => clearTimeout(timer)
  }, [key])
  return still !== key
}
