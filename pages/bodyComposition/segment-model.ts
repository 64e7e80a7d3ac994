import { lastSegment, type Segment, segmentHistory } from '#shared/api/composition.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import { partMass } from '#shared/health/reading.ts'
import { SEGMENTS, type SegmentKey, segmentField, segmentHistoryField, type Tissue } from '#shared/health/segments.ts'
import { bySegment, segmentReading } from '#shared/ui/figures/segment-readings.ts'
import { lastWeight, type Source, type Timed } from './model.ts'

/** Mass, percent and level of the five parts; undefined where the scale does not measure them. */
export function segmentReadings(tissue: Tissue, source: Source) {
  const { history, fresh } = source
  const read = (key: SegmentKey): Segment =>
    fresh ? fresh[segmentField(key, tissue)] : history && lastSegment(history, segmentHistoryField(key, tissue))
  if (!SEGMENTS.some(({ key }) => read(key)?.muscleOrFatMass !== undefined)) return undefined
  const weightKg = lastWeight(source)
  return bySegment((key) => segmentReading(tissue, read(key), weightKg))
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
  const own = fresh && partMass(fresh[segmentField(key, tissue)]?.muscleOrFatMass, fresh.weight)
  if (own !== undefined) points.push({ value: own, time: now })
  return points.sort((a, b) => a.time - b.time)
}
