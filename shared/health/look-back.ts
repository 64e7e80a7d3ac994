import { edgesOf } from './bands.ts'
import { type Body, isMinor } from './body.ts'
import { type ChangeVerdict, changeVerdict } from './change-verdict.ts'
import { reaches } from './reading.ts'
import { dailyWeights, GAP_DAYS, mondayOf, trendOf } from './trend.ts'

/** A day with exercise. */
export interface SportDay {
  /** Shanghai day number, see `dayNumber`. */
  day: number
  minutes: number
  kcal: number
}

interface Input {
  /** Ascending by time, epoch milliseconds. */
  weights: readonly { time: number; kg: number }[]
  sport: readonly SportDay[]
  /** First and last day, Shanghai day numbers. */
  from: number
  to: number
  /** null: not known; then there is no verdict and no best week. */
  body: Body | null
  targetKg?: number
}

/** A calendar week that stands out; Shanghai day numbers of Monday and Sunday. */
export interface Week {
  start: number
  end: number
}

/** A month or a year to look back on. */
export interface LookBack {
  weighIns: number
  /** kg: the trend on the last measured day, and how it moved since the period began; undefined where nothing tells. */
  trendKg?: number
  trendBy?: number
  verdict: ChangeVerdict
  /** The week in which the trend moved furthest towards the target; `by` in kg. */
  bestWeek?: Week & { by: number }
  sportDays: number
  minutes: number
  kcal: number
  /** The week with most days of exercise, of several the one with most kcal. */
  activeWeek?: Week & { days: number; kcal: number }
}

/**
 * What a period held. Directions are those of the trend. The best week is one that changeVerdict calls good: there is none without a target,
 * under 18, and of losing weight below the healthy range.
 */
export function lookBack({ weights, sport, from, to, body, targetKg }: Input): LookBack {
  const days = dailyWeights(weights)
  const trend = trendOf(days)
  const all = days.map(({ day, count }, index) => ({ day, count, kg: trend[index]! }))
  const own = all.filter(({ day }) => day >= from && day <= to)
  const told = (before: TrendDay | undefined, after: TrendDay) => judged(before, after, body, targetKg)
  const last = own[own.length - 1]
  const change = last && told(baseOf(all, from) ?? own[0], last)
  const active = sport.filter(({ day }) => day >= from && day <= to)
  return {
    weighIns: own.reduce((sum, { count }) => sum + count, 0),
    trendKg: last?.kg,
    trendBy: change?.by,
    verdict: change?.verdict,
    bestWeek: bestWeek(all, { from, to, targetKg }, told),
    sportDays: active.length,
    minutes: active.reduce((sum, { minutes }) => sum + minutes, 0),
    kcal: active.reduce((sum, { kcal }) => sum + kcal, 0),
    activeWeek: activeWeek(active),
  }
}

interface TrendDay {
  day: number
  kg: number
}

/** The last measured day before a period, where it is near enough to say how the period began. */
function baseOf(all: readonly TrendDay[], from: number): TrendDay | undefined {
  const before = all.filter(({ day }) => day < from)
  const last = before[before.length - 1]
  return last && from - last.day <= GAP_DAYS ? last : undefined
}

function judged(before: TrendDay | undefined, after: TrendDay, body: Body | null, targetKg: number | undefined) {
  if (!before || before.day === after.day) return undefined
  const by = after.kg - before.kg
  if (!body || isMinor(body)) return { by, verdict: undefined }
  const edges = edgesOf('weight', body)
  const isLow = edges !== undefined && !reaches(after.kg, edges[0]!)
  return { by, verdict: changeVerdict({ by, now: after.kg, target: targetKg, isLow }) }
}

/** A week belongs to where its Thursday lies, as in ISO 8601: most of its days do. @param all every measured day, oldest first */
function bestWeek(
  all: readonly TrendDay[],
  { from, to, targetKg }: Pick<Input, 'from' | 'to' | 'targetKg'>,
  told: (before: TrendDay | undefined, after: TrendDay) => ReturnType<typeof judged>,
) {
  if (!targetKg) return undefined
  let best: (Week & { by: number; nearer: number }) | undefined
  // The last measured day of each week.
  const weeks = new Map(all.map((day) => [mondayOf(day.day), day]))
  for (const [start, after] of weeks) {
    if (start + 3 < from || start + 3 > to) continue
    const change = told(baseOf(all, start), after)
    if (change?.verdict !== 'good') continue
    const { by } = change
    const nearer = Math.abs(after.kg - by - targetKg) - Math.abs(after.kg - targetKg)
    if (!best || nearer > best.nearer) best = { start, end: start + 6, by, nearer }
  }
  return best && { start: best.start, end: best.end, by: best.by }
}

function activeWeek(active: readonly SportDay[]) {
  const weeks = new Map<number, { days: number; kcal: number }>()
  for (const { day, kcal } of active) {
    const week = weeks.get(mondayOf(day)) ?? { days: 0, kcal: 0 }
    weeks.set(mondayOf(day), { days: week.days + 1, kcal: week.kcal + kcal })
  }
  const ranked = [...weeks].sort(([, a], [, b]) => b.days - a.days || b.kcal - a.kcal)
  const [first] = ranked
  return first && { start: first[0], end: first[0] + 6, ...first[1] }
}
