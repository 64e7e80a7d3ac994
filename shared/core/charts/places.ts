import { clamp } from '#shared/core/numbers.ts'
import { drawnRange, IN_VIEW } from './chart-window.ts'

/** Where point `index` stands when the window starts at slot `start`: a share of the chart's width, below 0 and above 1 outside. */
export type Place = (index: number, start: number) => number

/** Every point in the middle of its slot. */
export const evenPlace: Place = (index, start) => (index - start + 0.5) / IN_VIEW

/** Half a slot at either end, as in a chart of slots. */
const EDGE = 0.5 / IN_VIEW
/** Two points never come closer than this part of the mean way between two: a finger could not tell them apart. */
const LEAST = 0.3
/** So many points outside the window are nowhere near it. */
const FAR = 4

/** Points as far from each other as their times, the window's first and last half a slot from its edges; between two whole starts a window
 *  glides from one to the other. Empty slots are as wide as the others on average, and no way outside is longer than the
 *  whole window. @param times ascending */
export function timedPlace(times: readonly number[]): Place {
  const gapAt = (index: number) => (times[index] ?? Number.NaN) - (times[index - 1] ?? Number.NaN)
  const at = (index: number, start: number): number => {
    if (index < start - FAR) return -1
    if (index > start + IN_VIEW + FAR) return 2
    const slots = Array.from({ length: IN_VIEW - 1 }, (_, slot) => gapAt(start + slot + 1))
    const known = slots.filter(Number.isFinite)
    const mean = known.reduce((sum, gap) => sum + gap, 0) / known.length || 1
    const way = (to: number) => {
      const gap = gapAt(to)
      return Number.isFinite(gap) ? clamp(gap, mean * LEAST, mean * (IN_VIEW - 1)) : mean
    }
    const between = (from: number, to: number) => {
      let sum = 0
      for (let next = from + 1; next <= to; next++) sum += way(next)
      return sum
    }
    const signed = index < start ? -between(index, start) : between(start, index)
    return EDGE + (signed * (1 - 2 * EDGE)) / between(start, start + IN_VIEW - 1)
  }
  return (index, start) => {
    const whole = Math.floor(start)
    const share = start - whole
    const here = at(index, whole)
    return share ? here + (at(index, whole + 1) - here) * share : here
  }
}

/** The point nearest to a share of the chart's width; undefined where there are none. */
export function nearestPoint(share: number, start: number, count: number, place: Place): number | undefined {
  const [from, to] = drawnRange(start, count)
  let nearest: number | undefined
  for (let index = from; index < to; index++) {
    if (nearest === undefined || Math.abs(place(index, start) - share) < Math.abs(place(nearest, start) - share))
      nearest = index
  }
  return nearest
}
