import { readAnalysis } from '#shared/api/analysis.ts'
import type { PendingRecord } from '#shared/api/scale-pending.ts'
import { formatDayText, formatTime, hasClock } from '#shared/format/dates.ts'
import { formatFixed, PLACEHOLDER } from '#shared/format/numbers.ts'
import { formatMass, formatMassUnit } from '#shared/format/weight-unit.ts'
import { parseMeasured } from '#shared/health/measured.ts'
import { getMetric } from '#shared/health/metrics.ts'
import { getUnusualDifference, type WeighIn } from '#shared/health/usual-weight.ts'

/** A pending record as its row shows it. */
export interface Row {
  no: string
  /** 8月16日 08:12; with the year when it is not this one, without a time that was not sent. */
  time: string
  /** In the member's unit, one digit; '-' when missing. */
  weight: string
  /** Percent, one digit; '-' when missing. */
  bodyFat: string
}

/** Rows drawn at once: 100 000 records would stop a phone. */
export const ROWS_AT_ONCE = 100

/** A record in words. `now`: epoch milliseconds, decides whether the year is told. */
export function toRow({ no, weight, bfp, time }: PendingRecord, now: number): Row {
  const day = formatDayText(time, now)
  return {
    no,
    time: day ? day + (hasClock(time) ? formatTime(time, ' HH:mm') : '') : PLACEHOLDER,
    weight: formatMass(parseMeasured(weight)),
    bodyFat: formatFixed(parseMeasured(bfp), 1),
  }
}

/** What a pending record's row says of it, undefined where nothing is odd. */
export type DoubtReason = (record: Pick<PendingRecord, 'weight' | 'time'>) => string | undefined

/** Says of a pending record that it is far from what the member weighs. @throws ServiceError without the member's history */
export async function readDoubt(signal: AbortSignal): Promise<DoubtReason> {
  const { items } = await readAnalysis(getMetric('weight').type, signal)
  return createDoubt(
    items.flatMap(({ value, date }): WeighIn[] => {
      const weight = parseMeasured(value)
      return weight === undefined ? [] : [{ weight, date }]
    }),
  )
}

/** The doubts that a history of own weigh-ins gives reason for. */
export const createDoubt =
  (past: readonly WeighIn[]): DoubtReason =>
  ({ weight, time }) => {
    const by = getUnusualDifference({ weight: parseMeasured(weight), date: time }, past)
    if (by === undefined) return undefined
    // A number and its unit stay on one line.
    return `比平时${by > 0 ? '高' : '低'} ${formatMassUnit(Math.abs(by)).replace(' ', '\u00a0')}，可能是家人测的`
  }
