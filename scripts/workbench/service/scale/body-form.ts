import type { Body, Sex } from '#shared/health/body.ts'
import { formName } from '#shared/health/body-form.ts'
import { BODY_FAT_RANGES, muscleRange, shownLevel } from '#shared/health/levels.ts'
import { reaches } from '#shared/health/reading.ts'
import { standardMuscle } from './standards.ts'

/** What the service says of each of the twelve forms. Only 4 and 11 mention strong muscles, and only a measured muscle mass leads
 *  to them. */
const INTROS: readonly string[] = [
  '体重与体脂都低于常见范围。三餐规律、适当加餐，再配合轻量力量训练，体能会慢慢回来。',
  '体重略低，体脂在合适范围。可以增加优质蛋白和力量训练，让身体更有力。',
  '身形纤细，体脂适中。保持现在的饮食节奏，每周加 2 次力量训练就好。',
  '体脂较低，身形精干。注意训练后的恢复与睡眠，给身体留出余量。',
  '体重略高但肌肉充足，体脂适中，是长期训练带来的状态。继续保持力量与有氧的搭配。',
  '体重与体脂都合适，线条匀称。保持每周 3 次力量训练，状态会更稳定。',
  '体脂适中，身形结实。训练计划可以更关注灵活性与恢复。',
  '体重和体脂略高。每天多走 2000 步，晚餐少一点主食，坚持几周再回看趋势。',
  '体脂较高。从每天 20 分钟的低强度有氧开始，循序渐进，比短期节食更容易坚持。',
  '体重较高，体脂并不突出。建议关注腰围，保持力量训练，并适当增加有氧。',
  '体重在正常范围，体脂偏高。以力量训练为主，每餐加一份优质蛋白，循序渐进。',
  '体脂低、肌肉含量高，力量基础好。训练强度较大时，注意补充碳水和水分。',
]

interface BodilyForm {
  code: number
  name: string
  intro: string
}

/** The form of a code, named as the pages name it; null for a code that does not exist. */
export function bodilyForm(code: number | null, sex: Sex): BodilyForm | null {
  const name = formName(code, sex)
  return code === null || name === undefined ? null : { code, name, intro: INTROS[code]! }
}

/** Rows by BMI class (edges 18.5, 24, 28), columns by body fat: low, standard, high. A reading: the specification gives codes only. */
const FORM_GRID = [
  [0, 2, 10],
  [3, 5, 10],
  [11, 4, 7],
  [9, 9, 8],
] as const
/** Sinewy and athlete: forms of strong muscles. */
const MUSCULAR: readonly number[] = [4, 11]
const OVERWEIGHT = 9

/**
 * The form of a BMI and a body fat in percent, both as they are shown. A muscular one needs muscle that was measured and is not
 * low for the height; without it the form is the one that speaks of weight alone.
 * @param muscleKg all muscle; null or undefined where it was not measured
 */
export function formCode(bmi: number, bodyFat: number, body: Body, muscleKg: number | null | undefined): number {
  const row = [18.5, 24, 28].filter((edge) => reaches(bmi, edge)).length
  const fat = shownLevel(bodyFat, BODY_FAT_RANGES[body.sex], 1)
  const code = FORM_GRID[row]![fat === 'low' ? 0 : fat === 'std' ? 1 : 2]!
  const muscle = shownLevel(muscleKg, muscleRange(standardMuscle(body)), 1)
  const isStrong = muscle === 'std' || muscle === 'high'
  return MUSCULAR.includes(code) && !isStrong ? OVERWEIGHT : code
}
