import { type History, segmentHistory } from '#shared/api/composition.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import { measured } from '#shared/health/reading.ts'
import { type SegmentKey, segmentHistoryField, type Tissue } from '#shared/health/segments.ts'

const PARTS: Record<SegmentKey, string> = {
  leftArm: 'LEFT_ARM',
  rightArm: 'RIGHT_ARM',
  allBody: 'TRUNK',
  leftLeg: 'LEFT_LEG',
  rightLeg: 'RIGHT_LEG',
}
const TISSUES: Record<Tissue, string> = { fat: 'FAT', muscle: 'MUSCLE' }

/** The ten parts: field of the history, names of their two columns: kg, and percent of what is standard for the part. */
const COLUMNS = (Object.keys(PARTS) as SegmentKey[]).flatMap((key) =>
  (Object.keys(TISSUES) as Tissue[]).map((tissue) => {
    const name = `${PARTS[key]}_${TISSUES[tissue]}`
    return { field: segmentHistoryField(key, tissue), names: [name, `${name}_RATE`] as const }
  }),
)

/** Names of the columns, in order. */
export const SEGMENT_COLUMNS = COLUMNS.flatMap(({ names }) => names)

/** What is in those columns, by the measurement's time in epoch milliseconds. */
export function segmentCells(history: History): ReadonlyMap<number, Readonly<Record<string, number>>> {
  const cells = new Map<number, Record<string, number>>()
  for (const { field, names } of COLUMNS) {
    for (const { muscleOrFatMass, muscleOrFatRate, measurement_time } of segmentHistory(history, field)) {
      const time = parseTime(measurement_time)
      const values = [measured(muscleOrFatMass), measured(muscleOrFatRate)]
      if (time === undefined) continue
      const row = cells.get(time) ?? {}
      names.forEach((name, index) => {
        const value = values[index]
        if (value !== undefined) row[name] ??= value
      })
      cells.set(time, row)
    }
  }
  return cells
}
