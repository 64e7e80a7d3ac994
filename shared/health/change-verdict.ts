import { round } from '#shared/core/numbers.ts'
import type { MetricKey } from './metrics.ts'

/** What a change is for the member; undefined: neither, or nobody can say. */
export type ChangeVerdict = 'good' | 'bad' | undefined

/** Which way is good whatever the goal is: more muscle, less fat. */
const ALWAYS: Partial<Record<MetricKey, 1 | -1>> = { ssm: 1, bodyFat: -1, vfr: -1, subcutaneousFat: -1 }

interface Input {
  key: MetricKey
  /** Now minus before, in the metric's unit. */
  by: number | undefined
  now: number | undefined
  /** In the metric's unit: of weight and BMI. */
  target?: number
  /** The value is below its healthy range: then less is never called good. */
  isLow?: boolean
  /** Digits in which the change is shown: one that rounds to 0 is none. */
  decimals: number
}

/** A change towards the target is good, away from it is bad, without a target neither; more muscle and less fat are good always. */
export function changeVerdict({ key, by, now, target, isLow, decimals }: Input): ChangeVerdict {
  if (by === undefined || now === undefined || round(by, decimals) === 0) return undefined
  const way = ALWAYS[key]
  if (way) return Math.sign(by) === way ? (isLow && by < 0 ? undefined : 'good') : isLow && by > 0 ? undefined : 'bad'
  if ((key !== 'weight' && key !== 'bmi') || !target || target <= 0) return undefined
  const nearer = Math.abs(now - by - target) - Math.abs(now - target)
  // Below the healthy range a loss has no verdict and a gain is not blamed, whatever the target says.
  if (round(nearer, decimals) === 0 || (isLow && (by < 0 || nearer < 0))) return undefined
  return nearer > 0 ? 'good' : 'bad'
}

/** The verdict in a word: colour is never the only sign. */
export const verdictWord = (key: MetricKey, verdict: 'good' | 'bad'): string => {
  const isGood = verdict === 'good'
  if (key === 'weight' || key === 'bmi') return isGood ? '更接近目标' : '离目标更远'
  return isGood ? '向好' : '可留意'
}
