import { formatTime, parseTime, two } from '#shared/core/dates/dates.ts'
import { toNumber } from '#shared/core/numbers.ts'
import { ImportError } from './import-error.ts'

/** International avoirdupois pound in kg, exact since 1959. */
const POUND = 0.45359237

export type MassUnit = 'kg' | 'lb'

export const toKg = (value: number, unit: MassUnit): number => (unit === 'lb' ? value * POUND : value)

/** The unit a header names, such as `Weight (lb)`; undefined when it names none. */
export function unitIn(header: string): MassUnit | undefined {
  if (/[(（](lb|lbs)[)）]$/i.test(header)) return 'lb'
  return /[(（]kg[)）]$/i.test(header) ? 'kg' : undefined
}

/** A number with a decimal point or comma. Empty and 0 are missing: openScale writes 0 for what it does not know. */
export function readNumber(cell: string, name: string, line: number): number | undefined {
  const value = readCode(cell, name, line)
  return value === 0 ? undefined : value
}

/** A number of which 0 is one. */
export function readCode(cell: string, name: string, line: number): number | undefined {
  if (cell === '') return undefined
  const value = toNumber(cell.replace(',', '.'))
  if (value === undefined) throw new ImportError(`${name}“${cell}”不是数字`, line)
  if (value < 0) throw new ImportError(`${name}“${cell}”不能小于 0`, line)
  return value
}

const UNITS: Record<string, 'kg' | 'lb' | 'jin' | '%'> = {
  kg: 'kg',
  公斤: 'kg',
  千克: 'kg',
  lb: 'lb',
  lbs: 'lb',
  斤: 'jin',
  '%': '%',
}
/** A number, its unit, and the personal range in brackets behind it. */
const MEASURED = /^([\d.,]+)\s*(kg|公斤|千克|lbs?|斤|%|kcal|千卡|岁|级|分)?\s*(?:[(（[].*[)）\]])?$/i

/** '82.2kg(60.1-74.5)' as a number and what it is counted in; '--' and '' are missing. Masses become kg, 斤 is half a kilogram. */
export function readMeasured(cell: string, name: string, line: number, unit: MassUnit) {
  if (/^[-\s]*$/.test(cell)) return undefined
  const [, digits = '', word = ''] = MEASURED.exec(cell) ?? []
  const value = digits && readNumber(digits, name, line)
  if (value === '') throw new ImportError(`${name}“${cell}”不是数字`, line)
  if (value === undefined) return undefined
  const said = UNITS[word.toLowerCase()]
  const kg = said === 'jin' ? value / 2 : toKg(value, said === 'lb' || said === 'kg' ? said : unit)
  return { value, kg, isPercent: said === '%', isMass: said !== undefined && said !== '%' }
}

/** openScale's own choice for a day without a time. */
const NOON = '12:00:00'

const TWELVE_HOURS = /(\d{1,2})(:\d{2}(?::\d{2})?)\s*([ap])\.?m\.?/i
/** '7:10 PM' as '19:10'; 12 AM is midnight. */
const in24Hours = (text: string): string =>
  text.replace(TWELVE_HOURS, (_, hour: string, rest: string, half: string) => {
    const past = Number(hour) % 12
    return two(half.toLowerCase() === 'p' ? past + 12 : past) + rest
  })

/** 'yyyy-MM-dd HH:mm:ss' of a date cell and an optional time cell; fractions of a second are dropped. */
export function readTime(date: string, time: string | undefined, line: number): string {
  const clock = /\d:\d/.test(date) ? '' : ` ${time?.replace(/\.\d+$/, '') || NOON}`
  const moment = parseTime(in24Hours(date + clock))
  const text = formatTime(moment, 'yyyy-MM-dd HH:mm:ss')
  if (text === undefined)
    throw new ImportError(`日期“${`${date} ${time ?? ''}`.trim()}”无法识别，应为 2026-01-31 08:30`, line)
  return text
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DAYS: readonly (readonly [pattern: RegExp, order: readonly [year: number, month: number, day: number]])[] = [
  [/(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?/, [1, 2, 3]],
  [/([a-z]{3})[a-z]*\.?\s*(\d{1,2}),?\s+(\d{4})/i, [3, 1, 2]],
  [/(\d{1,2})[/.](\d{1,2})[/.](\d{4})/, [3, 2, 1]], // the day first: the English tables write the month as a word
]

/** '07:24 Aug.03 2026', '06:37 20/03/2026', '2026年3月20日 06:37' as `readTime` writes it. */
export function readSpokenTime(cell: string, line: number): string {
  const clock = /\d{1,2}:\d{2}(:\d{2})?(\s*[ap]\.?m\.?)?/i.exec(cell)?.[0]
  for (const [pattern, order] of DAYS) {
    const match = pattern.exec(cell.replace(clock ?? '', ' '))
    if (!match) continue
    const [year, month, day] = order.map((index) => match[index]!) as [string, string, string]
    const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1 || Number(month)
    return readTime(`${year}-${two(number)}-${two(Number(day))}`, clock, line)
  }
  return readTime(cell, undefined, line)
}
