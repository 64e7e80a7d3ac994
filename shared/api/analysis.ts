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
} from './describe.ts'
import { list, number, optional, text, time } from './fields.ts'
import { createAnalysisCall } from './member-calls.ts'
import { type CallQuery, createQuery } from './query.ts'
import { type Infer, object } from './schema.ts'

const Item = object({
  /** In the metric's own unit; for the body type its code 0–11. */
  value: describe(number, may(measure('数值，单位由指标决定；身体类型为代码 0–11', '', [0, 20_000], 58.2))),
  /** 1 worst … 4 best; missing where the service does not rate. */
  rate: describe(number, may(code('1 风险，2 警戒，3 正常，4 优秀', [1, 2, 3, 4]))),
  /** kg, of the same measurement; muscle is a reading (shared/api/README.md, "Readings"). */
  weight: describe(number, may(kg('体重', [10, 500], 62.7))),
  muscleMass: describe(number, may(kg('肌肉量', [0, 300], 41.2))),
  /** kg, next to weight and body fat. */
  fatMass: describe(number, may(kg('脂肪量', [0, 300], 14.9))),
  /** Only for the export, next to the weight: muscle in percent, 0 eight electrodes or 1 four. */
  muscleRate: describe(number, may(percent('肌肉率', 70.8))),
  scaleType: describe(number, may(code('0 八电极，1 四电极', [0, 1]))),
  proteinMassMin: describe(number, may(kg('蛋白质量范围下限', [0, 100], 8.1))),
  proteinMassMax: describe(number, may(kg('蛋白质量范围上限', [0, 100], 9.8))),
  bodilyForm: describe(
    optional(
      object({
        bmi: describe(number, may(measure('BMI', 'kg/m²', [5, 100], 21.4))),
        code: describe(number, may(integer('身体类型代码', '', [0, 11], 5))),
        name: describe(text(20), may(label('名称', '标准型'))),
      }),
    ),
    may(group('身体类型')),
  ),
  date: describe(time, moment('测量时间')),
})
export type AnalysisItem = Infer<typeof Item>

/** How much and which way: trend 1 up, -1 down. Missing where there is nothing to compare with. */
const Step = optional(
  object({
    value: describe(number, may(measure('变化了多少', '', [0, 20_000], 0.2))),
    trend: describe(number, may(code('1 上升，-1 下降，0 持平', [-1, 0, 1]))),
  }),
)
export type Step = Infer<typeof Step>

export const Analysis = object({
  items: describe(list(Item), group('每次测量，由新到旧')),
  changeWeek: describe(Step, may(group('近一周的变化'))),
  changeMonth: describe(Step, may(group('近一月的变化'))),
  changeThreeMonth: describe(Step, may(group('近三月的变化'))),
})
/** One metric over time, newest first. */
export type Analysis = Infer<typeof Analysis>

/** Every reading of the metric with this type code. @throws ServiceError */
export const createAnalysisQuery = (type: number): CallQuery<Analysis> =>
  createQuery(createAnalysisCall(type), Analysis)

export const ANALYSIS_CALLS = [
  {
    name: 'readAnalysis',
    title: '一个指标的全部测量值',
    who: 'member',
    isReading: true,
    body: object({
      type: describe(number, integer('指标代码，见 shared/health/metrics.ts', '', [1, 13], 1)),
      dimension: describe(number, code('维度：固定为 0', [0])),
    }),
    replies: [Analysis],
    ask: () => createAnalysisCall(1),
  },
] as const satisfies readonly DescribedCall[]
