import type { ValueRange } from './chart-range.ts'

/** Round numbers (1, 2 or 5 times a power of ten apart, no finer than `decimals` digits) on an axis: three to six of them. */
export function valueTicks({ min, max }: ValueRange, decimals: number): number[] {
  const rough = (max - min) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max([1, 2, 5, 10].find((times) => times * power >= rough)! * power, 10 ** -decimals)
  const first = Math.ceil(min / step)
  return Array.from({ length: Math.max(0, Math.floor(max / step) - first + 1) }, (_, index) => (first + index) * step)
}

/** A share of the height that stays free behind the goal's line, for its name. */
const BEHIND = 0.12
/** By how much of what an axis gains below it grows above, so that the words over the curve keep their room. */
const ABOVE = 0.27

/** An axis that shows the goal too, where that leaves the values at least half of the height; else the axis as it is. */
export function withGoal(range: ValueRange, goal: number | undefined): ValueRange {
  if (goal === undefined) return range
  const { min, max } = range
  const height = max - min
  const beyond = Math.max(min - goal, goal - max, 0)
  const room = height * BEHIND
  if (beyond === 0 || beyond + room > height) return range
  if (goal > max) return { min, max: goal + room }
  const low = Math.max(0, goal - room)
  return { min: low, max: max + (min - low) * ABOVE }
}
