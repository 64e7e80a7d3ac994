import type { SegmentKey } from '#scripts/workbench/service/scale/record.ts'
import type { Unit } from './units.ts'

/**
 * What a column may hold: masses in kg, bmr in kcal, waist and hip in one unit of length, the rest in percent unless it says mass. With the
 * lowest and highest value that can be true of a person: outside of them stands a wrong unit or a typing error.
 */
export const LIMITS = {
  weight: [0, 9999], // what is too light or heavy for a person is named with its neighbours
  fatPercent: [1, 80],
  waterPercent: [15, 90],
  musclePercent: [5, 98],
  skeletalPercent: [3, 80],
  proteinPercent: [1, 50],
  subcutaneousFat: [0.5, 75],
  fatMass: [0.2, 240],
  boneMass: [0.2, 15],
  muscleMass: [2, 150],
  skeletalMass: [1, 120],
  proteinMass: [0.3, 60],
  waterMass: [3, 180],
  visceralFat: [0.1, 60],
  bmi: [8, 150],
  bmr: [300, 6000],
  bodyAge: [3, 120],
  bodyType: [0, 11],
  scaleType: [0, 1], // 0 eight electrodes, 1 four
  waist: [10, 300],
  hip: [10, 300],
  whr: [0.3, 3],
} as const satisfies Record<string, readonly [lowest: number, highest: number]>
export type Field = keyof typeof LIMITS

/** What is kept where a column of the first kind turns out to hold the second: a percentage that is a mass, or the other way round. */
export function otherKind(field: Field): Field | undefined {
  const other = field.endsWith('Percent') ? field.replace('Percent', 'Mass') : field.replace('Mass', 'Percent')
  return other !== field && other in LIMITS ? (other as Field) : undefined
}

export const isMass = (field: Field): boolean => field === 'weight' || field.endsWith('Mass')
export const isPercent = (field: Field): boolean => field.endsWith('Percent') || field === 'subcutaneousFat'
/** Codes, of which 0 is one; elsewhere 0 is what programs write for what they do not know. */
export const isCode = (field: Field): boolean => field.endsWith('Type')

export interface Column {
  index: number
  /** As the header spells it. */
  name: string
  field: Field
  /** What header or format say the cells are counted in, unless a cell says otherwise. */
  unit?: Unit | undefined
  /** A column that says Yes where the value was not measured. */
  unless?: number
}

/** Where a file keeps what. */
export interface Layout {
  format: string
  date: number
  time?: number
  columns: Column[]
  /** Columns of mass/percent/word, one per part of the body; of mass alone where the percent stands in column `rate`. */
  segments?: { index: number; name: string; part: SegmentKey; rate?: number }[]
  /** A column that tells whose row it is. */
  person?: number
  /** Days stand in rows of their own, above the weigh-ins of each. */
  hasDayRows?: boolean
  /** Moments carry their zone; one without cannot be told. */
  hasZones?: boolean
  /** Other tables follow, each below a line with its title. */
  hasSections?: boolean
}
