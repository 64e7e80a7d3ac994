export interface WakeHooks {
  /** The attempt is over: end the loading state. After 'failed' the caller offers the download. */
  onEnd: (outcome: 'opened' | 'failed') => void
}

const LIMIT_MS = 3000 // shared/bridge/README.md, "Waking the app"
/** A timer this much too late means that the page was suspended while the app was in front. */
const LATE_MS = 800

let running = false

/**
 * Try to open the app. Call it in the tap itself, nothing awaited before: browsers ask for a fresh gesture.
 * Whether it worked is a guess: a page that is hidden, left or loses the focus within 3 s has opened it.
 * False: another attempt is running, nothing was done.
 */
export function wakeApp(address: string, { onEnd }: WakeHooks): boolean {
  if (running) return false
  running = true
  const start = Date.now()
  const wasHidden = document.visibilityState === 'hidden'

  function endOnce(outcome: 'opened' | 'failed') {
    running = false
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', onLeave)
    window.removeEventListener('blur', onLeave)
    onEnd(outcome)
  }
  const onLeave = () => endOnce('opened')
  const onVisibility = () => !wasHidden && document.visibilityState === 'hidden' && endOnce('opened')
  const timer = setTimeout(() => {
    if (Date.now() - start > LIMIT_MS + LATE_MS) return endOnce('opened')
    endOnce('failed')
  }, LIMIT_MS)

  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', onLeave)
  window.addEventListener('blur', onLeave)
  location.href = address
  return true
}
