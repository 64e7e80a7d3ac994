import { prefersStill } from './motion.ts'

/** The design's ease-out as one formula: fast first, then settling. */
const easeOut = (share: number) => 1 - (1 - share) ** 3

/**
 * Move a number from one value to another over `ms`, a step per frame; at once under reduced motion.
 * @returns ends the movement where it is
 */
export function glide(from: number, to: number, ms: number, step: (value: number) => void, onEnd?: () => void) {
  let frame = 0
  if (from === to || ms <= 0 || prefersStill()) {
    step(to)
    onEnd?.()
    return () => {}
  }
  let began: number | undefined
  const tick = (now: number) => {
    began ??= now
    const share = Math.min(1, (now - began) / ms)
    step(share < 1 ? from + (to - from) * easeOut(share) : to)
    if (share < 1) frame = requestAnimationFrame(tick)
    else onEnd?.()
  }
  frame = requestAnimationFrame(tick)
  return () => cancelAnimationFrame(frame)
}
