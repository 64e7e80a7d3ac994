import { round } from '#shared/format/numbers.ts'

/** What a change of the weight's trend is for the member; undefined: neither, or nobody can say. */
export type ChangeVerdict = 'good' | 'bad' | undefined

interface Input {
  /** Now minus before, kg. */
  by: number | undefined
  /** kg */
  now: number | undefined
  target?: number
  /** The weight is below its healthy range: then less is never called good. */
  isLow?: boolean
}

/** Towards the target is good, away from it is bad, without a target neither. A change that is shown as 0.0 is none. */
export function getChangeVerdict({ by, now, target, isLow }: Input): ChangeVerdict {
  if (by === undefined || now === undefined || round(by, 1) === 0 || !target || target <= 0) return undefined
  const nearer = Math.abs(now - by - target) - Math.abs(now - target)
  // Below the healthy range a loss has no verdict and a gain is not blamed, whatever the target says.
  if (round(nearer, 1) === 0 || (isLow && (by < 0 || nearer < 0))) return undefined
  return nearer > 0 ? 'good' : 'bad'
}

/** The verdict in words: colour is never the only sign. */
export const getVerdictText = (verdict: 'good' | 'bad'): string => (verdict === 'good' ? '离目标更近' : '离目标远了些')
