import { type MassUnit, unitIn } from './values.ts'

/** What a column may hold. Masses in the layout's unit, fat, water, muscle and protein in percent unless it says mass. */
export type Field =
  | 'weight'
  | 'fatPercent'
  | 'waterPercent'
  | 'musclePercent'
  | 'proteinPercent'
  | 'fatMass'
  | 'boneMass'
  | 'muscleMass'
  | 'waterMass'
  | 'visceralFat'
  | 'bmr'
  | 'waist'
  | 'hip'

/** Where a file keeps what. */
export interface Layout {
  format: string
  date: number
  time?: number
  /** Unit of all masses; undefined when the header does not say. */
  unit: MassUnit | undefined
  columns: { index: number; field: Field; name: string }[]
}

/** openScale keys, 2.x as they are and 3.x in lower case without underscores. Its percentages and kilograms are fixed. */
const OPENSCALE: Record<string, Field> = {
  weight: 'weight',
  fat: 'fatPercent',
  bodyfat: 'fatPercent',
  water: 'waterPercent',
  muscle: 'musclePercent',
  protein: 'proteinPercent',
  bone: 'boneMass',
  visceralfat: 'visceralFat',
  bmr: 'bmr',
  waist: 'waist',
  hip: 'hip',
  hips: 'hip',
}

/** Withings keeps its order in every language. */
const WITHINGS: readonly Field[] = ['weight', 'fatMass', 'boneMass', 'muscleMass', 'waterMass']

const plain = (name: string) => name.toLowerCase().replaceAll('_', '')

function openScale(header: readonly string[]): Layout | undefined {
  const names = header.map(plain)
  const [dateTime, date, time] = ['datetime', 'date', 'time'].map((name) => names.indexOf(name)) as [
    number,
    number,
    number,
  ]
  if (!names.includes('weight') || (dateTime < 0 && (date < 0 || time < 0))) return undefined
  const columns = names.flatMap((name, index) => {
    const field = OPENSCALE[name]
    return field ? [{ index, field, name: header[index]! }] : []
  })
  return dateTime >= 0
    ? { format: 'openScale 2.x', date: dateTime, unit: 'kg', columns }
    : { format: 'openScale 3.x', date, time, unit: 'kg', columns }
}

function withings(header: readonly string[]): Layout | undefined {
  const masses = header.slice(1, 1 + WITHINGS.length)
  const unit = unitIn(masses[0] ?? '')
  if (masses.length < WITHINGS.length || !unit || !masses.every((name) => unitIn(name) === unit)) return undefined
  return {
    format: 'Withings',
    date: 0,
    unit,
    columns: WITHINGS.map((field, index) => ({ index: index + 1, field, name: header[index + 1]! })),
  }
}

function trendWeight(header: readonly string[]): Layout | undefined {
  const [date, time, weight, fat] = header
  if (header.length !== 4 || !/^date$/i.test(date!) || !/^time$/i.test(time!)) return undefined
  if (!/^weight\b/i.test(weight!) || !/^body fat %$/i.test(fat!)) return undefined
  return {
    format: 'TrendWeight',
    date: 0,
    time: 1,
    unit: unitIn(weight!),
    columns: [
      { index: 2, field: 'weight', name: weight! },
      { index: 3, field: 'fatPercent', name: fat! },
    ],
  }
}

/** The layout a header row belongs to; undefined for a row that is no known header. */
export const layoutOf = (header: readonly string[]): Layout | undefined =>
  trendWeight(header) ?? withings(header) ?? openScale(header)
