interface Pinched {
  /** The way between the two fingers before, as a part of the way now: above 1 they come closer. */
  factor: number
  /** Where their middle is and how far it moved, px from the element's left edge. */
  x: number
  moved: number
}

/**
 * Two fingers on an element. The element needs `touch-action: pan-y`, so that the browser does not zoom the page.
 * @returns stops watching
 */
export function watchPinch(element: HTMLElement, onPinch: (pinched: Pinched) => void) {
  const fingers = new Map<number, { x: number; y: number }>()
  const between = () => {
    const [a, b] = [...fingers.values()]
    return a && b ? { apart: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2 } : undefined
  }
  const down = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (fingers.size < 2) fingers.set(pointerId, { x: clientX, y: clientY })
  }
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (!fingers.has(pointerId)) return
    const before = between()
    fingers.set(pointerId, { x: clientX, y: clientY })
    const now = between()
    if (!before || !now || before.apart < 1 || now.apart < 1) return
    const { left } = element.getBoundingClientRect()
    onPinch({ factor: before.apart / now.apart, x: now.x - left, moved: now.x - before.x })
  }
  const up = ({ pointerId }: PointerEvent) => fingers.delete(pointerId)

  const watched = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up }
  for (const [type, listener] of Object.entries(watched)) element.addEventListener(type, listener as EventListener)
  return () => {
    for (const [type, listener] of Object.entries(watched)) element.removeEventListener(type, listener as EventListener)
  }
}
