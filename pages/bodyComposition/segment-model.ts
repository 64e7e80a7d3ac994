import { lastSegment, type Segment, type SegmentField, segmentHistory } from '#shared/api/composition.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import { fixed } from '#shared/core/numbers.ts'
import { massText } from '#shared/core/weight-unit.ts'
import { segmentAxis } from '#shared/health/axis.ts'
import { measured, partMass } from '#shared/health/reading.ts'
import {
  SEGMENTS,
  type SegmentKey,
  segmentField,
  segmentHistoryField,
  segmentLevel,
  type Tissue,
} from '#shared/health/segments.ts'
import type { SegmentReading } from '#shared/ui/figures/segment-map.tsx'
import { isYoung, lastWeight, type Source, type Timed } from './model.ts'

/** Mass, percent and level of the five parts; undefined where the scale does not measure them. */
export function segmentReadings(tissue: Tissue, source: Source) {
  const { history, fresh } = source
  const read = (key: SegmentKey): Segment =>
    fresh
      ? fresh[segmentField(key, tissue) as SegmentField]
      : history && lastSegment(history, segmentHistoryField(key, tissue))
  if (!SEGMENTS.some(({ key }) => read(key)?.muscleOrFatMass !== undefined)) return undefined
  const weight = lastWeight(source)
  const entries = SEGMENTS.map(({ key }) => {
    const { muscleOrFatMass: mass, muscleOrFatRate: rate, rateCode } = read(key) ?? {}
    const level = isYoung(source) ? undefined : segmentLevel(tissue, rate, rateCode)
    const percent = measured(rate)
    return [
      key,
      {
        mass: massText(partMass(mass, weight)),
        percent: percent === undefined ? '-' : `${fixed(percent, 1)}%`,
        level,
        zones: segmentAxis(tissue, percent, level),
      },
    ]
  })
  return Object.fromEntries(entries) as Record<SegmentKey, SegmentReading>
}

/** kg of one part over time, oldest first; the fresh measurement is the last. */
export function segmentPoints(key: SegmentKey, tissue: Tissue, { history, fresh, now }: Source): Timed[] {
  const past = history ? segmentHistory(history, segmentHistoryField(key, tissue)) : []
  const weights = new Map(history?.history_weight.map(({ value, measurement_time }) => [measurement_time, value]))
  const points = past.flatMap(({ muscleOrFatMass, measurement_time }) => {
    const value = partMass(muscleOrFatMass, weights.get(measurement_time))
    const time = parseTime(measurement_time)
    return value === undefined || time === undefined ? [] : [{ value, time }]
  })
  const own = fresh && partMass(fresh[segmentField(key, tissue) as SegmentField]?.muscleOrFatMass, fresh.weight)
  if (own !== undefined) points.push({ value: own, time: now })
  return points.sort((a, b) => a.time - b.time)
}
