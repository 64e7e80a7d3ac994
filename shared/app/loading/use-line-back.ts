import { useEffect } from 'react'

/** For what could not be had: once more, by itself, when the phone says that the line is back. */
export function useLineBack(isLost: boolean, again: () => void): void {
  useEffect(() => {
    if (!isLost) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isLost, again])
}
