import { clamp } from '#shared/core/numbers.ts'

/** Where the first three markers sit on the rail, in percent. */
export const RAIL_MARKS = [14, 41, 70] as const

/**
 * How far the rail is filled, 0–100: straight pieces through 0 and the lowest three thresholds (kcal, in any order), which stand
 * on the marks; the last slope goes on. Where the first prize is for everybody (0 kcal), the rail starts at its mark. 0 with fewer than
 * three thresholds, or where two of them are equal: nothing is divided by 0.
 */
export function railPercent(progress: number, thresholds: readonly number[]): number {
  const [first, second, third] = [...thresholds].sort((a, b) => a - b)
  if (first === undefined || second === undefined || third === undefined) return 0
  if (!(first >= 0 && second > first && third > second)) return 0
  const [markOne, markTwo, markThree] = RAIL_MARKS
  if (!(Math.max(0, progress) >= first)) return progress > 0 ? (progress / first) * markOne : 0
  if (progress <= first) return markOne
  if (progress <= second) return markOne + ((progress - first) / (second - first)) * (markTwo - markOne)
  return clamp(markTwo + ((progress - second) / (third - second)) * (markThree - markTwo), 0, 100)
}
