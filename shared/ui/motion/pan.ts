interface Hand {
  onGrab?: () => void
  /** Called with the distance since the last call, px to the right. */
  onPan: (px: number) => void
  /** Called on release: px per ms to the right, 0 after a pause. */
  onRelease: (velocity: number) => void
  /** Called for a tap: px from the element's left edge. */
  onTap?: (x: number) => void
  /**
   * Called for a long press and its later moves, which do not pan: px from the element's left edge.
   */
  onScrub?: (x: number) => void
}

/** Movement below this counts as a tap. */
const SLACK_PX = 6
/** Time in ms before the release from which its speed is computed. */
const RECENT_MS = 80
/** Duration in ms of a long press, which scrubs instead of panning. */
const HOLD_MS = 280

/**
 * Watches horizontal panning with a finger or a mouse. The element needs `touch-action: pan-y`, so
 * that the page still scrolls.
 * @returns a function that removes the listeners
 */
export function watchPan(element: HTMLElement, { onGrab, onPan, onRelease, onTap, onScrub }: Hand) {
  let trail: { x: number; time: number }[] = []
  let pointer: number | undefined
  let from = 0
  let isPanning = false
  let isScrubbing = false
  const toLocalX = (x: number) => x - element.getBoundingClientRect().left

  const startPan = (event: PointerEvent) => {
    if (pointer !== undefined || event.button !== 0) return
    pointer = event.pointerId
    from = event.clientX
    isPanning = false
    trail = [{ x: event.clientX, time: event.timeStamp }]
    onGrab?.()
  }
  const movePan = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return
    // Uses the events' timestamps, because a busy phone delivers events late.
    if (onScrub && !isPanning && !isScrubbing && event.timeStamp - trail[0]!.time >= HOLD_MS) {
      isScrubbing = true
      element.setPointerCapture(event.pointerId)
    }
    if (isScrubbing) return onScrub?.(toLocalX(event.clientX))
    const last = trail[trail.length - 1]!
    if (!isPanning) {
      if (Math.abs(event.clientX - from) < SLACK_PX) return
      isPanning = true
      element.setPointerCapture(event.pointerId)
    }
    onPan(event.clientX - last.x)
    trail = [
      ...trail.filter(({ time }) => event.timeStamp - time < RECENT_MS),
      { x: event.clientX, time: event.timeStamp },
    ]
  }
  const endPan = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return
    pointer = undefined
    if (!isPanning && !isScrubbing && event.type === 'pointerup') onTap?.(toLocalX(event.clientX))
    isScrubbing = false
    const fresh = trail.filter(({ time }) => event.timeStamp - time < RECENT_MS)
    const [first, last] = [fresh[0], fresh[fresh.length - 1]]
    const ms = first && last ? last.time - first.time : 0
    onRelease(isPanning && ms > 0 ? (last!.x - first!.x) / ms : 0)
  }

  // Prevents scrolling of the page while scrubbing.
  const preventScroll = (event: TouchEvent) => isScrubbing && event.preventDefault()
  if (onScrub) element.addEventListener('touchmove', preventScroll, { passive: false })
  const watched = { pointerdown: startPan, pointermove: movePan, pointerup: endPan, pointercancel: endPan }
  for (const [type, listener] of Object.entries(watched)) element.addEventListener(type, listener as EventListener)
  return () => {
    element.removeEventListener('touchmove', preventScroll)
    for (const [type, listener] of Object.entries(watched)) element.removeEventListener(type, listener as EventListener)
  }
}
