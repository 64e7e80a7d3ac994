import type { AnalysisItem } from '#shared/api/analysis.ts'
import { parseTime } from '#shared/format/dates.ts'
import { parseMeasured } from './measured.ts'
import type { MetricKey } from './metrics.ts'
import { parseRating, type Rating } from './ratings.ts'

/** The service's items of every metric, each newest first. */
export type ItemsByMetric = Readonly<Record<MetricKey, readonly AnalysisItem[]>>

/** One measurement with all its values, in the metrics' own units. */
export interface TakenRecord {
  /** Epoch milliseconds. */
  time: number
  values: Partial<Record<MetricKey, number>>
  /** The service's own ratings, where it gives any. */
  rates?: Partial<Record<MetricKey, Rating>>
  /**
   * Total muscle and total fat in kg, muscle in percent, and the kind of scale: 0 eight electrodes,
   * 1 four.
   */
  muscleKg?: number
  muscleRate?: number
  fatKg?: number
  scaleType?: number
}

/**
 * Joins one list per metric into the member's measurements, oldest first. Values of one measurement
 * share its time; of several at one time, the weight in every item identifies it. Items without a
 * readable time or a measurable value are omitted.
 */
export function joinRecords(all: ItemsByMetric): TakenRecord[] {
  const byTime = new Map<number, TakenRecord[]>()
  for (const { value, date, rate, muscleMass, muscleRate, fatMass, scaleType } of all.weight) {
    const [time, weight] = [parseTime(date), parseMeasured(value)]
    // A weight of 0 is no measurement.
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

/**
 * Assigns another metric's item to a measurement of the same time that lacks the metric; of several
 * to the one with the item's weight.
 */
function assignItem(key: MetricKey, { value, weight, date, rate }: AnalysisItem, byTime: Map<number, TakenRecord[]>) {
  const [time, reading] = [parseTime(date), parseMeasured(value)]
  if (time === undefined || reading === undefined) return
  const free = (byTime.get(time) ?? []).filter(({ values }) => values[key] === undefined)
  const matched = free.find(({ values }) => values.weight === weight) ?? free[0]
  if (!matched) return
  matched.values[key] = reading
  matched.rates = { ...matched.rates, [key]: parseRating(rate) }
}
