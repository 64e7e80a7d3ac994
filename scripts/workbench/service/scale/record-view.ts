import { ageOn, type Member } from '#scripts/workbench/service/members.ts'
import { daysBetween } from '#shared/core/dates/calendar-days.ts'
import { round } from '#shared/core/numbers.ts'
import { type Body, isMinor, sexOf } from '#shared/health/body.ts'
import { decimalsOf } from '#shared/health/metrics.ts'
import { toScaleValue } from '#shared/health/reading.ts'
import { bodilyForm } from './body-form.ts'
import { gridCode, type Level, levelOf } from './levels.ts'
import { METRICS, type Metric, type ScaleRecord, type Segments } from './record.ts'
import { segmentItem, segmentViews } from './segment-view.ts'
import { weightStandard } from './standards.ts'

/** The body a record belongs to, with the age on the day it was taken. */
export const bodyAt = (member: Member, measuredAt: string, weightKg?: number): Body => ({
  sex: sexOf(member.gender),
  age: ageOn(member.birthday, measuredAt),
  heightCm: member.heightCm,
  weightKg,
})

/** Direction and size of a step from one value to the next: trend 1 up, -1 down, 0 the same. */
export function stepBetween(before: number, after: number, decimals = 1) {
  const difference = round(after - before, decimals)
  return { trend: Math.sign(difference), value: Math.abs(difference) }
}

/**
 * The body-fat record. `history` is the member's confirmed records, newest first; `record` is one of them.
 * A metric without a value is null; trend and changeValue are null where there is nothing before to compare with.
 */
export function recordView(
  member: Member,
  history: readonly ScaleRecord[],
  record: ScaleRecord,
  unconfirmedCount: number,
) {
  const body = bodyAt(member, record.measuredAt, record.weight)
  const older = history.slice(history.indexOf(record) + 1)
  const form = bodilyForm(record.btCode, body.sex)
  const segments: Segments | undefined = record.segments ? JSON.parse(record.segments) : undefined

  return {
    no: record.no,
    scaleType: record.scaleType,
    date: record.measuredAt,
    unconfirmedCount,
    originWeight: history[history.length - 1]!.weight,
    weight: record.weight,
    targetWeight: member.targetWeight,
    ...weightChange(record, older),
    score: record.score,
    scoreAnalysis: isMinor(body) ? null : scoreAnalysis(record.score, (metric) => levelOf(metric, record, body)),
    bt: form?.name ?? null,
    btCode: record.btCode,
    bodilyForm: form,
    weightStandard: weightStandard(body),
    ...Object.fromEntries(METRICS.map((metric) => [metric, metricView(metric, record, older[0], body)])),
    muscleItem: segments ? segmentItem(segments, 'Muscle', body) : null,
    fatItem: segments ? segmentItem(segments, '', body) : null,
    ...(segments && segmentViews(segments, body)),
  }
}

function metricView(metric: Metric, record: ScaleRecord, previous: ScaleRecord | undefined, body: Body) {
  const value = record[metric]
  if (value === null) return null
  const before = previous?.[metric] ?? null
  const step = before === null ? undefined : stepBetween(before, value, decimalsOf(metric))
  return {
    value,
    trend: step?.trend ?? null,
    changeValue: step?.value ?? null,
    rateCode: gridCode(levelOf(metric, record, body)),
  }
}

const WEEK_DAYS = 7

/** kg (negative = lighter) against the oldest record of the last 7 days, else against the record before; 0 days is today. */
function weightChange(record: ScaleRecord, older: readonly ScaleRecord[]) {
  const age = (one: ScaleRecord) => daysBetween(one.measuredAt, record.measuredAt) ?? 0
  const inWeek = older.filter((one) => age(one) <= WEEK_DAYS)
  const base = inWeek[inWeek.length - 1] ?? older[0]
  if (!base) return { weightChangeValue: 0, weightChangeDay: 0 }
  return { weightChangeValue: round(record.weight - base.weight, 2), weightChangeDay: age(base) }
}

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
  { metric: 'bodyFat', level: 1, text: '体脂偏高，每周 3 次中等强度有氧，配合力量训练会有帮助。' },
  { metric: 'bodyFat', level: -1, text: '体脂偏低，注意三餐规律，给身体足够的能量。' },
  { metric: 'ssm', level: -1, text: '骨骼肌偏少，适当增加力量训练和优质蛋白。' },
  { metric: 'bmr', level: -1, text: '基础代谢低于同龄人，适当增加力量训练，有助于提升评分。' },
  { metric: 'bwp', level: -1, text: '体水分偏低，少量多次喝水，睡前一小时适当减少。' },
  { metric: 'bmi', level: -1, text: '体重偏轻，可以在训练后加一份餐食。' },
  { metric: 'bmi', level: 1, text: '体重高于标准，循序渐进地增加活动量就好。' },
]

const KEEP = '保持现在的作息和训练节奏就很好。'

/** One calm analysis sentence for the score card; null without a score. */
function scoreAnalysis(score: number | null, levelOf: (metric: Metric) => Level | undefined): string | null {
  const shown = toScaleValue(score)
  if (shown === undefined) return null
  const opening = OPENINGS.find(({ from }) => shown >= from)?.text ?? ''
  return opening + (REMARKS.find(({ metric, level }) => levelOf(metric) === level)?.text ?? KEEP)
}
