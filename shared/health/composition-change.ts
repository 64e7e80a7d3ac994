import { toDayNumber } from '#shared/format/calendar-days.ts'
import { getRobustSpread } from './statistics.ts'
import { getDailyItemMeans, getTrend, SMOOTHING } from './trend.ts'

/** A measurement that separates fat from the rest of the body. */
export interface FatReading {
  /** Epoch milliseconds. */
  time: number
  weightKg: number
  fatKg: number
}

/** A day with its trends. */
interface CompositionDay {
  /** Shanghai day number, see `toDayNumber`. */
  day: number
  weightKg: number
  fatKg: number
  /** Number of measured days up to and including this one. */
  count: number
}

export interface CompositionChange {
  /** kg, later minus earlier. */
  weightKg: number
  fatKg: number
  /** kg either way, 95 %: possible effect of the scale's noise on the change of fat. */
  errorKg: number
}

/**
 * Trends of weight and fat for each measured day, oldest first. Single readings are not comparable:
 * water and meals move them by more than fat changes.
 * @param readings ascending by time
 */
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

/**
 * Maximum distance in days of neighbouring measurements: within a week noise exceeds real change.
 */
const NEAR_DAYS = 7
/**
 * Minimum of neighbours for the member's own spread, and of measured days until the trend is mostly
 * a mean.
 */
const MIN_READINGS = 10
/**
 * kg. Lower limit of the error (product rule): a day's water moves an estimate by this much even if
 * a short history looks calm.
 */
const MIN_ERROR = 0.5
/**
 * kg, used when the member's own scatter is unknown (product rule): half of the 3 kg by which
 * foot-to-foot impedance differs from DXA in one person (bias ± 2 SD of 1.7–3.2 kg; Wu et al., Nutr
 * J 14:52, 2015). The other half is specific to the person and cancels out between measurements.
 */
const USUAL_ERROR = 1.5
/** Factor from the error of one end to the 95 % range of the difference of both. */
const ENDS = 1.96 * Math.SQRT2

/**
 * Error in kg either way (95 %) of a change of fat between two trends. It derives from the scatter
 * between the member's neighbouring days: a difference holds the noise twice, hence √2, and
 * exponential smoothing leaves √(α / (2 − α)) of it.
 * @param readings ascending by time
 * @param daysBefore number of measured days up to the earlier end
 */
export function getFatError(readings: readonly FatReading[], daysBefore: number): number {
  const days = getDailyItemMeans(readings, ({ fatKg }) => fatKg)
  const steps = days.flatMap(({ day, value }, index) => {
    const before = days[index - 1]
    return before && day - before.day <= NEAR_DAYS ? [value - before.value] : []
  })
  if (steps.length < MIN_READINGS || daysBefore < MIN_READINGS) return USUAL_ERROR
  // Both signs, so that the spread is centred on no change.
  const noise = getRobustSpread(steps.flatMap((step) => [step, -step])) / Math.SQRT2
  return Math.max(MIN_ERROR, ENDS * noise * Math.sqrt(SMOOTHING / (2 - SMOOTHING)))
}

/**
 * Composition of a change of the trend weight between two measured days; undefined if either day
 * has no measurement.
 * @param readings ascending by time
 * @param from, to Shanghai day numbers
 */
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

/**
 * Returns the measured day nearest to `days` before the last one, and the last one; undefined with
 * fewer than two.
 * @param readings ascending by time
 */
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
