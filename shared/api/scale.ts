import {
  code,
  type DescribedCall,
  describe,
  group,
  integer,
  kg,
  label,
  may,
  measure,
  moment,
  percent,
  string,
} from './describe.ts'
import { formattedText, id, number, optional, text, time } from './fields.ts'
import { createRecordCall } from './member-calls.ts'
import { type CallQuery, createQuery } from './query.ts'
import { type Description, type Infer, object } from './schema.ts'

/**
 * A reading of one metric: trend 1 up, -1 down, 0 unchanged; changeValue against the previous
 * record; rateCode 0 standard, 1 high, 2 low.
 */
const Reading = optional(
  object({
    value: number,
    trend: describe(number, may(code('与上次相比：1 上升，-1 下降，0 持平', [-1, 0, 1]))),
    changeValue: describe(number, may(measure('与上次相差多少', '', [0, 20_000], 0.3))),
    rateCode: describe(number, may(code('0 标准，1 偏高，2 偏低', [0, 1, 2]))),
  }),
)
export type Reading = Infer<typeof Reading>

/** A metric of a record, whose `value` is as `value` says. */
/* @__NO_SIDE_EFFECTS__ */
const metric = (value: Description, title = value.title) => may(group(title, { value: may(value) }))

/** One part of the body: kg, percent of what is standard, -1 low / 0 standard / 1 high. */
const Segment = optional(
  object({
    muscleOrFatMass: describe(number, may(kg('质量', [0, 200], 2.6))),
    muscleOrFatRate: describe(number, may(percent('占标准值的百分比', 104, 1000, 10))),
    rateCode: describe(number, may(code('-1 偏低，0 标准，1 偏高', [-1, 0, 1]))),
  }),
)

/** Percent of what is standard, and the sentence below the body map. */
const Tissue = optional(
  object({
    upperLimbRate: describe(number, may(percent('上肢占标准值的百分比', 104, 1000, 10))),
    bodyRate: describe(number, may(percent('躯干占标准值的百分比', 98, 1000, 10))),
    lowerLimbRate: describe(number, may(percent('下肢占标准值的百分比', 101, 1000, 10))),
    intro: describe(formattedText(300), may(string('人体图下面的一句话', '肌肉分布均衡。'))),
  }),
)

export const BodyFatRecord = object({
  no: describe(optional(id, ''), may(string('记录编号', 'R1001-20261120-0812'))),
  /** 0 with segments, 1 without them and without the high-level metrics. */
  scaleType: describe(number, may(code('秤的类型：0 有分段数据；1 没有分段数据和高级指标', [0, 1]))),
  date: describe(time, may(moment('测量时间'))),
  unconfirmedCount: describe(number, may(integer('待确认的记录数', '条', [0, 1_000_000], 3))),
  originWeight: describe(number, may(kg('第一次测量的体重', [10, 500], 64.2))),
  weight: describe(number, may(kg('体重', [10, 500], 62.7))),
  targetWeight: describe(number, may(kg('目标体重', [10, 500], 54))),
  weightChangeValue: describe(number, may(kg('与上次相比，负数为减轻', [-400, 400], -0.4))),
  weightChangeDay: describe(number, may(integer('距上次测量的天数，0 是当天', '天', [0, 40_000], 3))),
  score: describe(number, may(measure('身体得分', '分', [0, 100], 82))),
  scoreAnalysis: describe(formattedText(300), may(string('得分说明', '多数指标在合适范围，个别项目需要留意。'))),
  bt: describe(text(20), may(string('身体类型', '标准型'))),
  btCode: describe(number, may(integer('身体类型代码', '', [0, 11], 5))),
  bodilyForm: describe(
    optional(
      object({
        code: describe(number, may(integer('身体类型代码', '', [0, 11], 5))),
        name: describe(text(20), label('名称', '标准型')),
        intro: describe(formattedText(300), may(string('说明', '体重和体脂都在正常范围。'))),
      }),
    ),
    may(group('身体类型')),
  ),
  muscleItem: describe(Tissue, may(group('肌肉'))),
  fatItem: describe(Tissue, may(group('脂肪'))),
  weightStandard: describe(
    optional(
      object({
        weightMax: describe(number, may(kg('刻度的最大值', [10, 500], 120))),
        weightMin: describe(number, may(kg('刻度的最小值', [0, 500], 30))),
        weightStandardLeft: describe(number, may(kg('标准范围下限', [10, 500], 50.4))),
        weightStandardRight: describe(number, may(kg('标准范围上限', [10, 500], 65.3))),
      }),
    ),
    may(group('体重刻度')),
  ),
  bodyAge: describe(Reading, metric(integer('身体年龄', '岁', [0, 150], 27))),
  bmi: describe(Reading, metric(measure('BMI', 'kg/m²', [5, 100], 21.4))),
  bodyFat: describe(Reading, metric(percent('体脂率', 27))),
  vfr: describe(Reading, metric(measure('内脏脂肪等级', '级', [0, 100], 5))),
  bmr: describe(Reading, metric({ ...measure('基础代谢', '千卡', [0, 10_000], 1327), min: 100 })),
  subcutaneousFat: describe(Reading, metric(percent('皮下脂肪率', 23))),
  ssm: describe(Reading, metric(kg('骨骼肌量', [0, 200], 22.6))),
  whr: describe(Reading, metric(measure('腰臀比', '', [0, 3], 0.8))),
  bwp: describe(Reading, metric(percent('身体水分率', 51))),
  pp: describe(Reading, metric(percent('蛋白质率', 17))),
  bmd: describe(Reading, metric(kg('骨量', [0, 20], 2.3))),
  /** Some services send these three: kg, kg, percent of the weight. */
  muscleMass: describe(Reading, metric(kg('肌肉量', [0, 300], 41.2), '肌肉量，公斤')),
  fatMass: describe(Reading, metric(kg('脂肪量', [0, 300], 14.9), '脂肪量，公斤')),
  muscleRate: describe(Reading, metric(percent('肌肉率', 70.8), '肌肉率，%')),
  leftArm: describe(Segment, may(group('左臂的脂肪'))),
  rightArm: describe(Segment, may(group('右臂的脂肪'))),
  allBody: describe(Segment, may(group('躯干的脂肪'))),
  leftLeg: describe(Segment, may(group('左腿的脂肪'))),
  rightLeg: describe(Segment, may(group('右腿的脂肪'))),
  leftArmMuscle: describe(Segment, may(group('左臂的肌肉'))),
  rightArmMuscle: describe(Segment, may(group('右臂的肌肉'))),
  allBodyMuscle: describe(Segment, may(group('躯干的肌肉'))),
  leftLegMuscle: describe(Segment, may(group('左腿的肌肉'))),
  rightLegMuscle: describe(Segment, may(group('右腿的肌肉'))),
})
/**
 * The body-fat record. Without a weight there is no measurement yet; `unconfirmedCount` is valid
 * all the same.
 */
export type BodyFatRecord = Infer<typeof BodyFatRecord>

/** One record. @throws ServiceError, error code `refused` when there is none of that number */
export const createRecordQuery = (no: string): CallQuery<BodyFatRecord> =>
  createQuery(createRecordCall(no), BodyFatRecord)

export const RECORD_CALLS = [
  {
    name: 'readRecord',
    title: '一条体脂记录，不给编号就是最新的',
    who: 'member',
    query: object({ no: describe(optional(id, ''), may(string('记录编号', 'R1001-20261120-0812'))) }),
    replies: [BodyFatRecord],
    ask: ({ no }) => createRecordCall(no!),
  },
] as const satisfies readonly DescribedCall[]
