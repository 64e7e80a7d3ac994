import type { BodyFatRecord } from '#shared/api/scale.ts'
import { fixed } from '#shared/core/numbers.ts'
import { massText } from '#shared/core/weight-unit.ts'
import { segmentAxis } from '#shared/health/axis.ts'
import { measured, partMass } from '#shared/health/reading.ts'
import { SEGMENTS, type SegmentKey, segmentField, segmentLevel, type Tissue } from '#shared/health/segments.ts'
import type { SegmentReading } from '#shared/ui/figures/segment-map.tsx'

/** Whether the record has segments: only scales of type 0 measure them. */
export const hasSegments = (record: BodyFatRecord): boolean =>
  record.scaleType === 0 &&
  SEGMENTS.some(({ key }) =>
    (['fat', 'muscle'] as const).some((tissue) => record[segmentField(key, tissue)]?.muscleOrFatMass !== undefined),
  )

const percent = (value: number | undefined) => (value === undefined ? '-' : `${fixed(value, 1)}%`)

/** What the body map shows for fat or muscle; '-' for what is missing. Without `isRated` no part has a level. */
export function segmentReadings(
  record: BodyFatRecord,
  tissue: Tissue,
  isRated = true,
): Record<SegmentKey, SegmentReading> {
  const entries = SEGMENTS.map(({ key }) => {
    const { muscleOrFatMass: mass, muscleOrFatRate: rate, rateCode } = record[segmentField(key, tissue)] ?? {}
    const level = isRated ? segmentLevel(tissue, rate, rateCode) : undefined
    const share = measured(rate)
    return [
      key,
      {
        mass: massText(partMass(mass, record.weight)),
        percent: percent(share),
        level,
        zones: segmentAxis(tissue, share, level),
      },
    ]
  })
  return Object.fromEntries(entries) as Record<SegmentKey, SegmentReading>
}

/** Percent of limbs and trunk, and the sentence below, which judges; no parts when the record gives none. */
export function segmentSummary(record: BodyFatRecord, tissue: Tissue, isRated = true) {
  const item = tissue === 'fat' ? record.fatItem : record.muscleItem
  const rates = [item?.upperLimbRate, item?.bodyRate, item?.lowerLimbRate]
  const parts = (['上肢', '躯干', '下肢'] as const).map((name, part) => ({ name, rate: fixed(rates[part], 1) }))
  return { parts: rates.some((rate) => rate !== undefined) ? parts : [], intro: (isRated && item?.intro) || '' }
}
