import { formatTime } from '#shared/core/dates/dates.ts'
import { round } from '#shared/core/numbers.ts'
import type { MetricKey } from '#shared/health/metrics.ts'
import type { TakenRecord } from './records.ts'

/**
 * The columns of openScale 3.x: DATE and TIME, then the names of its measurement types in the order of the alphabet (percent for
 * BODY_FAT and WATER, kg for BONE, kcal for BMR). Names it has no type for are read as types of one's own with that name:
 * BODY_AGE, BODY_TYPE (code 0–11), PROTEIN and SUBCUTANEOUS_FAT in percent, SKELETAL_MUSCLE in kg.
 */
const COLUMNS: readonly (readonly [name: string, key: MetricKey])[] = [
  ['BMI', 'bmi'],
  ['BMR', 'bmr'],
  ['BODY_AGE', 'bodyAge'],
  ['BODY_FAT', 'bodyFat'],
  ['BODY_TYPE', 'bt'],
  ['BONE', 'bmd'],
  ['PROTEIN', 'pp'],
  ['SKELETAL_MUSCLE', 'ssm'],
  ['SUBCUTANEOUS_FAT', 'subcutaneousFat'],
  ['VISCERAL_FAT', 'vfr'],
  ['WATER', 'bwp'],
  ['WEIGHT', 'weight'],
  ['WHR', 'whr'],
]
/** More digits than any scale has, fewer than the noise of a division shows. */
const DIGITS = 4

/**
 * The records as a table of openScale 3.x, one line each. Header, dates and numbers are all ASCII: every program reads them without a
 * byte-order mark, which would hide the name of the first column from some, and no cell can be taken for a formula.
 */
export function toCsv(records: readonly TakenRecord[]): string {
  const header = ['DATE', 'TIME', ...COLUMNS.map(([name]) => name)]
  const rows = records.map(({ time, values }) => [
    formatTime(time, 'yyyy-MM-dd'),
    formatTime(time, 'HH:mm:ss'),
    ...COLUMNS.map(([, key]) => cell(values[key])),
  ])
  return `${[header, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}

const cell = (value: number | undefined) => (value === undefined ? '' : String(round(value, DIGITS)))

/** The file's name, by the day it is made on. @param now epoch milliseconds */
export const fileName = (now: number): string => `测量记录-${formatTime(now, 'yyyyMMdd')}.csv`

/** '388 条记录，2025年9月21日至2026年11月19日'; of one day just that one. */
export function summary(records: readonly TakenRecord[]): string {
  const [first, last] = [records[0]!, records[records.length - 1]!].map(({ time }) => formatTime(time, 'yyyy年M月d日'))
  return `${records.length} 条记录，${first === last ? first : `${first}至${last}`}`
}
