import { EASE, prefersStill } from './motion.ts'

/** The longest of these movements, in milliseconds: nothing on a page moves for longer once its content is there. */
const LONGEST_MS = 900

const moved = (element: Element | null, frames: Keyframe[], duration: number) => {
  if (element && !prefersStill()) element.animate(frames, { duration: Math.min(duration, LONGEST_MS), easing: EASE })
}

/** A figure that has just come: it swells once and settles. It stands at its size before and after. */
export const pulse = (element: Element | null) =>
  moved(element, [{ transform: 'none' }, { transform: 'scale(1.14)', offset: 0.35 }, { transform: 'none' }], 520)

/** Rings around a figure: they go outward once, like water. */
export const ripple = (element: Element | null) =>
  moved(
    element,
    [
      { transform: 'none', opacity: 1 },
      { transform: 'scale(1.09)', opacity: 0.55, offset: 0.45 },
      { transform: 'none', opacity: 1 },
    ],
    900,
  )

/** A light behind a scene: up from below, to where it stays. @param px from how far below */
export const rise = (element: Element | null, px: number) =>
  moved(element, [{ transform: `translateY(${px}px)`, opacity: 0 }, { transform: 'none' }], 900)
