import { shownScore } from '#shared/health/score.ts'
import type { Level } from './levels.ts'
import type { Metric } from './record.ts'

/** First sentence by the score bands (70, 80, 90). */
const OPENINGS: readonly { from: number; text: string }[] = [
  { from: 90, text: '各项指标都很均衡，身体状态非常好。' },
  { from: 80, text: '各项指标整体平稳。' },
  { from: 70, text: '多数指标在合适范围，个别项目需要留意。' },
  { from: 0, text: '有几项指标偏离常见范围，可以从小的改变开始。' },
]

/** Second sentence: the first of these that holds. */
const REMARKS: readonly { metric: Metric; level: Level; text: string }[] = [
  { metric: 'vfr', level: 1, text: '内脏脂肪偏高，减少甜饮和夜宵、坚持快走，会先从腰腹见效。' },
  { metric: 'bodyFat', level: 1, text: '体脂略高，每周 3 次中等强度有氧，配合力量训练会有帮助。' },
  { metric: 'bodyFat', level: -1, text: '体脂偏低，注意三餐规律，给身体足够的能量。' },
  { metric: 'ssm', level: -1, text: '骨骼肌略少，适当增加力量训练和优质蛋白。' },
  { metric: 'bmr', level: -1, text: '基础代谢略低于同龄人，适当增加力量训练，有助于提升评分。' },
  { metric: 'bwp', level: -1, text: '体水分略低，少量多次喝水，睡前一小时适当减少。' },
  { metric: 'bmi', level: -1, text: '体重偏轻，可以在训练后加一份餐食。' },
  { metric: 'bmi', level: 1, text: '体重略高于标准，循序渐进地增加活动量就好。' },
]

const KEEP = '保持现在的作息和训练节奏就很好。'

/** One calm analysis sentence for the score card; null without a score. */
export function scoreAnalysis(score: number | null, levelOf: (metric: Metric) => Level | undefined): string | null {
  const shown = shownScore(score)
  if (shown === undefined) return null
  const opening = OPENINGS.find(({ from }) => shown >= from)?.text ?? ''
  return opening + (REMARKS.find(({ metric, level }) => levelOf(metric) === level)?.text ?? KEEP)
}
