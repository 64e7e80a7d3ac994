import { ageOn, type Member } from '#scripts/workbench/service/members.ts'
import { daysBetween } from '#shared/core/dates/calendar-days.ts'
import { round } from '#shared/core/numbers.ts'
import { isMinor } from '#shared/health/body.ts'
import { bodilyForm } from './body-form.ts'
import { gridCode, levelOf } from './levels.ts'
import { METRICS, type Metric, type ScaleRecord, type Segments } from './record.ts'
import { scoreAnalysis } from './score-text.ts'
import { segmentItem, segmentViews } from './segment-view.ts'
import { adultOf, type Body, weightStandard } from './standards.ts'

/** The body a record belongs to, with the age on the day it was taken. */
export const bodyAt = (member: Member, measuredAt: string): Body => ({
  isMale: member.gender === 1,
  age: ageOn(member.birthday, measuredAt),
  heightCm: member.heightCm,
})

/** Direction and size of a step from one value to the next: trend 1 up, -1 down, 0 the same. */
export function stepBetween(before: number, after: number, decimals = 1) {
  const difference = round(after - before, decimals)
  return { trend: Math.sign(difference), value: Math.abs(difference) }
}

/** Waist-hip ratio is the one metric with two decimals. */
export const decimalsOf = (metric: string) => (metric === 'whr' ? 2 : 1)

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
  const body = bodyAt(member, record.measuredAt)
  const older = history.slice(history.indexOf(record) + 1)
  const form = bodilyForm(record.btCode, body.isMale)
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
    scoreAnalysis: isMinor(adultOf(body))
      ? null
      : scoreAnalysis(record.score, (metric) => levelOf(metric, record, body)),
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
