import { formatTime, parseTime } from '#shared/core/dates/dates.ts'
import { toNumber } from '#shared/core/numbers.ts'
import { ImportError } from './import-error.ts'

/** International avoirdupois pound in kg, exact since 1959. */
const POUND = 0.45359237

export type MassUnit = 'kg' | 'lb'

export const toKg = (value: number, unit: MassUnit): number => (unit === 'lb' ? value * POUND : value)

/** The unit a header names, such as `Weight (lb)`; undefined when it names none. */
export function unitIn(header: string): MassUnit | undefined {
  if (/\((lb|lbs)\)$/i.test(header)) return 'lb'
  return /\(kg\)$/i.test(header) ? 'kg' : undefined
}

/** A number with a decimal point or comma. Empty and 0 are missing: openScale writes 0 for what it does not know. */
export function readNumber(cell: string, name: string, line: number): number | undefined {
  if (cell === '') return undefined
  const value = toNumber(cell.replace(',', '.'))
  if (value === undefined) throw new ImportError(`${name}“${cell}”不是数字`, line)
  if (value < 0) throw new ImportError(`${name}“${cell}”不能小于 0`, line)
  return value === 0 ? undefined : value
}

/** openScale's own choice for a day without a time. */
const NOON = '12:00:00'

/** 'yyyy-MM-dd HH:mm:ss' of a date cell and an optional time cell; fractions of a second are dropped. */
export function readTime(date: string, time: string | undefined, line: number): string {
  const clock = /\d:\d/.test(date) ? '' : ` ${time?.replace(/\.\d+$/, '') || NOON}`
  const moment = parseTime(date + clock)
  const text = formatTime(moment, 'yyyy-MM-dd HH:mm:ss')
  if (text === undefined)
    throw new ImportError(`日期“${`${date} ${time ?? ''}`.trim()}”无法识别，应为 2026-01-31 08:30`, line)
  return text
}
