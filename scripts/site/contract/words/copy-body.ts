import {
  code,
  day,
  type FieldWords,
  group,
  kg,
  may,
  name,
  number,
  percent,
  text,
  time,
  type Words,
  whole,
} from '#scripts/site/contract/field-words.ts'

const BMI = number('BMI', 'kg/m²', [5, 100], 21.4)
const weight = kg('体重', [10, 500], 62.7)
const SEGMENTS = { leftArm: '左臂', rightArm: '右臂', allBody: '躯干', leftLeg: '左腿', rightLeg: '右腿' }
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Fat and muscle of the five parts of the body, under names that `of` makes. */
const segments = (of: (name: string) => string, mark: (field: FieldWords) => FieldWords) =>
  Object.fromEntries(
    Object.entries(SEGMENTS).flatMap(([name, part]) => [
      [of(name), mark(group(`${part}的脂肪`))],
      [of(`${name}Muscle`), mark(group(`${part}的肌肉`))],
    ]),
  )

/** One part of the body, as every call writes it. */
const SEGMENT: Words = {
  muscleOrFatMass: may(kg('质量', [0, 200], 2.6)),
  muscleOrFatRate: may(percent('占标准值的百分比', 104, 1000, 10)),
  rateCode: may(code('-1 偏低，0 标准，1 偏高', [-1, 0, 1])),
}

const metric = (words: string) => may(group(words))

/** Metrics of a record: what each value is. */
const METRICS: Words = {
  bodyAge: whole('身体年龄', '岁', [0, 150], 27),
  bmi: BMI,
  bodyFat: percent('体脂率', 27),
  vfr: number('内脏脂肪等级', '级', [0, 100], 5),
  bmr: { ...number('基础代谢', '千卡', [0, 10_000], 1327), least: 100 },
  subcutaneousFat: percent('皮下脂肪率', 23),
  ssm: kg('骨骼肌量', [0, 200], 22.6),
  whr: number('腰臀比', '', [0, 3], 0.8),
  bwp: percent('身体水分率', 51),
  pp: percent('蛋白质率', 17),
  bmd: kg('骨量', [0, 20], 2.3),
  muscleMass: kg('肌肉量', [0, 300], 41.2),
  fatMass: kg('脂肪量', [0, 300], 14.9),
  muscleRate: percent('肌肉率', 70.8),
}
const FIGURES: Words = Object.fromEntries(
  Object.entries(METRICS).flatMap(([name, value]) => [
    [name, metric(value.words)],
    [`${name}.value`, may(value)],
    [`${name}.rateCode`, may(code('0 标准，1 偏高，2 偏低', [0, 1, 2]))],
  ]),
)

/** The body-fat record. */
export const RECORD: Words = {
  no: may(text('记录编号', 'R1001-20261120-0812')),
  scaleType: may(code('秤的类型：0 有分段数据；1 没有分段数据和高级指标', [0, 1])),
  date: may(time('测量时间')),
  unconfirmedCount: may(whole('待确认的记录数', '条', [0, 1_000_000], 3)),
  originWeight: may(kg('第一次测量的体重', [10, 500], 64.2)),
  weight: may(weight),
  targetWeight: may(kg('目标体重', [10, 500], 54)),
  weightChangeValue: may(kg('与上次相比，负数为减轻', [-400, 400], -0.4)),
  weightChangeDay: may(whole('距上次测量的天数，0 是当天', '天', [0, 40_000], 3)),
  score: may(number('身体得分', '分', [0, 100], 82)),
  scoreAnalysis: may(text('得分说明', '多数指标在合适范围，个别项目需要留意。')),
  bt: may(text('身体类型', '标准型')),
  btCode: may(whole('身体类型代码', '', [0, 11], 5)),
  bodilyForm: metric('身体类型'),
  'bodilyForm.code': may(whole('身体类型代码', '', [0, 11], 5)),
  'bodilyForm.name': name('名称', '标准型'),
  'bodilyForm.intro': may(text('说明', '体重和体脂都在正常范围。')),
  muscleItem: metric('肌肉'),
  fatItem: metric('脂肪'),
  upperLimbRate: may(percent('上肢占标准值的百分比', 104, 1000, 10)),
  bodyRate: may(percent('躯干占标准值的百分比', 98, 1000, 10)),
  lowerLimbRate: may(percent('下肢占标准值的百分比', 101, 1000, 10)),
  intro: may(text('人体图下面的一句话', '肌肉分布均衡。')),
  weightStandard: metric('体重刻度'),
  weightMax: may(kg('刻度的最大值', [10, 500], 120)),
  weightMin: may(kg('刻度的最小值', [0, 500], 30)),
  weightStandardLeft: may(kg('标准范围下限', [10, 500], 50.4)),
  weightStandardRight: may(kg('标准范围上限', [10, 500], 65.3)),
  ...FIGURES,
  trend: may(code('与上次相比：1 上升，-1 下降，0 持平', [-1, 0, 1])),
  changeValue: may(number('与上次相差多少', '', [0, 20_000], 0.3)),
  ...SEGMENT,
  ...segments((name) => name, may),
  muscleMass: metric('肌肉量，公斤'),
  fatMass: metric('脂肪量，公斤'),
  muscleRate: metric('肌肉率，%'),
}

export const DATES: Words = {
  recordList: group('有记录的日子，由旧到新'),
  date: day('测量日期'),
  no: text('记录编号', 'R1001-20261120-0812'),
}

