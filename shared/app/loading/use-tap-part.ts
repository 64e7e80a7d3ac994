import { useEffect } from 'react'
import { toast } from '#shared/app/messages/messages.ts'
import { busy } from '#shared/app/page/progress.ts'
import { usePart } from './use-part.ts'
import { useWarm } from './use-warm.ts'

/**
 * A dialog, a sheet or another part that a tap opens. Fetched ahead, so that the tap does not wait; where it cannot be had,
 * the tap is answered in words and `close` takes it back: the next tap tries again.
 * @param load always loads the same: `() => import('./part.tsx')`
 */
export function useTapPart<T>(load: () => Promise<T>, isOpen: boolean, close: () => void): T | undefined {
  const [part] = usePart(load, isOpen, () => {
    toast('网络不给力，请检查网络')
    close()
  })
  useWarm(load)
  useWaiting(isOpen && !part)
  return part
}

/** The bar on top runs while a tap waits for its part: on a slow line it would go unanswered for seconds. */
export function useWaiting(isWaiting: boolean): void {
  useEffect(() => (isWaiting ? busy() : undefined), [isWaiting])
}
