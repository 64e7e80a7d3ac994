import { clamp } from '#shared/format/numbers.ts'

/**
 * The window a chart looks through, in slots: point i stands in the middle of slot i. `start` is the slot at the left edge; it
 * has a fraction while the chart moves and is whole at rest.
 */

/** Slots in view, and empty slots one may pull into view at either end. */
export const IN_VIEW = 4
export const PADDING = 2

/** The lowest and highest start: two empty slots at either end; one place to rest where there is no more than fits. */
export function startLimits(count: number): readonly [number, number] {
  return [-PADDING, Math.max(-PADDING, count - IN_VIEW + PADDING)]
}

export function clampStart(start: number, count: number): number {
  return clamp(start, ...startLimits(count))
}

/** Where a chart opens: the latest point at the right edge. */
export const getLatestStart = (count: number): number => clampStart(count - IN_VIEW, count)

/** A finger that pulls past the end moves the chart a third of its way. */
const PULL = 1 / 3

export function getPulledStart(start: number, count: number): number {
  const held = clampStart(start, count)
  return held + (start - held) * PULL
}

/** How far a flick flies, in ms at the speed it was let go. */
const FLIGHT_MS = 260

/** The whole slot a released chart comes to rest on. @param velocity slots per ms, positive towards later points */
export function getRestingStart(start: number, velocity: number, count: number): number {
  return clampStart(Math.round(start + velocity * FLIGHT_MS), count)
}

/** The start nearest to `start` at which point `index` is in view. */
export function getRevealingStart(start: number, index: number, count: number): number {
  return clampStart(clamp(Math.round(start), index - IN_VIEW + 1, index), count)
}

/** First point and one past the last point that must be drawn: the window and `beyond` more at either side, for the curve's
 *  ends. However long the history, never more than a handful. */
export function getRenderedRange(start: number, count: number, beyond = 2): readonly [number, number] {
  const from = clamp(Math.floor(start) - beyond, 0, count)
  return [from, clamp(Math.ceil(start) + IN_VIEW + beyond, from, count)]
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -IN_VIEW, PageDown: IN_VIEW }

/** Where a key leads from point `from`, held at the ends; undefined for other keys and without points. */
export function getKeyIndex(key: string, from: number, count: number): number | undefined {
  if (count < 1) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? undefined : clamp(from + step, 0, count - 1)
}
