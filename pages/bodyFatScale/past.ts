import { type History, type Reading, readHistory } from '#shared/api/composition.ts'
import { type Spark, sparkOf } from '#shared/core/charts/spark.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import type { MetricKey } from '#shared/health/metrics.ts'
import { measured } from '#shared/health/reading.ts'

/** Measurements in a tile's line. */
const POINTS = 12
/** px of that line. */
export const TILE_SPARK = { width: 40, height: 20 } as const

const LISTS: Partial<Record<MetricKey, (history: History) => readonly Reading[]>> = {
  bmi: (all) => all.history_body_mass_index,
  bodyFat: (all) => all.history_body_fat_percentage,
  vfr: (all) => all.history_visceral_fat_level,
  ssm: (all) => all.history_skeletal_muscle_weight,
  bmd: (all) => all.history_bone_mass,
}

/** The last measurements of a metric as a small line; undefined below two, or where the service keeps no list of it. */
export function sparkIn(history: History, key: MetricKey): Spark | undefined {
  const points = (LISTS[key]?.(history) ?? []).flatMap(({ value, measurement_time }) => {
    const [known, time] = [measured(value), parseTime(measurement_time)]
    return known === undefined || time === undefined ? [] : [{ known, time }]
  })
  const latest = points.sort((a, b) => a.time - b.time).slice(-POINTS)
  return sparkOf({ values: latest.map(({ known }) => known), ...TILE_SPARK })
}

/** The measurements before; the tiles are whole without them. */
export const readPast = (signal: AbortSignal): Promise<History | undefined> =>
  readHistory(signal).catch(() => undefined)
