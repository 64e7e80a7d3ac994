import { type History, segmentHistory } from '#shared/api/composition.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import { partMass } from '#shared/health/reading.ts'
import { type SegmentKey, segmentHistoryField, type Tissue } from '#shared/health/segments.ts'
import { bySegment, type SegmentReading, segmentReading } from '#shared/ui/figures/segment-readings.ts'

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
  { time, weightKg }: { time: number; weightKg: number | undefined },
): SegmentsThen | undefined {
  const kg: Partial<Record<SegmentKey, number>> = {}
  const readings = bySegment((key): SegmentReading => {
    const found = segmentHistory(history, segmentHistoryField(key, tissue)).find(
      ({ measurement_time }) => parseTime(measurement_time) === time,
    )
    const mass = partMass(found?.muscleOrFatMass, weightKg)
    if (mass !== undefined) kg[key] = mass
    // Two figures are compared: without an axis for each part.
    return { ...segmentReading(tissue, found, weightKg), zones: undefined }
  })
  return Object.keys(kg).length ? { readings, kg } : undefined
}
