import { code, type DescribedCall, describe, group, may, measure, moment, percent, string } from './describe.ts'
import { id, number, optional, text, time } from './fields.ts'
import { createEvaluationCall } from './member-calls.ts'
import { type CallQuery, createQuery } from './query.ts'
import { type Infer, object } from './schema.ts'

/* @__NO_SIDE_EFFECTS__ */
const axis = (title: string) => may(measure(title, '分', [0, 1000], 76))

const Summary = object({
  /** Missing: not all parts have been tested yet. */
  comprehensive_score: describe(number, may(measure('综合得分；没有测全时没有', '分', [0, 100], 82))),
  /** Percent of the members of the same sex. */
  exceeding_same_person_percentage: describe(number, may(percent('超过多少同性别的人', 78))),
  update_time: describe(time, may(moment('更新时间'))),
  cardiorespiratory_capacity: describe(number, axis('心肺能力')),
  muscular_endurance: describe(number, axis('肌肉耐力')),
  flexibility: describe(number, axis('柔韧性')),
  action_standard: describe(number, axis('动作标准')),
  posture_posture: describe(number, axis('体态')),
  body_composition: describe(number, axis('身体成分')),
  /** Has no entry and no axis. */
  core_stability: describe(number, axis('核心稳定，页面不画')),
})

const Entry = optional(
  object({
    score: describe(number, measure('得分', '分', [0, 1000], 76)),
    rate: describe(text(8), { ...string('等级', 'A'), oneOf: ['C', 'B', 'A', 'S', 'SSS'] }),
    /** 1 up, -1 down, 0 as before; missing the first time. */
    trend: describe(number, may(code('与上次相比：1 上升，-1 下降，0 持平；第一次没有', [-1, 0, 1]))),
    /** 1 low, 2 medium, 3 high: a reading (shared/api/README.md, "Readings"). */
    risk_level: describe(number, may(code('1 低，2 中，3 高', [1, 2, 3]))),
    fullMarks: describe(number, may(measure('满分', '分', [1, 1000], 100))),
  }),
)
export type EvaluationEntry = Infer<typeof Entry>

export const Evaluation = object({
  evaluation_summary: describe(optional(Summary), may(group('总览；从未评测过时没有'))),
  evaluation_action_standard: describe(Entry, may(group('动作标准'))),
  evaluation_body_composition: describe(Entry, may(group('身体成分'))),
  evaluation_cardiorespiratory_capacity: describe(Entry, may(group('心肺能力'))),
  evaluation_flexibility: describe(Entry, may(group('柔韧性'))),
  evaluation_muscular_endurance: describe(Entry, may(group('肌肉耐力'))),
  evaluation_posture_posture: describe(Entry, may(group('体态'))),
})
/** The ability report. Nothing in it: the member was never tested. */
export type Evaluation = Infer<typeof Evaluation>

/** One ability report, the latest for ''. Error code `refused` if it does not exist. */
export const createEvaluationQuery = (reportId: string): CallQuery<Evaluation> =>
  createQuery(createEvaluationCall(reportId), Evaluation)

export const EVALUATION_CALLS = [
  {
    name: 'readEvaluation',
    title: '运动能力评测报告',
    who: 'member',
    query: object({ reportId: describe(optional(id, ''), may(string('报告编号，不给就是最新的', 'E1001-1'))) }),
    replies: [Evaluation],
    ask: () => createEvaluationCall(''),
  },
] as const satisfies readonly DescribedCall[]
