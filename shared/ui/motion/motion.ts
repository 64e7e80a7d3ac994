/**
 * True if the reader prefers reduced motion, which sets every duration to 0. False without a
 * window.
 */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Easing of entrance animations (shared/ui/README.md, "Motion"). */
export const EASE = 'cubic-bezier(.2,.8,.2,1)'
/** Duration of a drawing's first animation, ms. */
const FIRST_DRAW = 700

/** Animates a drawing by `frames`; does nothing under reduced motion. */
export function animateDrawing(
  element: Element | null,
  frames: Keyframe[],
  options: KeyframeAnimationOptions = {},
): void {
  if (!prefersReducedMotion()) element?.animate?.(frames, { duration: FIRST_DRAW, easing: EASE, ...options })
}
