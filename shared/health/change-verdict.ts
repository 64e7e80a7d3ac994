import { round } from '#shared/format/numbers.ts'

/** Verdict on a change of the weight's trend; undefined if it is neutral or cannot be judged. */
export type ChangeVerdict = 'good' | 'bad' | undefined

interface Input {
  /** Now minus before, kg. */
  by: number | undefined
  /** kg */
  now: number | undefined
  target?: number
  /** True if the weight is below its healthy range: then a loss is never good. */
  isLow?: boolean
}

/**
 * Judges a change in kg: towards the target is good, away from it is bad. Undefined without a
 * target, and for a change displayed as 0.0.
 */
export function getChangeVerdict({ by, now, target, isLow }: Input): ChangeVerdict {
  if (by === undefined || now === undefined || round(by, 1) === 0 || !target || target <= 0) return undefined
  const nearer = Math.abs(now - by - target) - Math.abs(now - target)
  // Below the healthy range a loss gets no verdict and a gain is never bad, whatever the target is.
  if (round(nearer, 1) === 0 || (isLow && (by < 0 || nearer < 0))) return undefined
  return nearer > 0 ? 'good' : 'bad'
}

/** Text of the verdict, because colour must not be the only sign. */
export const getVerdictText = (verdict: 'good' | 'bad'): string => (verdict === 'good' ? '离目标更近' : '离目标远了些')
