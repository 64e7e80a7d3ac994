import type { AnalysisItem } from '#shared/api/analysis.ts'
import type { FatReading } from '#shared/health/composition-change.ts'
import { getMass, type Mass } from '#shared/health/mass.ts'
import type { MetricKey } from '#shared/health/metrics.ts'
import type { Point } from './model.ts'

/** Fat mass of an item: the service's value if sent, else computed from body fat and weight. */
export const getFat = (key: MetricKey, { value, weight, fatMass }: AnalysisItem): Mass | undefined =>
  getMass(fatMass, key === 'bodyFat' ? value : undefined, key === 'weight' ? value : weight)

/**
 * Readings with fat and weight, in the order of the points.
 * @returns also whether any fat mass is computed here
 */
export function getFatReadings(key: MetricKey, points: readonly Pick<Point, 'item' | 'time'>[]) {
  const readings: FatReading[] = []
  let isEstimated = false
  for (const { item, time } of points) {
    const mass = getFat(key, item)
    const weightKg = key === 'weight' ? item.value : item.weight
    if (!mass || !weightKg) continue
    readings.push({ time, weightKg, fatKg: mass.kg })
    isEstimated ||= mass.isEstimated
  }
  return { readings, isEstimated }
}
