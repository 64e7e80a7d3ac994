import { getEdges } from './bands.ts'
import { type Body, isMinor } from './body.ts'
import { type ChangeVerdict, getChangeVerdict } from './change-verdict.ts'
import { hasReached } from './measured.ts'
import { GAP_DAYS, getDailyWeights, getMonday, getTrend } from './trend.ts'

/** A day with exercise. */
export interface SportDay {
  /** Shanghai day number, see `toDayNumber`. */
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
  /** null if unknown; then there is no verdict and no best week. */
  body: Body | null
  targetKg?: number
}

/** A notable calendar week; Shanghai day numbers of Monday and Sunday. */
export interface Week {
  start: number
  end: number
}

/** Summary of a month or a year. */
export interface LookBack {
  weighIns: number
  /**
   * kg: the trend on the last measured day, and its change since the period began; undefined
   * without data.
   */
  trendKg?: number
  trendBy?: number
  verdict: ChangeVerdict
  /** The week in which the trend moved furthest towards the target; `by` in kg. */
  bestWeek?: Week & { by: number }
  sportDays: number
  minutes: number
  kcal: number
  /** The week with the most days of exercise; of several the one with the most kcal. */
  activeWeek?: Week & { days: number; kcal: number }
}

/**
 * Summarizes a period. Directions are those of the trend. The best week is one that
 * `getChangeVerdict` calls good; there is none without a target, under 18, or for weight lost below
 * the healthy range.
 */
export function createLookBack({ weights, sport, from, to, body, targetKg }: Input): LookBack {
  const days = getDailyWeights(weights)
  const trend = getTrend(days)
  const all = days.map(({ day, count }, index) => ({ day, count, kg: trend[index]! }))
  const periodDays = all.filter(({ day }) => day >= from && day <= to)
  const judgeChange = (before: TrendDay | undefined, after: TrendDay) => getVerdict(before, after, body, targetKg)
  const last = periodDays[periodDays.length - 1]
  const change = last && judgeChange(findBase(all, from) ?? periodDays[0], last)
  const active = sport.filter(({ day }) => day >= from && day <= to)
  return {
    weighIns: periodDays.reduce((sum, { count }) => sum + count, 0),
    trendKg: last?.kg,
    trendBy: change?.by,
    verdict: change?.verdict,
    bestWeek: findBestWeek(all, { from, to, targetKg }, judgeChange),
    sportDays: active.length,
    minutes: active.reduce((sum, { minutes }) => sum + minutes, 0),
    kcal: active.reduce((sum, { kcal }) => sum + kcal, 0),
    activeWeek: findActiveWeek(active),
  }
}

interface TrendDay {
  day: number
  kg: number
}

/** Finds the last measured day before a period, if near enough to represent its beginning. */
function findBase(all: readonly TrendDay[], from: number): TrendDay | undefined {
  const before = all.filter(({ day }) => day < from)
  const last = before[before.length - 1]
  return last && from - last.day <= GAP_DAYS ? last : undefined
}

function getVerdict(before: TrendDay | undefined, after: TrendDay, body: Body | null, targetKg: number | undefined) {
  if (!before || before.day === after.day) return undefined
  const by = after.kg - before.kg
  if (!body || isMinor(body)) return { by, verdict: undefined }
  const edges = getEdges('weight', body)
  const isLow = edges !== undefined && !hasReached(after.kg, edges[0]!)
  return { by, verdict: getChangeVerdict({ by, now: after.kg, target: targetKg, isLow }) }
}

/**
 * Finds the best week. A week belongs to the period of its Thursday, as in ISO 8601.
 * @param all every measured day, oldest first
 */
function findBestWeek(
  all: readonly TrendDay[],
  { from, to, targetKg }: Pick<Input, 'from' | 'to' | 'targetKg'>,
  judgeChange: (before: TrendDay | undefined, after: TrendDay) => ReturnType<typeof getVerdict>,
) {
  if (!targetKg) return undefined
  let best: (Week & { by: number; nearer: number }) | undefined
  // The last measured day of each week.
  const weeks = new Map(all.map((day) => [getMonday(day.day), day]))
  for (const [start, after] of weeks) {
    if (start + 3 < from || start + 3 > to) continue
    const change = judgeChange(findBase(all, start), after)
    if (change?.verdict !== 'good') continue
    const { by } = change
    const nearer = Math.abs(after.kg - by - targetKg) - Math.abs(after.kg - targetKg)
    if (!best || nearer > best.nearer) best = { start, end: start + 6, by, nearer }
  }
  return best && { start: best.start, end: best.end, by: best.by }
}

function findActiveWeek(active: readonly SportDay[]) {
  const weeks = new Map<number, { days: number; kcal: number }>()
  for (const { day, kcal } of active) {
    const week = weeks.get(getMonday(day)) ?? { days: 0, kcal: 0 }
    weeks.set(getMonday(day), { days: week.days + 1, kcal: week.kcal + kcal })
  }
  const ranked = [...weeks].sort(([, a], [, b]) => b.days - a.days || b.kcal - a.kcal)
  const [first] = ranked
  return first && { start: first[0], end: first[0] + 6, ...first[1] }
}
