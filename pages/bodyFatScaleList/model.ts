import type { PendingRecord } from '#shared/api/scale-pending.ts'
import { dayWords, formatTime, hasClock } from '#shared/core/dates/dates.ts'
import { fixed, MISSING } from '#shared/core/numbers.ts'
import { massText } from '#shared/core/weight-unit.ts'
import { measured } from '#shared/health/reading.ts'

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
export function rowOf({ no, weight, bfp, time }: PendingRecord, now: number): Row {
  const day = dayWords(time, now)
  return {
    no,
    time: day ? day + (hasClock(time) ? formatTime(time, ' HH:mm') : '') : MISSING,
    weight: massText(measured(weight)),
    bodyFat: fixed(measured(bfp), 1),
  }
}
