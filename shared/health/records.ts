import type { AnalysisItem } from '#shared/api/analysis.ts'
import { parseTime } from '#shared/format/dates.ts'
import { parseMeasured } from './measured.ts'
import type { MetricKey } from './metrics.ts'
import { parseRating, type Rating } from './ratings.ts'

/** The service's items of every metric, each newest first. */
export type ItemsByMetric = Readonly<Record<MetricKey, readonly AnalysisItem[]>>

/** One measurement with everything the service knows of it, in the metrics' own units. */
export interface TakenRecord {
  /** Epoch milliseconds. */
  time: number
  values: Partial<Record<MetricKey, number>>
  /** The service's own ratings, where it gives any. */
  rates?: Partial<Record<MetricKey, Rating>>
  /** All muscle and all fat in kg, muscle in percent, and the kind of scale: 0 eight electrodes, 1 four. */
  muscleKg?: number
  muscleRate?: number
  fatKg?: number
  scaleType?: number
}

/**
 * The member's measurements, oldest first, put together from one list per metric. What belongs to one measurement has the same
 * time; of several at one time the weight, which every item carries, tells which. Items without a readable time or a
 * value that can have been measured are left out.
 */
export function joinRecords(all: ItemsByMetric): TakenRecord[] {
  const byTime = new Map<number, TakenRecord[]>()
  for (const { value, date, rate, muscleMass, muscleRate, fatMass, scaleType } of all.weight) {
    const [time, weight] = [parseTime(date), parseMeasured(value)]
    // Nobody weighs nothing.
    if (time === undefined || !weight) continue
    const [muscleKg, fatKg] = [parseMeasured(muscleMass), parseMeasured(fatMass)]
    const rates = { weight: parseRating(rate) }
    const record: TakenRecord = {
      time,
      values: { weight },
      rates,
      muscleKg,
      muscleRate: parseMeasured(muscleRate),
      fatKg,
      scaleType,
    }
    byTime.set(time, [...(byTime.get(time) ?? []), record])
  }
  for (const key of Object.keys(all) as MetricKey[]) {
    if (key !== 'weight') for (const item of all[key]) assignItem(key, item, byTime)
  }
  return [...byTime.values()].flat().sort((a, b) => a.time - b.time)
}

/** Put an item of another metric to its measurement: one of that time that lacks the metric, of several the one of its weight. */
function assignItem(key: MetricKey, { value, weight, date, rate }: AnalysisItem, byTime: Map<number, TakenRecord[]>) {
  const [time, reading] = [parseTime(date), parseMeasured(value)]
  if (time === undefined || reading === undefined) return
  const free = (byTime.get(time) ?? []).filter(({ values }) => values[key] === undefined)
  const matched = free.find(({ values }) => values.weight === weight) ?? free[0]
  if (!matched) return
  matched.values[key] = reading
  matched.rates = { ...matched.rates, [key]: parseRating(rate) }
}
