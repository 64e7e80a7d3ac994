import { type History, segmentHistory } from '#shared/api/composition.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import { fixed } from '#shared/core/numbers.ts'
import { massText } from '#shared/core/weight-unit.ts'
import { measured, partMass } from '#shared/health/reading.ts'
import { SEGMENTS, type SegmentKey, segmentHistoryField, segmentLevel, type Tissue } from '#shared/health/segments.ts'
import type { SegmentReading } from '#shared/ui/figures/segment-map.tsx'

export interface SegmentsThen {
  readings: Record<SegmentKey, SegmentReading>
  /** kg, where it is known. */
  kg: Partial<Record<SegmentKey, number>>
}

/** The five parts of the body as a measurement found them; undefined where its scale does not measure them, or the service does not
 *  keep them. @param time epoch milliseconds */
export function segmentsAt(
  history: History,
  tissue: Tissue,
  { time, weightKg, isRated }: { time: number; weightKg: number | undefined; isRated: boolean },
): SegmentsThen | undefined {
  const kg: Partial<Record<SegmentKey, number>> = {}
  const entries = SEGMENTS.map(({ key }) => {
    const found = segmentHistory(history, segmentHistoryField(key, tissue)).find(
      ({ measurement_time }) => parseTime(measurement_time) === time,
    )
    const [mass, percent] = [partMass(found?.muscleOrFatMass, weightKg), measured(found?.muscleOrFatRate)]
    if (mass !== undefined) kg[key] = mass
    const reading: SegmentReading = {
      mass: massText(mass),
      percent: percent === undefined ? '-' : `${fixed(percent, 1)}%`,
      level: isRated ? segmentLevel(tissue, percent, found?.rateCode) : undefined,
    }
    return [key, reading]
  })
  if (Object.keys(kg).length === 0) return undefined
  return { readings: Object.fromEntries(entries) as Record<SegmentKey, SegmentReading>, kg }
}
