import { round } from '#shared/core/numbers.ts'
import { inShownUnit, massWords, PER_KG, weightUnit } from '#shared/core/weight-unit.ts'
import { type Metric, metricOf } from './metrics.ts'
import { measured, partMass } from './reading.ts'

/** Fat or muscle of a measurement. */
export interface Mass {
  kg: number
  /** Worked out here, percent × weight, because the service sends no mass: then it is named 估算. */
  isEstimated: boolean
}

/** The service's own mass; else percent × weight, to one decimal as scales tell it; none where neither can have been measured. A mass
 *  above the weight is none. @param massKg, percent, weightKg as the service sends them */
export function massOf(massKg: unknown, percent: unknown, weightKg: unknown): Mass | undefined {
  const [weight, share] = [measured(weightKg), measured(percent)]
  const own = partMass(massKg, weight)
  // 0 kg stands where a scale has not told fat and muscle apart.
  if (own) return { kg: own, isEstimated: false }
  if (!weight || !share || share > 100) return undefined
  return { kg: round((weight * share) / 100, 1), isEstimated: true }
}

const WEIGHT = metricOf('weight')

/** One value of a metric minus another, in the metric's unit: of both as they are shown, so that the three add up for who reads them. */
export function shownDifference({ unit, decimals }: Pick<Metric, 'unit' | 'decimals'>, from: number, value: number) {
  const shown = (one: number) => round(inShownUnit(unit, one)!, decimals)
  return round(shown(from) - shown(value), decimals) / (unit === 'kg' ? PER_KG[weightUnit()] : 1)
}

/** A mass without its fat, in kg, or of changes of the two. */
export const leanOf = (wholeKg: number, fatKg: number): number => shownDifference(WEIGHT, wholeKg, fatKg)

/** A change of a weight, in kg, with its sign in the member's unit: '+0.4 kg', '−1.2 kg', '0.0 kg'. */
export function signedMassWords(kg: number): string {
  const size = massWords(Math.abs(kg))
  return round(inShownUnit('kg', kg)!, WEIGHT.decimals) === 0 ? size : `${kg < 0 ? '−' : '+'}${size}`
}
