import { EASE, prefersReducedMotion } from './motion.ts'

/** Maximum ms of these animations: nothing moves for longer after its content is loaded. */
const MAX_MS = 900

const animateElement = (element: Element | null, frames: Keyframe[], duration: number) => {
  if (element && !prefersReducedMotion())
    element.animate(frames, { duration: Math.min(duration, MAX_MS), easing: EASE })
}

/** Pulses an element that has just appeared: scales it up once and back. */
export const animatePulse = (element: Element | null) =>
  animateElement(
    element,
    [{ transform: 'none' }, { transform: 'scale(1.14)', offset: 0.35 }, { transform: 'none' }],
    520,
  )

/** Animates rings around a figure that expand once, like a ripple. */
export const animateRipple = (element: Element | null) =>
  animateElement(
    element,
    [
      { transform: 'none', opacity: 1 },
      { transform: 'scale(1.09)', opacity: 0.55, offset: 0.45 },
      { transform: 'none', opacity: 1 },
    ],
    900,
  )
