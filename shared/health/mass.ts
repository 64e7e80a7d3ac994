import { round } from '#shared/format/numbers.ts'
import { formatMassUnit, getWeightUnit, PER_KG, toDisplayUnit } from '#shared/format/weight-unit.ts'
import { parseMeasured, parsePartMass } from './measured.ts'
import { getMetric, type Metric } from './metrics.ts'

/** Fat or muscle of a measurement. */
export interface Mass {
  kg: number
  /** True if computed as percent × weight, because the service sends no mass; labelled 估算. */
  isEstimated: boolean
}

/**
 * Returns the service's own mass, else percent × weight rounded to one decimal as scales do;
 * undefined if neither can have been measured or the mass exceeds the weight.
 * @param massKg, percent, weightKg as the service sends them
 */
export function getMass(massKg: unknown, percent: unknown, weightKg: unknown): Mass | undefined {
  const [weight, share] = [parseMeasured(weightKg), parseMeasured(percent)]
  const given = parsePartMass(massKg, weight)
  // The service sends 0 kg if a scale has not separated fat and muscle.
  if (given) return { kg: given, isEstimated: false }
  if (!weight || !share || share > 100) return undefined
  return { kg: round((weight * share) / 100, 1), isEstimated: true }
}

const WEIGHT = getMetric('weight')

/**
 * Difference of two values of a metric in its unit, computed from the displayed values so that the
 * displayed numbers add up.
 */
export function getDisplayedDifference(
  { unit, decimals }: Pick<Metric, 'unit' | 'decimals'>,
  from: number,
  value: number,
) {
  const toDisplayed = (kg: number) => round(toDisplayUnit(unit, kg)!, decimals)
  return round(toDisplayed(from) - toDisplayed(value), decimals) / (unit === 'kg' ? PER_KG[getWeightUnit()] : 1)
}

/** Lean mass in kg: total minus fat; also for changes of the two. */
export const getLeanMass = (totalKg: number, fatKg: number): number => getDisplayedDifference(WEIGHT, totalKg, fatKg)

/**
 * Formats a change of weight, in kg, with its sign in the member's unit: '+0.4 kg', '−1.2 kg', '0.0
 * kg'.
 */
export function formatSignedMass(kg: number): string {
  const size = formatMassUnit(Math.abs(kg))
  return round(toDisplayUnit('kg', kg)!, WEIGHT.decimals) === 0 ? size : `${kg < 0 ? '−' : '+'}${size}`
}
