import type { Fresh, History, Reading } from '#shared/api/composition.ts'
import type { Body } from '#shared/health/body.ts'
import {
  BMI_RANGE,
  BODY_FAT_RANGES,
  muscleRange,
  type Range,
  rangeBetween,
  VISCERAL_FAT_RANGE,
  weightRange,
} from '#shared/health/levels.ts'
import { standardWeight } from '#shared/health/scale-results.ts'

/** The standards that came with a measurement, kg. */
export interface Standards {
  weight?: number
  muscle?: number
  waterMin?: number
  waterMax?: number
  boneMin?: number
  boneMax?: number
}

export interface Measure {
  key: 'weight' | 'vfr' | 'bmi' | 'bodyFat' | 'ssm' | 'water' | 'bone'
  name: string
  unit: string
  history: (history: History) => readonly Reading[]
  fresh: (payload: Fresh) => number | undefined
  /** Without the body, what needs its sex or height has no range. */
  range: (standards: Standards, body?: Body) => Range | undefined
}

/** All muscle of a measurement that has no skeletal muscle apart: in its place, under its own name, and held against no standard,
 *  because there is one of skeletal muscle alone. */
export const ALL_MUSCLE: Measure = {
  key: 'ssm',
  name: '肌肉量',
  unit: 'kg',
  history: () => [],
  fresh: (one) => one.muscle_mass,
  range: () => undefined,
}

/** The seven level cards, in their order. */
export const MEASURES: readonly Measure[] = [
  {
    key: 'weight',
    name: '体重',
    unit: 'kg',
    history: (all) => all.history_weight,
    fresh: (one) => one.weight,
    range: ({ weight }, body) => weightRange(body ? standardWeight(body, weight) : weight),
  },
  {
    key: 'vfr',
    name: '内脏脂肪等级',
    unit: '级',
    history: (all) => all.history_visceral_fat_level,
    fresh: (one) => one.visceral_fat_level,
    range: () => VISCERAL_FAT_RANGE,
  },
  {
    key: 'bmi',
    name: 'BMI',
    unit: '',
    history: (all) => all.history_body_mass_index,
    fresh: (one) => one.body_mass_index,
    range: () => BMI_RANGE,
  },
  {
    key: 'bodyFat',
    name: '体脂率',
    unit: '%',
    history: (all) => all.history_body_fat_percentage,
    fresh: (one) => one.body_fat_percentage,
    range: (_, body) => body && BODY_FAT_RANGES[body.sex],
  },
  {
    key: 'ssm',
    name: '骨骼肌',
    unit: 'kg',
    history: (all) => all.history_skeletal_muscle_weight,
    fresh: (one) => one.skeletal_muscle_weight,
    range: ({ muscle }) => muscleRange(muscle),
  },
  {
    key: 'water',
    name: '水分含量',
    unit: 'kg',
    history: (all) => all.history_water_content,
    fresh: (one) => one.water_content,
    range: ({ waterMin, waterMax }) => rangeBetween(waterMin, waterMax),
  },
  {
    key: 'bone',
    name: '骨量',
    unit: 'kg',
    history: (all) => all.history_bone_mass,
    fresh: (one) => one.bmd,
    range: ({ boneMin, boneMax }) => rangeBetween(boneMin, boneMax),
  },
]
