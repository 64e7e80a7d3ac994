import { clamp } from './numbers.ts'

/** Where the first three markers sit on the rail, in percent (spec §4). */
export const RAIL_MARKS = [14, 41, 70] as const

/**
 * How far the rail is filled, 0–100: straight pieces through (0, 0), (t1, 14), (t2, 41), (t3, 70), the last slope goes
 * on (contract §4). 0 with fewer than three thresholds, or where they do not rise: nothing is divided by 0.
 */
export function railPercent(progress: number, thresholds: readonly number[]): number {
  const [first, second, third] = thresholds
  if (first === undefined || second === undefined || third === undefined) return 0
  if (!(first > 0 && second > first && third > second)) return 0
  const [markOne, markTwo, markThree] = RAIL_MARKS
  if (!(progress > 0)) return 0
  if (progress <= first) return (progress / first) * markOne
  if (progress <= second) return markOne + ((progress - first) / (second - first)) * (markTwo - markOne)
  return clamp(markTwo + ((progress - second) / (third - second)) * (markThree - markTwo), 0, 100)
}
