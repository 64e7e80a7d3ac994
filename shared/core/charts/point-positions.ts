import { clamp } from '#shared/format/numbers.ts'
import { getRenderedRange, IN_VIEW } from './chart-window.ts'

/**
 * Position of point `index` when the window starts at slot `start`, as a share of the chart's
 * width; below 0 or above 1 outside the window.
 */
export type PointPosition = (index: number, start: number) => number

/** Places every point in the middle of its slot. */
export const placeEvenly: PointPosition = (index, start) => (index - start + 0.5) / IN_VIEW

/** Half a slot, kept free at either end. */
const EDGE = 0.5 / IN_VIEW
/** Smallest gap between two points, as a share of the mean gap: a finger needs that much room. */
const MIN_SHARE = 0.3
/** Points more than this many slots outside the window get a position far outside. */
const FAR = 4

/**
 * Places points in proportion to their times; the first and last point of the window lie half a
 * slot from its edges. Between two whole starts positions are interpolated. An empty slot is as
 * wide as the mean gap, and a gap is never wider than the window.
 * @param times ascending
 */
export function placeByTime(times: readonly number[]): PointPosition {
  const getGap = (index: number) => (times[index] ?? Number.NaN) - (times[index - 1] ?? Number.NaN)
  const interpolateAt = (index: number, start: number): number => {
    if (index < start - FAR) return -1
    if (index > start + IN_VIEW + FAR) return 2
    const slots = Array.from({ length: IN_VIEW - 1 }, (_, slot) => getGap(start + slot + 1))
    const finiteGaps = slots.filter(Number.isFinite)
    const mean = finiteGaps.reduce((sum, gap) => sum + gap, 0) / finiteGaps.length || 1
    const getDistance = (to: number) => {
      const gap = getGap(to)
      return Number.isFinite(gap) ? clamp(gap, mean * MIN_SHARE, mean * (IN_VIEW - 1)) : mean
    }
    const sumGaps = (from: number, to: number) => {
      let sum = 0
      for (let next = from + 1; next <= to; next++) sum += getDistance(next)
      return sum
    }
    const signed = index < start ? -sumGaps(index, start) : sumGaps(start, index)
    return EDGE + (signed * (1 - 2 * EDGE)) / sumGaps(start, start + IN_VIEW - 1)
  }
  return (index, start) => {
    const startIndex = Math.floor(start)
    const share = start - startIndex
    const here = interpolateAt(index, startIndex)
    return share ? here + (interpolateAt(index, startIndex + 1) - here) * share : here
  }
}

/** The point nearest to a share of the chart's width; undefined without points. */
export function findNearestPoint(
  share: number,
  start: number,
  count: number,
  position: PointPosition,
): number | undefined {
  const [from, to] = getRenderedRange(start, count)
  let nearest: number | undefined
  for (let index = from; index < to; index++) {
    if (nearest === undefined || Math.abs(position(index, start) - share) < Math.abs(position(nearest, start) - share))
      nearest = index
  }
  return nearest
}
