import { formatTime } from '#shared/core/dates/dates.ts'
import { round, withCommas } from '#shared/core/numbers.ts'
import type { MetricKey } from '#shared/health/metrics.ts'
import type { TakenRecord } from './records.ts'
import { SEGMENT_COLUMNS, type segmentCells } from './segments.ts'

/**
 * The columns of openScale 3.x: DATE and TIME, then the names of its measurement types in the order of the alphabet (percent for
 * BODY_FAT, MUSCLE and WATER, kg for BONE, kcal for BMR). Names it has no type for are read as types of one's own with that name:
 * BODY_AGE, BODY_TYPE (code 0–11), PROTEIN and SUBCUTANEOUS_FAT in percent, MUSCLE_MASS and SKELETAL_MUSCLE in kg, and behind them the parts of the
 * body (`segments.ts`) where the scale measures them.
 */
const COLUMNS: readonly (readonly [name: string, key: MetricKey | 'muscle' | 'muscleKg'])[] = [
  ['BMI', 'bmi'],
  ['BMR', 'bmr'],
  ['BODY_AGE', 'bodyAge'],
  ['BODY_FAT', 'bodyFat'],
  ['BODY_TYPE', 'bt'],
  ['BONE', 'bmd'],
  ['MUSCLE', 'muscle'],
  ['MUSCLE_MASS', 'muscleKg'],
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
 * @param segments as `segmentCells` gives them
 */
export function toCsv(records: readonly TakenRecord[], segments: ReturnType<typeof segmentCells> = new Map()): string {
  const parts = records.some(({ time }) => segments.has(time)) ? SEGMENT_COLUMNS : []
  const header = ['DATE', 'TIME', ...COLUMNS.map(([name]) => name), ...parts]
  const rows = records.map((record) => [
    formatTime(record.time, 'yyyy-MM-dd'),
    formatTime(record.time, 'HH:mm:ss'),
    ...COLUMNS.map(([, key]) => cell({ ...record.values, ...muscleOf(record) }[key])),
    ...parts.map((name) => cell(segments.get(record.time)?.[name])),
  ])
  return `${[header, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}

/** Percent to one digit, as scales tell it, and kg. */
function muscleOf({ muscleKg, values: { weight } }: TakenRecord) {
  return muscleKg === undefined || !weight ? {} : { muscleKg, muscle: round((100 * muscleKg) / weight, 1) }
}

const cell = (value: number | undefined) => (value === undefined ? '' : String(round(value, DIGITS)))

/** The file's name, by the day it is made on. @param now epoch milliseconds */
export const fileName = (now: number): string => `测量记录-${formatTime(now, 'yyyyMMdd')}.csv`

/** '388 条记录，2025年9月21日至2026年11月19日'; of one day just that one. */
export function summary(records: readonly TakenRecord[]): string {
  const [first, last] = [records[0]!, records[records.length - 1]!].map(({ time }) => formatTime(time, 'yyyy年M月d日'))
  return `${withCommas(records.length)} 条记录，${first === last ? first : `${first}至${last}`}`
}
