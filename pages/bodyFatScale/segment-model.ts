import type { BodyFatRecord } from '#shared/api/scale.ts'
import { fixed } from '#shared/core/numbers.ts'
import { SEGMENTS, segmentField, type Tissue } from '#shared/health/segments.ts'
import { bySegment, segmentReading } from '#shared/ui/figures/segment-readings.ts'

/** Whether the record has segments: only scales of type 0 measure them. */
export const hasSegments = (record: BodyFatRecord): boolean =>
  record.scaleType === 0 &&
  SEGMENTS.some(({ key }) =>
    (['fat', 'muscle'] as const).some((tissue) => record[segmentField(key, tissue)]?.muscleOrFatMass !== undefined),
  )

/** What the body map shows for fat or muscle. */
export const segmentReadings = (record: BodyFatRecord, tissue: Tissue) =>
  bySegment((key) => segmentReading(tissue, record[segmentField(key, tissue)], record.weight))

/** Percent of limbs and trunk, and the sentence below; no parts when the record gives none. */
export function segmentSummary(record: BodyFatRecord, tissue: Tissue) {
  const item = tissue === 'fat' ? record.fatItem : record.muscleItem
  const rates = [item?.upperLimbRate, item?.bodyRate, item?.lowerLimbRate]
  const parts = (['上肢', '躯干', '下肢'] as const).map((name, part) => ({ name, rate: fixed(rates[part], 1) }))
  return { parts: rates.some((rate) => rate !== undefined) ? parts : [], intro: item?.intro ?? '' }
}
