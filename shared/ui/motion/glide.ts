import { prefersReducedMotion } from './motion.ts'

/** The design's ease-out as one formula: fast first, then settling. */
const easeOut = (share: number) => 1 - (1 - share) ** 3

/**
 * Animates a number from one value to another over `ms`, one step per frame; immediately under
 * reduced motion.
 * @returns a function that stops the animation at its current value
 */
export function animateNumber(from: number, to: number, ms: number, step: (value: number) => void, onEnd?: () => void) {
  let frame = 0
  if (from === to || ms <= 0 || prefersReducedMotion()) {
    step(to)
    onEnd?.()
    return () => {}
  }
  let startedAt: number | undefined
  const updateFrame = (now: number) => {
    startedAt ??= now
    const share = Math.min(1, (now - startedAt) / ms)
    step(share < 1 ? from + (to - from) * easeOut(share) : to)
    if (share < 1) frame = requestAnimationFrame(updateFrame)
    else onEnd?.()
  }
  frame = requestAnimationFrame(updateFrame)
  return () => cancelAnimationFrame(frame)
}
