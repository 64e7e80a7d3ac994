import { formCode } from '#scripts/workbench/service/scale/body-form.ts'
import { bmiOf, katchMcArdle, mifflinStJeor } from '#scripts/workbench/service/scale/equations.ts'
import type { ScaleRecord } from '#scripts/workbench/service/scale/record.ts'
import { round } from '#shared/core/numbers.ts'
import type { Body } from '#shared/health/body.ts'
import type { WeighIn } from './weigh-ins.ts'

const share = (part: number | undefined, whole: number) =>
  part === undefined ? undefined : round((part / whole) * 100, 1)
const mass = (percent: number | undefined, whole: number) =>
  percent === undefined ? undefined : round((percent * whole) / 100, 1)

/**
 * The columns of a record that follow from a weigh-in. What the file says stands. Derived: percent and mass of fat,
 * water, protein and muscle from one another; muscle as what is neither fat nor bone, when both are known; BMI from the height;
 * basal metabolism by Katch–McArdle when fat is known, else by Mifflin–St Jeor 1990 when age and height are; waist-hip
 * ratio as waist / hip; the body type from BMI and fat. Everything else stays missing, never guessed.
 */
export function derived(one: WeighIn, body: Body): Partial<ScaleRecord> {
  const { sex, age, heightCm = 0 } = body
  const { weight } = one
  const bodyFat = one.fatPercent ?? share(one.fatMass, weight)
  const fatMass = one.fatMass ?? mass(bodyFat, weight)
  const bmd = one.boneMass
  const rest = fatMass !== undefined && bmd !== undefined ? round(weight - fatMass - bmd, 2) : undefined
  const muscleMass = one.muscleMass ?? mass(one.musclePercent, weight) ?? rest
  const bmi = one.bmi ?? (heightCm > 0 ? bmiOf(weight, heightCm) : undefined)
  const form = bmi !== undefined && bodyFat !== undefined ? formCode(bmi, bodyFat, body, muscleMass) : undefined
  return {
    weight,
    bodyFat,
    fatMass,
    bmd,
    muscleMass,
    muscleRate: one.musclePercent ?? share(muscleMass, weight),
    bwp: one.waterPercent ?? share(one.waterMass, weight),
    pp: one.proteinPercent ?? share(one.proteinMass, weight),
    ssm: one.skeletalMass ?? mass(one.skeletalPercent, weight),
    subcutaneousFat: one.subcutaneousFat,
    bodyAge: one.bodyAge,
    vfr: one.visceralFat,
    bmi,
    bmr: one.bmr ?? metabolism(),
    whr: one.whr ?? (one.waist !== undefined && one.hip !== undefined ? round(one.waist / one.hip, 2) : undefined),
    btCode: one.bodyType ?? form,
    // Eight electrodes or four: only the first kind tells the parts of the body apart.
    ...(one.scaleType !== undefined && { scaleType: one.scaleType as 0 | 1 }),
    ...(one.segments && { scaleType: 0, segments: JSON.stringify(one.segments) }),
  } as Partial<ScaleRecord>

  function metabolism() {
    if (fatMass !== undefined) return katchMcArdle(weight - fatMass)
    return age !== undefined && heightCm > 0 ? mifflinStJeor(weight, heightCm, age, sex === 'male') : undefined
  }
}

/** The columns that `derived` works out, with their words and the fields that say the same. */
const WORKED_OUT = [
  ['bodyFat', '体脂率', 'fatPercent'],
  ['fatMass', '脂肪量', 'fatMass'],
  ['muscleMass', '肌肉量', 'muscleMass'],
  ['muscleRate', '肌肉率', 'musclePercent'],
  ['ssm', '骨骼肌', 'skeletalMass'],
  ['bwp', '体水分', 'waterPercent'],
  ['pp', '蛋白质', 'proteinPercent'],
  ['bmi', 'BMI', 'bmi'],
  ['bmr', '基础代谢', 'bmr'],
  ['whr', '腰臀比', 'whr'],
  ['btCode', '身体类型', 'bodyType'],
] as const satisfies readonly (readonly [keyof ScaleRecord, string, keyof WeighIn])[]

/** The words for what a record holds that its file did not say. */
export const derivedNames = (one: WeighIn, columns: Partial<ScaleRecord>): string[] =>
  WORKED_OUT.flatMap(([column, name, field]) => (columns[column] != null && one[field] === undefined ? [name] : []))
