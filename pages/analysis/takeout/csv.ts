import { formatTime } from '#shared/core/dates/dates.ts'
import { round, withCommas } from '#shared/core/numbers.ts'
import type { MetricKey } from '#shared/health/metrics.ts'
import type { TakenRecord } from '#shared/health/records.ts'
import { SEGMENT_COLUMNS, type segmentCells } from './segments.ts'

/**
 * The columns of openScale 3.x: DATE and TIME, then the names of its measurement types in the order of the alphabet (percent for
 * BODY_FAT, MUSCLE and WATER, kg for BONE, kcal for BMR). Names it has no type for are read as types of one's own with that name:
 * BODY_AGE, BODY_TYPE (code 0–11), PROTEIN and SUBCUTANEOUS_FAT in percent, MUSCLE_MASS and SKELETAL_MUSCLE in kg, and behind them the parts of the
 * body (`segments.ts`) where the scale measures them.
 */
export const COLUMNS: readonly (readonly [name: string, key: MetricKey | 'muscle' | 'muscleKg'])[] = [
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
/** Behind them, where the service tells: all fat in kg, and the kind of scale, 0 with eight electrodes or 1 with four. */
const MORE = [
  ['FAT_MASS', 'fatKg'],
  ['SCALE_TYPE', 'scaleType'],
] as const
/** More digits than any scale has, fewer than the noise of a division shows. */
const DIGITS = 4

/**
 * The records as a table of openScale 3.x, one line each. Header, dates and numbers are all ASCII: every program reads them without a
 * byte-order mark, which would hide the name of the first column from some, and no cell can be taken for a formula. With notes there is a
 * mark, because spreadsheets take Chinese without one for another encoding; the column whose name it may hide is then openScale's COMMENT.
 * @param segments as `segmentCells` gives them @param notes by the measurement's time in epoch milliseconds
 */
export function toCsv(
  records: readonly TakenRecord[],
  segments: ReturnType<typeof segmentCells> = new Map(),
  notes: ReadonlyMap<number, string> = new Map(),
): string {
  const parts = records.some(({ time }) => segments.has(time)) ? SEGMENT_COLUMNS : []
  const more = MORE.filter(([, key]) => records.some((record) => record[key] !== undefined))
  const hasNotes = records.some(({ time }) => notes.has(time))
  const header = [
    ...(hasNotes ? ['COMMENT'] : []),
    'DATE',
    'TIME',
    ...COLUMNS.map(([name]) => name),
    ...more.map(([name]) => name),
    ...parts,
  ]
  const rows = records.map((record) => [
    ...(hasNotes ? [noteCell(notes.get(record.time))] : []),
    formatTime(record.time, 'yyyy-MM-dd'),
    formatTime(record.time, 'HH:mm:ss'),
    ...COLUMNS.map(([, key]) => cell({ ...record.values, ...muscleOf(record) }[key])),
    ...more.map(([, key]) => cell(record[key])),
    ...parts.map((name) => cell(segments.get(record.time)?.[name])),
  ])
  return `${hasNotes ? '\ufeff' : ''}${[header, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}

/** kg, and the percentage: the service's own, else worked out to one digit, as scales tell it. */
export function muscleOf({ muscleKg, muscleRate, values: { weight } }: TakenRecord) {
  const share = muscleKg === undefined || !weight ? undefined : round((100 * muscleKg) / weight, 1)
  return { muscleKg, muscle: muscleRate ?? share }
}

/** A number without the noise of a division; '' where there is none. */
export const cell = (value: number | undefined) => (value === undefined ? '' : String(round(value, DIGITS)))

/** Quoted; one that a spreadsheet would take for a formula stands behind an apostrophe. */
const noteCell = (note = '') => note && `"${note.replace(/^(?=[=+\-@])/, "'").replace(/"/g, '""')}"`

/** The file's name, by the day it is made on. @param now epoch milliseconds @param kind '按周' where a line is more than one measurement */
export const fileName = (now: number, kind = ''): string =>
  `测量记录-${kind && `${kind}-`}${formatTime(now, 'yyyyMMdd')}.csv`

/** '388 条记录，2025年9月21日至2026年11月19日'; of one day just that one. */
export function summary(records: readonly TakenRecord[]): string {
  const [first, last] = [records[0]!, records[records.length - 1]!].map(({ time }) => formatTime(time, 'yyyy年M月d日'))
  return `${withCommas(records.length)} 条记录，${first === last ? first : `${first}至${last}`}`
}
