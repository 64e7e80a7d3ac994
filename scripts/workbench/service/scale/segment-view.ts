import { round } from '#shared/core/numbers.ts'
import type { Body } from '#shared/health/body.ts'
import { segmentLevel } from './levels.ts'
import type { Part, SegmentKey, Segments } from './record.ts'

/** Segments as the pages get them: kg, percent of standard, -1 low / 0 standard / 1 high, null for who is no adult. */
export const segmentViews = (segments: Segments, body: Body) =>
  Object.fromEntries(
    (Object.entries(segments) as [SegmentKey, Segments[SegmentKey]][]).map(([part, { mass, rate }]) => [
      part,
      { muscleOrFatMass: mass, muscleOrFatRate: rate, rateCode: segmentLevel(part, rate, body) },
    ]),
  )

const TEXTS = {
  Muscle: {
    upper: '上肢力量略弱，可以从弹力带划船和跪姿俯卧撑开始。',
    body: '躯干肌肉偏少，平板支撑与臀桥能帮助稳住核心。',
    lower: '下肢肌肉偏少，深蹲和台阶练习是简单有效的选择。',
    uneven: '左右两侧略有差别，单侧训练时从较弱的一边开始。',
    even: '肌肉分布均衡，左右对称。保持现在的训练安排就很好。',
  },
  '': {
    upper: '上肢脂肪偏高，划船机和游泳能同时照顾手臂与心肺。',
    body: '脂肪主要集中在躯干，四肢分布均衡。核心训练配合有氧，有助于改善腰腹围度。',
    lower: '下肢脂肪偏高，快走、骑行这类低冲击有氧比较合适。',
    uneven: '左右两侧略有差别，拉伸和单侧训练可以慢慢拉平。',
    even: '脂肪分布均衡，继续保持规律的饮食和活动。',
  },
} as const

/** The summary line under the body figure: mean percent of arms and legs, trunk, and, for adults, what it means. */
export function segmentItem(segments: Segments, kind: 'Muscle' | '', body: Body) {
  const rate = (part: Part) => segments[`${part}${kind}`].rate
  const upperLimbRate = round((rate('leftArm') + rate('rightArm')) / 2, 1)
  const lowerLimbRate = round((rate('leftLeg') + rate('rightLeg')) / 2, 1)
  const bodyRate = rate('allBody')
  const isUneven =
    Math.abs(rate('leftArm') - rate('rightArm')) > 10 || Math.abs(rate('leftLeg') - rate('rightLeg')) > 10
  const notable = kind === 'Muscle' ? -1 : 1
  const texts = TEXTS[kind]
  const level = (value: number) => segmentLevel(kind === 'Muscle' ? 'allBodyMuscle' : 'allBody', value, body)
  let intro: string = isUneven ? texts.uneven : texts.even
  if (level(lowerLimbRate) === notable) intro = texts.lower
  if (level(upperLimbRate) === notable) intro = texts.upper
  if (level(bodyRate) === notable) intro = texts.body
  return { upperLimbRate, bodyRate, lowerLimbRate, intro: level(bodyRate) === null ? null : intro }
}
