import type { BodyFatRecord } from '#shared/api/scale.ts'

const EMPTY: BodyFatRecord = {
  no: 'R1',
  scaleType: 0,
  date: '2026-11-19 07:35:00',
  unconfirmedCount: undefined,
  originWeight: undefined,
  weight: 58.2,
  targetWeight: undefined,
  weightChangeValue: undefined,
  weightChangeDay: undefined,
  score: undefined,
  scoreAnalysis: '',
  bt: '',
  btCode: undefined,
  bodilyForm: undefined,
  muscleItem: undefined,
  fatItem: undefined,
  weightStandard: undefined,
  bodyAge: undefined,
  bmi: undefined,
  bodyFat: undefined,
  vfr: undefined,
  bmr: undefined,
  subcutaneousFat: undefined,
  ssm: undefined,
  whr: undefined,
  bwp: undefined,
  pp: undefined,
  bmd: undefined,
  muscleMass: undefined,
  fatMass: undefined,
  muscleRate: undefined,
  leftArm: undefined,
  rightArm: undefined,
  allBody: undefined,
  leftLeg: undefined,
  rightLeg: undefined,
  leftArmMuscle: undefined,
  rightArmMuscle: undefined,
  allBodyMuscle: undefined,
  leftLegMuscle: undefined,
  rightLegMuscle: undefined,
}

/** A record of which only a weight is known, and what a test adds to it. */
export const recordWith = (rest: Partial<BodyFatRecord> = {}): BodyFatRecord => ({ ...EMPTY, ...rest })

/** A reading of a metric. */
export const reading = (value: number | undefined, rateCode?: number, trend?: number, changeValue?: number) => ({
  value,
  trend,
  changeValue,
  rateCode,
})
