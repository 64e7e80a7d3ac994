import { countDays } from '#shared/format/calendar-days.ts'
import { parseTime } from '#shared/format/dates.ts'
import { hasReached } from './measured.ts'
import { getMedian, getRobustSpread } from './statistics.ts'

/** One weigh-in: its time as the service writes it, and kg. */
export interface WeighIn {
  date: string
  weight: number
}

/** Number of latest weigh-ins that define the usual weight, and the minimum. */
const LATEST = 9
const MIN_COUNT = 5
/**
 * kg. Lower limit of the spread: clothes, meals and water move a weight by this much within a day.
 */
const MIN_SPREAD = 0.6
const SPREADS = 4
/** Days without a weigh-in after which the tolerance doubles. */
const LONG_PAUSE = 30

/**
 * Difference in kg of a weigh-in from the member's usual weight, positive if above, when larger
 * than four times the spread of the latest nine weigh-ins before it (Hampel's rule: median and
 * median deviation, robust to outliers). Undefined if smaller, with fewer than five earlier
 * weigh-ins, or without a weight or a time.
 * @param past the member's own weigh-ins in any order
 */
export function getUnusualDifference(weighIn: Partial<WeighIn>, past: readonly WeighIn[]): number | undefined {
  const time = parseTime(weighIn.date)
  const { weight } = weighIn
  if (time === undefined || weight === undefined) return undefined
  const before = past
    .map((other) => ({ ...other, time: parseTime(other.date) ?? Number.POSITIVE_INFINITY }))
    .filter((other) => other.time < time)
    .sort((a, b) => b.time - a.time)
    .slice(0, LATEST)
  if (before.length < MIN_COUNT) return undefined
  const weights = before.map((other) => other.weight)
  const usual = getMedian(weights)
  const spread = Math.max(getRobustSpread(weights), MIN_SPREAD)
  const pause = (countDays(before[0]!.time, time) ?? 0) > LONG_PAUSE ? 2 : 1
  const by = weight - usual
  const limit = SPREADS * spread * pause
  return Math.abs(by) > limit && !hasReached(limit, Math.abs(by)) ? by : undefined
}
