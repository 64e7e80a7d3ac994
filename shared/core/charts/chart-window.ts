import { clamp } from '#shared/format/numbers.ts'

/**
 * The visible window of a chart, in slots: point i lies in the middle of slot i. `start` is the
 * slot at the left edge; it has a fraction while the chart moves and is whole at rest.
 */

/** Slots in view, and the empty slots that can be pulled into view at either end. */
export const IN_VIEW = 4
export const PADDING = 2

/**
 * Lowest and highest start: `PADDING` empty slots at either end; both are equal if all points fit.
 */
export function startLimits(count: number): readonly [number, number] {
  return [-PADDING, Math.max(-PADDING, count - IN_VIEW + PADDING)]
}

export function clampStart(start: number, count: number): number {
  return clamp(start, ...startLimits(count))
}

/** Initial start of a chart: the latest point is at the right edge. */
export const getLatestStart = (count: number): number => clampStart(count - IN_VIEW, count)

/** Pulled past its end, a chart moves by this share of the finger's distance. */
const PULL = 1 / 3

export function getPulledStart(start: number, count: number): number {
  const held = clampStart(start, count)
  return held + (start - held) * PULL
}

/** A flick travels this many milliseconds at its release speed. */
const FLIGHT_MS = 260

/**
 * The whole slot at which a released chart comes to rest.
 * @param velocity slots per millisecond, positive towards later points
 */
export function getRestingStart(start: number, velocity: number, count: number): number {
  return clampStart(Math.round(start + velocity * FLIGHT_MS), count)
}

/** The start nearest to `start` at which point `index` is in view. */
export function getRevealingStart(start: number, index: number, count: number): number {
  return clampStart(clamp(Math.round(start), index - IN_VIEW + 1, index), count)
}

/**
 * Range of points to render: the first, and one past the last. It covers the window and `beyond`
 * points on either side, for the ends of the curve; its size does not depend on `count`.
 */
export function getRenderedRange(start: number, count: number, beyond = 2): readonly [number, number] {
  const from = clamp(Math.floor(start) - beyond, 0, count)
  return [from, clamp(Math.ceil(start) + IN_VIEW + beyond, from, count)]
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -IN_VIEW, PageDown: IN_VIEW }

/**
 * Target of a key from point `from`, clamped to the points; undefined for other keys and without
 * points.
 */
export function getKeyIndex(key: string, from: number, count: number): number | undefined {
  if (count < 1) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? undefined : clamp(from + step, 0, count - 1)
}
