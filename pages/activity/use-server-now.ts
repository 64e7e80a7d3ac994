import { useEffect, useState } from 'react'
import { serverNow } from '#shared/api/server-clock.ts'

/** The service's time, anew at each of its seconds while `isRunning`, and at once when the page comes to the front again. */
export function useServerNow(isRunning: boolean): number {
  const [, setTicks] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      setTicks((ticks) => ticks + 1)
      timer = setTimeout(tick, 1000 - (serverNow() % 1000))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [isRunning])
  return serverNow()
}

/** The activity has begun or ended: ask the service what holds now, a moment later, because its header has whole seconds only. */
export function useReloadWhen(isOutdated: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isOutdated) return
    const timer = setTimeout(reload, 1500)
    return () => clearTimeout(timer)
  }, [isOutdated, reload])
}
