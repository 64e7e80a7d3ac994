import type { SegmentKey } from '#scripts/service/scale/record.ts'
import type { MassUnit } from './values.ts'

/** What a column may hold. Masses in the layout's unit; bmr in kcal, waist and hip in cm, the rest in percent unless it says mass. */
export type Field =
  | 'weight'
  | 'fatPercent'
  | 'waterPercent'
  | 'musclePercent'
  | 'skeletalPercent'
  | 'proteinPercent'
  | 'subcutaneousFat'
  | 'fatMass'
  | 'boneMass'
  | 'muscleMass'
  | 'skeletalMass'
  | 'proteinMass'
  | 'waterMass'
  | 'visceralFat'
  | 'bmi'
  | 'bmr'
  | 'bodyAge'
  /** Code 0–11. */
  | 'bodyType'
  | 'waist'
  | 'hip'
  | 'whr'

/** Highest value that can be true, per field: kg, percent, levels, kcal, years, cm. */
export const HIGHEST: Record<Field, number> = {
  weight: 9999, // what is too heavy for a person is named and left out
  fatPercent: 100,
  waterPercent: 100,
  musclePercent: 100,
  skeletalPercent: 100,
  proteinPercent: 100,
  subcutaneousFat: 100,
  fatMass: 300,
  boneMass: 50,
  muscleMass: 300,
  skeletalMass: 300,
  proteinMass: 100,
  waterMass: 300,
  visceralFat: 60,
  bmi: 150,
  bmr: 9999,
  bodyAge: 150,
  bodyType: 11,
  waist: 300,
  hip: 300,
  whr: 5,
}

export const isMass = (field: Field): boolean => field === 'weight' || field.endsWith('Mass')

export interface Column {
  index: number
  /** As the header spells it. */
  name: string
  field: Field
  /** What it holds instead where the cell says the other unit: 14.9kg in a column of percentages. */
  other?: Field
  /** A column that says Yes where the value was not measured. */
  unless?: number
}

/** Where a file keeps what. */
export interface Layout {
  format: string
  date: number
  time?: number
  /** Unit of all masses; undefined when the header does not say. */
  unit: MassUnit | undefined
  columns: Column[]
  /** Columns of mass/percent/word, one per part of the body; of mass alone where the percent stands in column `rate`. */
  segments?: { index: number; name: string; part: SegmentKey; rate?: number }[]
  /** The cells carry units and ranges of their own: '82.2kg(60.1-74.5)', and times as people write them. */
  hasUnits?: true
}