export const PENDING: Words = {
  records: group('待确认的记录'),
  no: text('记录编号', 'R1001-20261120-0812'),
  weight,
  bfp: may(percent('体脂率', 25.6)),
  time: time('测量时间'),
  total: may(whole('共几条', '条', [0, 1_000_000], 3)),
  pageSize: whole('每页条数', '条', [1, 100_000], 100_000),
  pageNum: whole('页码，从 0 开始', '', [0, 1_000_000], 0),
}

export const ANALYSIS: Words = {
  items: group('每次测量，由新到旧'),
  value: may(number('数值，单位由指标决定；身体类型为代码 0–11', '', [0, 20_000], 58.2)),
  rate: may(code('1 风险，2 警戒，3 正常，4 优秀', [1, 2, 3, 4])),
  weight: may(weight),
  muscleMass: may(kg('肌肉量', [0, 300], 41.2)),
  fatMass: may(kg('脂肪量', [0, 300], 14.9)),
  muscleRate: may(percent('肌肉率', 70.8)),
  scaleType: may(code('0 八电极，1 四电极', [0, 1])),
  proteinMassMin: may(kg('蛋白质量范围下限', [0, 100], 8.1)),
  proteinMassMax: may(kg('蛋白质量范围上限', [0, 100], 9.8)),
  bodilyForm: metric('身体类型'),
  bmi: may(BMI),
  code: may(whole('身体类型代码', '', [0, 11], 5)),
  name: may(name('名称', '标准型')),
  date: time('测量时间'),
  changeWeek: metric('近一周的变化'),
  changeMonth: metric('近一月的变化'),
  changeThreeMonth: metric('近三月的变化'),
  'changeWeek.value': may(number('变化了多少', '', [0, 20_000], 0.2)),
  'changeMonth.value': may(number('变化了多少', '', [0, 20_000], 0.7)),
  'changeThreeMonth.value': may(number('变化了多少', '', [0, 20_000], 1)),
  trend: may(code('1 上升，-1 下降，0 持平', [-1, 0, 1])),
  type: whole('指标代码，见 shared/health/metrics.ts', '', [1, 99], 1),
  dimension: code('固定为 0', [0]),
}

const HISTORIES = {
  weight: '体重，公斤',
  visceral_fat_level: '内脏脂肪等级',
  body_mass_index: 'BMI',
  body_fat_percentage: '体脂率，%',
  skeletal_muscle_weight: '骨骼肌量，公斤',
  water_content: '身体水分量，公斤',
  bone_mass: '骨量，公斤',
}

export const HISTORY: Words = {
  ...Object.fromEntries(
    Object.entries(HISTORIES).flatMap(([name, words]) => [
      [`history_${name}`, group(`${words}，由旧到新`)],
      [`history_${name}.${name}`, may(number('数值；也可以写在 value 里', '', [0, 500], 62.7))],
    ]),
  ),
  value: may(number('数值', '', [0, 500], 62.7)),
  measurement_time: time('测量时间'),
  history_sbw: may(kg('标准体重', [10, 500], 59.9)),
  history_smm_standard: may(kg('标准骨骼肌量', [1, 200], 21.7)),
  history_water_mass_min: may(kg('水分量范围下限', [0, 300], 26.2)),
  history_water_mass_max: may(kg('水分量范围上限', [0, 300], 34.9)),
  history_bone_min: may(kg('骨量范围下限', [0, 20], 2)),
  history_bone_max: may(kg('骨量范围上限', [0, 20], 2.4)),
  latest_bodily_form: may(whole('身体类型代码', '', [0, 11], 5)),
  latest_rate: may({ words: '总评：1 最差 … 4 最好，或一个词', type: 'text or number', example: 3 }),
  latest_score: may(number('身体得分', '分', [0, 100], 89)),
  ...segments(
    (name) => `history_${snake(name)}`,
    (field) => may({ ...field, words: `${field.words}，由旧到新` }),
  ),
  ...SEGMENT,
  entry: code('固定为 0', [0]),
  all: may(code('1 要全部测量；不认识的服务可以不理会', [0, 1])),
}

/** What /bodyComposition saves after a measurement. */
export const FRESH: Words = {
  weight,
  basal_metabolic_rate: may(number('基础代谢', '千卡', [0, 10_000], 1327)),
  bmd: may(kg('骨量', [0, 20], 2.3)),
  body_fat_percentage: may(percent('体脂率', 27)),
  body_mass_index: may(number('BMI', 'kg/m²', [5, 100], 21.9)),
  boneMax: may(kg('骨量范围上限', [0, 20], 2.4)),
  boneMin: may(kg('骨量范围下限', [0, 20], 2)),
  bt: may(whole('身体类型代码', '', [0, 11], 5)),
  rate: may({ words: '总评：1 最差 … 4 最好，或一个词', type: 'text or number', example: 3 }),
  sbw: may(kg('标准体重', [10, 500], 59.9)),
  score: may(number('身体得分', '分', [0, 100], 89)),
  skeletal_muscle_weight: may(kg('骨骼肌量', [0, 200], 22.6)),
  smmStandard: may(kg('标准骨骼肌量', [1, 200], 21.7)),
  visceral_fat_level: may(number('内脏脂肪等级', '级', [0, 100], 5)),
  waterMassMax: may(kg('水分量范围上限', [0, 300], 34.9)),
  waterMassMin: may(kg('水分量范围下限', [0, 300], 26.2)),
  water_content: may(kg('身体水分量', [0, 300], 31.8)),
  ...segments((name) => name, may),
  ...SEGMENT,
  type: code('1 是体重', [1]),
}
