/** True when the reader asked for less motion: every duration is 0 then. False where there is no window to ask. */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The pace of what comes (shared/ui/README.md, "Motion"). */
export const EASE = 'cubic-bezier(.2,.8,.2,1)'
/** ms */
const FIRST_DRAW = 700

/** Let a drawing come as its frames say; under reduced motion it is there at once. */
export function animateDrawing(
  element: Element | null,
  frames: Keyframe[],
  options: KeyframeAnimationOptions = {},
): void {
  if (!prefersReducedMotion()) element?.animate?.(frames, { duration: FIRST_DRAW, easing: EASE, ...options })
}
