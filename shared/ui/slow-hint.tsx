import { useEffect, useState } from 'react'

/** Fault table of the loading states: a word from 8 s on, while the skeleton stays. */
const SLOW_MS = 8000

/** Shows nothing until loading takes long; lies over the page, so nothing moves when it comes. */
export function SlowHint() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className="pointer-events-none fixed inset-x-8 bottom-24 z-30 flex justify-center">
      {isSlow && <p className="rounded-full bg-inverse px-4 py-2 text-sub text-on-inverse">网络较慢，仍在加载</p>}
    </div>
  )
}
