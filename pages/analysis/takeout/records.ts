import type { AnalysisItem } from '#shared/api/analysis.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import type { MetricKey } from '#shared/health/metrics.ts'
import { measured } from '#shared/health/reading.ts'

/** The service's items of every metric, each newest first. */
export type AllItems = Readonly<Record<MetricKey, readonly AnalysisItem[]>>

/** One measurement with everything the service knows of it, in the metrics' own units. */
export interface TakenRecord {
  /** Epoch milliseconds. */
  time: number
  values: Partial<Record<MetricKey, number>>
  /** kg of all muscle. */
  muscleKg?: number
}

/**
 * The member's measurements, oldest first, put together from one list per metric. What belongs to one measurement has the same
 * time; of several at one time the weight, which every item carries, tells which. Items without a readable time or a
 * value that can have been measured are left out.
 */
export function joinRecords(all: AllItems): TakenRecord[] {
  const byTime = new Map<number, TakenRecord[]>()
  for (const { value, date, muscleMass } of all.weight) {
    const [time, weight] = [parseTime(date), measured(value)]
    if (time === undefined || weight === undefined) continue
    const record = { time, values: { weight }, muscleKg: measured(muscleMass) }
    byTime.set(time, [...(byTime.get(time) ?? []), record])
  }
  for (const key of Object.keys(all) as MetricKey[]) {
    if (key !== 'weight') for (const item of all[key]) place(key, item, byTime)
  }
  return [...byTime.values()].flat().sort((a, b) => a.time - b.time)
}

/** Put an item of another metric to its measurement: one of that time that lacks the metric, of several the one of its weight. */
function place(key: MetricKey, { value, weight, date }: AnalysisItem, byTime: Map<number, TakenRecord[]>) {
  const [time, reading] = [parseTime(date), measured(value)]
  if (time === undefined || reading === undefined) return
  const free = (byTime.get(time) ?? []).filter(({ values }) => values[key] === undefined)
  const own = free.find(({ values }) => values.weight === weight) ?? free[0]
  if (own) own.values[key] = reading
}
