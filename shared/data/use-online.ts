import { useEffect } from 'react'

/** Calls `onOnline` when the browser is online again, while `isOffline` is set. */
export function useOnline(isOffline: boolean, onOnline: () => void): void {
  useEffect(() => {
    if (!isOffline) return
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [isOffline, onOnline])
}
