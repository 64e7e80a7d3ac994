/** Limits from which a drag closes the sheet: px of distance, px per ms of speed at the end. */
const FAR_PX = 96
const FAST = 0.5
/** ms after which a closed sheet is unmounted; a sheet still mounted then moves back. */
const STAY_MS = 400

/**
 * Drags a sheet by its head: released near its position it snaps back, further down or faster it
 * closes.
 * @param head drag handle
 * @param sheet element that moves
 * @returns a function that removes the listeners
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
    // A tap on a button of the head is no drag.
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
    // The closing animation continues from here. A sheet that may not close now (saving) moves
    // back.
    timer = setTimeout(() => setOffset(0), STAY_MS)
  }

  const watched = { pointerdown: startDrag, pointermove: moveDrag, pointerup: endDrag, pointercancel: endDrag }
  for (const [type, listener] of Object.entries(watched)) head.addEventListener(type, listener as EventListener)
  return () => {
    for (const [type, listener] of Object.entries(watched)) head.removeEventListener(type, listener as EventListener)
  }
}
