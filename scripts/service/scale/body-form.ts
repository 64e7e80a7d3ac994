/** The twelve forms of spec §4 in the service's own words; names as in contract §4. */
const FORMS: readonly { name: string; intro: string }[] = [
  { name: '消瘦型', intro: '体重与体脂都低于常见范围。三餐规律、适当加餐，再配合轻量力量训练，体能会慢慢回来。' },
  { name: '偏瘦型', intro: '体重略低，体脂在合适范围。可以增加优质蛋白和力量训练，让身体更有力。' },
  { name: '模特型', intro: '身形纤细，体脂适中。保持现在的饮食节奏，每周加 2 次力量训练，线条会更紧致。' },
  { name: '精瘦型', intro: '体脂较低，肌肉清晰。注意训练后的恢复与睡眠，给身体留出余量。' },
  { name: '运动员型', intro: '体重略高但肌肉充足，体脂适中，是长期训练带来的状态。继续保持力量与有氧的搭配。' },
  { name: '匀称型', intro: '体重与体脂都在理想区间，线条匀称。保持每周 3 次力量训练，状态会更稳定。' },
  { name: '健美型', intro: '肌肉含量高，体脂适中，身体线条饱满。训练计划可以更关注灵活性与恢复。' },
  { name: '微胖型', intro: '体重和体脂略高于理想区间。每天多走 2000 步，晚餐少一点主食，坚持几周再回看趋势。' },
  { name: '肥胖型', intro: '体脂高于理想区间。从每天 20 分钟的低强度有氧开始，循序渐进，比短期节食更容易坚持。' },
  { name: '超重型', intro: '体重较高，体脂并不突出。建议关注腰围，保持力量训练，并适当增加有氧。' },
  { name: '隐性肥胖型', intro: '体重在正常范围，体脂偏高。以力量训练为主，每餐加一份优质蛋白，先把肌肉练起来。' },
  { name: '筋肉型', intro: '体脂低、肌肉含量高，力量基础好。训练强度较大时，注意补充碳水和水分。' },
]

const OTHER_NAMES = { male: { 3: '精壮型' }, female: { 11: '紧致型' } } as const

interface BodilyForm {
  code: number
  name: string
  intro: string
}

/** The form of a code, 11 (and 3) named by sex; null for a code that does not exist. */
export function bodilyForm(code: number | null, isMale: boolean): BodilyForm | null {
  const form = code === null ? undefined : FORMS[code]
  if (code === null || !form) return null
  const names: Record<number, string> = isMale ? OTHER_NAMES.male : OTHER_NAMES.female
  return { code, name: names[code] ?? form.name, intro: form.intro }
}

/** Rows by BMI class (18.5, 24, 28: §5), columns by body fat: low, standard, high. A reading: spec §4 gives the codes only. */
const FORM_GRID = [
  [0, 2, 10],
  [3, 5, 10],
  [11, 4, 7],
  [9, 9, 8],
] as const

/** Fat is low or high outside §5's reference ranges: 10–20 % men, 18–28 % women. */
export function formCode(bmi: number, bodyFat: number, isMale: boolean): number {
  const row = [18.5, 24, 28].filter((edge) => bmi >= edge).length
  const column = (isMale ? [10, 20] : [18, 28]).filter((edge) => bodyFat >= edge).length
  return FORM_GRID[row]![column]!
}
