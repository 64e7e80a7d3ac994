import { toDayNumber } from '#shared/format/calendar-days.ts'
import { getRobustSpread } from './statistics.ts'
import { getDailyItemMeans, getTrend, SMOOTHING } from './trend.ts'

/** A measurement that tells fat apart from the rest. */
export interface FatReading {
  /** Epoch milliseconds. */
  time: number
  weightKg: number
  fatKg: number
}

/** A day with its trends. */
interface CompositionDay {
  /** Shanghai day number, see `dayNumber`. */
  day: number
  weightKg: number
  fatKg: number
  /** Measured days up to this one, itself among them. */
  count: number
}

export interface CompositionChange {
  /** kg, later minus earlier. */
  weightKg: number
  fatKg: number
  /** kg either way, 95 %: what the scale's noise alone may do to the change of fat. */
  errorKg: number
}

/** The trends of weight and fat at each day with measurements, oldest first: single readings of fat move with water and meals by more than
 *  fat does. @param readings ascending by time */
export function getCompositionDays(readings: readonly FatReading[]): CompositionDay[] {
  const fat = getDailyItemMeans(readings, ({ fatKg }) => fatKg)
  const weight = getDailyItemMeans(readings, ({ weightKg }) => weightKg)
  const [fatTrend, weightTrend] = [getTrend(fat), getTrend(weight)]
  return fat.map(({ day }, index) => ({
    day,
    weightKg: weightTrend[index]!,
    fatKg: fatTrend[index]!,
    count: index + 1,
  }))
}

/** Days between two measurements that count as neighbours: in a week noise moves fat more than change does. */
const NEAR_DAYS = 7
/** Neighbours needed for a spread of one's own, and measured days until the trend stands mostly on its mean. */
const MIN_READINGS = 10
/** kg. Water of a day moves an estimate by this, however calm a short history looks (product rule). */
const MIN_ERROR = 0.5
/** kg, where the member's own scatter is not known: half of the 3 kg by which foot-to-foot impedance differs from DXA in one person
 *  (bias ± 2 SD of 1.7–3.2 kg; Wu et al., Nutr J 14:52, 2015), because the half that belongs to the person stays the same from one
 *  measurement to the next (product rule). */
const USUAL_ERROR = 1.5
/** Both ends of the change, 95 %. */
const ENDS = 1.96 * Math.SQRT2

/**
 * What the scale's noise may do to a change of fat between two trends, kg either way: from the scatter of the member's own neighbouring
 * days (its differences hold the noise twice, hence √2), of which exponential smoothing leaves √(α / (2 − α)).
 * @param readings ascending by time @param daysBefore measured days up to the earlier end
 */
export function getFatError(readings: readonly FatReading[], daysBefore: number): number {
  const days = getDailyItemMeans(readings, ({ fatKg }) => fatKg)
  const steps = days.flatMap(({ day, value }, index) => {
    const before = days[index - 1]
    return before && day - before.day <= NEAR_DAYS ? [value - before.value] : []
  })
  if (steps.length < MIN_READINGS || daysBefore < MIN_READINGS) return USUAL_ERROR
  // Both ways, so that the spread is one around no change.
  const noise = getRobustSpread(steps.flatMap((step) => [step, -step])) / Math.SQRT2
  return Math.max(MIN_ERROR, ENDS * noise * Math.sqrt(SMOOTHING / (2 - SMOOTHING)))
}

/** What a change of the trend weight between two measured days consists of; undefined where either day has no measurement.
 *  @param readings ascending by time @param from, to Shanghai day numbers */
export function getCompositionChange(
  readings: readonly FatReading[],
  from: number,
  to: number,
): CompositionChange | undefined {
  const days = getCompositionDays(readings)
  const [before, after] = [from, to].map((day) => days.find((fromDay) => fromDay.day === day))
  if (!before || !after || from === to) return undefined
  const [weightKg, fatKg] = [after.weightKg - before.weightKg, after.fatKg - before.fatKg]
  return { weightKg, fatKg, errorKg: getFatError(readings, Math.min(before.count, after.count)) }
}

/** The measured day nearest to `days` before the last one, and the last one; undefined with fewer than two.
 *  @param readings ascending by time */
export function selectOpeningDays(
  readings: readonly FatReading[],
  days: number,
): readonly [number, number] | undefined {
  const all = [...new Set(readings.map(({ time }) => toDayNumber(time)))]
  const last = all[all.length - 1]
  if (last === undefined || all.length < 2) return undefined
  const getDistance = (day: number) => Math.abs(last - days - day)
  return [all.slice(0, -1).reduce((best, day) => (getDistance(day) < getDistance(best) ? day : best)), last]
}
