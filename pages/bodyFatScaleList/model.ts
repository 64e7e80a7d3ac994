import { createAnalysisQuery } from '#shared/api/analysis.ts'
import type { Fetch } from '#shared/api/query.ts'
import type { PendingRecord } from '#shared/api/scale-pending.ts'
import { formatDayText, formatTime, hasClock } from '#shared/format/dates.ts'
import { formatFixed, PLACEHOLDER } from '#shared/format/numbers.ts'
import { formatMass, formatMassUnit } from '#shared/format/weight-unit.ts'
import { parseMeasured } from '#shared/health/measured.ts'
import { getMetric } from '#shared/health/metrics.ts'
import { getUnusualDifference, type WeighIn } from '#shared/health/usual-weight.ts'

/** View model of a pending record. */
export interface Row {
  no: string
  /**
   * '8月16日 08:12'; with the year unless it is the current one, without a time that was not sent.
   */
  time: string
  /** In the member's unit, one decimal; '-' if missing. */
  weight: string
  /** Percent, one decimal; '-' if missing. */
  bodyFat: string
}

/** Page size of the list: rendering 100 000 records would freeze a phone. */
export const ROWS_AT_ONCE = 100

/**
 * Formats a pending record.
 * @param now epoch milliseconds; dates of other years include the year
 */
export function toRow({ no, weight, bfp, time }: PendingRecord, now: number): Row {
  const day = formatDayText(time, now)
  return {
    no,
    time: day ? day + (hasClock(time) ? formatTime(time, ' HH:mm') : '') : PLACEHOLDER,
    weight: formatMass(parseMeasured(weight)),
    bodyFat: formatFixed(parseMeasured(bfp), 1),
  }
}

/** Returns a hint for an implausible record; undefined for a plausible one. */
export type DoubtReason = (record: Pick<PendingRecord, 'weight' | 'time'>) => string | undefined

/**
 * Loads the member's weights and creates the check for unusual records.
 * @throws ServiceError if the history fails to load
 */
export async function fetchDoubt(fetch: Fetch): Promise<DoubtReason> {
  const { items } = await createAnalysisQuery(getMetric('weight').type).queryFn(fetch)
  return createDoubt(
    items.flatMap(({ value, date }): WeighIn[] => {
      const weight = parseMeasured(value)
      return weight === undefined ? [] : [{ weight, date }]
    }),
  )
}

/** Creates the check that compares a record with the member's weigh-ins. */
export const createDoubt =
  (past: readonly WeighIn[]): DoubtReason =>
  ({ weight, time }) => {
    const by = getUnusualDifference({ weight: parseMeasured(weight), date: time }, past)
    if (by === undefined) return undefined
    // Non-breaking space between number and unit.
    return `比平时${by > 0 ? '高' : '低'} ${formatMassUnit(Math.abs(by)).replace(' ', '\u00a0')}，可能是家人测的`
  }
