import { clamp } from '#shared/core/numbers.ts'

export interface RailMarker {
  /** Percent of the rail. */
  at: number
  /** Threshold in kcal. */
  text: string
  isOpen: boolean
}

/** Where the first three markers sit on the rail, in percent. */
export const RAIL_MARKS = [14, 41, 70] as const
/** Where the last of more than three sits, with its disc inside the rail, and the one before it. Of six and more the fourth and the last are marked. */
const LAST_MARK = 94
const FOURTH_MARK = 82

/** The stalls that are marked on the rail, with their places in percent. @param rising lowest threshold first */
export function railStalls<T>(rising: readonly T[]): { stall: T; at: number }[] {
  const marked: { stall: T; at: number }[] = RAIL_MARKS.flatMap((at, index) =>
    index < rising.length ? { stall: rising[index]!, at } : [],
  )
  if (rising.length > 4) marked.push({ stall: rising[3]!, at: FOURTH_MARK })
  if (rising.length > 3) marked.push({ stall: rising[rising.length - 1]!, at: LAST_MARK })
  return marked
}

/**
 * How far the rail is filled, 0–100: straight pieces through 0 and the thresholds (kcal, in any order) of the marked stalls, so that the fill stands
 * between the prizes that are reached and the next one. With three the last slope goes on; with more the rail is full when the last is reached.
 * Where the first prize is for everybody (0 kcal), the rail starts at its mark. 0 with fewer than three thresholds, or where two of the lowest
 * three are equal: nothing is divided by 0.
 */
export function railPercent(progress: number, thresholds: readonly number[]): number {
  const stalls = railStalls([...thresholds].sort((a, b) => a - b))
  const [first, second, third] = stalls.map(({ stall }) => stall)
  if (first === undefined || second === undefined || third === undefined) return 0
  if (!(first >= 0 && second > first && third > second)) return 0
  const reached = Math.max(0, progress)
  if (!(reached >= first)) return progress > 0 ? (progress / first) * RAIL_MARKS[0] : 0
  for (const [index, to] of stalls.entries()) {
    const from = stalls[index - 1]
    if (from && reached < to.stall) {
      return from.at + ((reached - from.stall) / (to.stall - from.stall)) * (to.at - from.at)
    }
  }
  if (stalls.length > 3) return 100
  return clamp(RAIL_MARKS[1] + ((reached - second) / (third - second)) * (RAIL_MARKS[2] - RAIL_MARKS[1]), 0, 100)
}
