/** px the sheet is pulled, or px per ms at the end, from which on it is put away. */
const FAR_PX = 96
const FAST = 0.5
/** ms after which a sheet that was put away is gone. */
const STAY_MS = 400

/**
 * A sheet that follows the finger that pulls its head down: let go near its place it goes back, further down or with speed it is put away.
 * @param head what is pulled; @param sheet what moves
 * @returns stops watching
 */
export function watchDragDown(head: HTMLElement, sheet: HTMLElement, onAway: () => void) {
  let from: number | undefined
  let by = 0
  let at = 0
  let speed = 0
  let timer: ReturnType<typeof setTimeout>

  const setOffset = (px: number) => {
    sheet.style.transform = px ? `translateY(${px}px)` : ''
  }
  const startDrag = (event: PointerEvent) => {
    // A button of the head is pressed, not pulled.
    if (event.button !== 0 || (event.target as Element).closest('button')) return
    clearTimeout(timer)
    from = event.clientY
    at = event.timeStamp
    by = speed = 0
    sheet.style.transition = 'none'
    head.setPointerCapture(event.pointerId)
  }
  const moveDrag = (event: PointerEvent) => {
    if (from === undefined) return
    const now = Math.max(0, event.clientY - from)
    speed = (now - by) / Math.max(1, event.timeStamp - at)
    by = now
    at = event.timeStamp
    setOffset(by)
  }
  const endDrag = ({ type }: PointerEvent) => {
    if (from === undefined) return
    from = undefined
    sheet.style.transition = 'transform var(--dur-quick) var(--ease-out)'
    const isAway = type === 'pointerup' && (by > FAR_PX || (by > 8 && speed > FAST))
    if (!isAway) return setOffset(0)
    onAway()
    // What leaves goes on from where it is; what may not leave now (something is being saved) goes back.
    timer = setTimeout(() => setOffset(0), STAY_MS)
  }

  const watched = { pointerdown: startDrag, pointermove: moveDrag, pointerup: endDrag, pointercancel: endDrag }
  for (const [type, listener] of Object.entries(watched)) head.addEventListener(type, listener as EventListener)
  return () => {
    for (const [type, listener] of Object.entries(watched)) head.removeEventListener(type, listener as EventListener)
  }
}
