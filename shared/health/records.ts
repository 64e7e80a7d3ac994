import type { AnalysisItem } from '#shared/api/analysis.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import type { MetricKey } from './metrics.ts'
import { givenRating, type Rating } from './ratings.ts'
import { measured } from './reading.ts'

/** The service's items of every metric, each newest first. */
export type AllItems = Readonly<Record<MetricKey, readonly AnalysisItem[]>>

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
export function joinRecords(all: AllItems): TakenRecord[] {
  const byTime = new Map<number, TakenRecord[]>()
  for (const { value, date, rate, muscleMass, muscleRate, fatMass, scaleType } of all.weight) {
    const [time, weight] = [parseTime(date), measured(value)]
    // Nobody weighs nothing.
    if (time === undefined || !weight) continue
    const [muscleKg, fatKg] = [measured(muscleMass), measured(fatMass)]
    const rates = { weight: givenRating(rate) }
    const record: TakenRecord = {
      time,
      values: { weight },
      rates,
      muscleKg,
      muscleRate: measured(muscleRate),
      fatKg,
      scaleType,
    }
    byTime.set(time, [...(byTime.get(time) ?? []), record])
  }
  for (const key of Object.keys(all) as MetricKey[]) {
    if (key !== 'weight') for (const item of all[key]) place(key, item, byTime)
  }
  return [...byTime.values()].flat().sort((a, b) => a.time - b.time)
}

/** Put an item of another metric to its measurement: one of that time that lacks the metric, of several the one of its weight. */
function place(key: MetricKey, { value, weight, date, rate }: AnalysisItem, byTime: Map<number, TakenRecord[]>) {
  const [time, reading] = [parseTime(date), measured(value)]
  if (time === undefined || reading === undefined) return
  const free = (byTime.get(time) ?? []).filter(({ values }) => values[key] === undefined)
  const own = free.find(({ values }) => values.weight === weight) ?? free[0]
  if (!own) return
  own.values[key] = reading
  own.rates = { ...own.rates, [key]: givenRating(rate) }
}
