/** True when the reader asked for less motion: every duration is 0 then. False where there is no window to ask. */
export function prefersStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** ms of a drawing's first draw, and its pace (shared/ui/README.md, "Motion"). */
const FIRST_DRAW = { duration: 700, easing: 'cubic-bezier(.2,.8,.2,1)' }

/** Let a drawing come as its frames say; under reduced motion it is there at once. */
export function drawIn(element: Element | null, frames: Keyframe[], how: KeyframeAnimationOptions = {}): void {
  if (!prefersStill()) element?.animate?.(frames, { ...FIRST_DRAW, ...how })
}
