import { useEffect } from 'react'

/** For what could not be had: once more, by itself, when the phone says that the line is back. */
export function useOnline(isOffline: boolean, onOnline: () => void): void {
  useEffect(() => {
    if (!isOffline) return
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [isOffline, onOnline])
}
