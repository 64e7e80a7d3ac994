import * as v from 'valibot'
import type { Service } from '#scripts/workbench/service/area.ts'
import { memberCall } from '#scripts/workbench/service/calls.ts'
import { integer } from '#scripts/workbench/service/fields.ts'
import type { Member } from '#scripts/workbench/service/members.ts'
import { addDays } from '#shared/core/dates/calendar-days.ts'
import { getRating } from '#shared/health/bands.ts'
import { decimalsOf, METRICS } from '#shared/health/metrics.ts'
import { confirmedRecords, type ScaleRecord } from './record.ts'
import { bodyAt, stepBetween } from './record-view.ts'

const AnalysisRequest = v.object({
  type: integer('指标类型', 1, 13),
  // The page sends 0, every measurement; no other value is known.
  dimension: v.optional(integer('维度', 0, 0), 0),
})

type MetricKey = (typeof METRICS)[number]['key']

/** Value, verdict and changes of one metric over time, newest first; a record without the value is left out. */
export function analysisCall(service: Service): void {
  memberCall(service, 'POST', '/api/user-scale/v2/data', AnalysisRequest, ({ member, input }) => {
    const { key } = METRICS.find(({ type }) => type === input.type)!
    const records = confirmedRecords(service.db, member.memberNo).filter((record) => readingOf(key, record) !== null)
    return {
      items: records.map((record) => item(key, record, member)),
      changeWeek: changeSince(key, records, 7),
      changeMonth: changeSince(key, records, 30),
      changeThreeMonth: changeSince(key, records, 90),
    }
  })
}

/** The body type is a code; its chart plots the BMI, which travels in bodilyForm. */
const readingOf = (key: MetricKey, record: ScaleRecord) => (key === 'bt' ? record.btCode : record[key])

function item(key: MetricKey, record: ScaleRecord, member: Member) {
  const { weight, muscleMass, proteinMassMin, proteinMassMax, bmi, btCode, measuredAt } = record
  const body = bodyAt(member, measuredAt, weight)
  const value = readingOf(key, record)
  const extras = { proteinMassMin: proteinMassMin ?? undefined, proteinMassMax: proteinMassMax ?? undefined }
  return {
    value,
    rate: key === 'bt' ? null : (getRating(key, value, body, extras)?.rating ?? null),
    weight,
    muscleMass,
    proteinMassMin,
    proteinMassMax,
    ...((key === 'weight' || key === 'bodyFat') && { fatMass: record.fatMass }),
    ...(key === 'weight' && { muscleRate: record.muscleRate, scaleType: record.scaleType }),
    bodilyForm: { bmi, code: btCode },
    date: measuredAt,
  }
}

/** Against the last record at least `days` old, but at most half as old again; null without one. Of the body type its BMI: a
 *  code neither rises nor falls. */
function changeSince(key: MetricKey, records: readonly ScaleRecord[], days: number) {
  const [latest] = records
  if (!latest) return null
  const today = latest.measuredAt.slice(0, 10)
  const until = addDays(today, -days) ?? today
  const since = addDays(today, -Math.ceil(days * 1.5)) ?? today
  const base = records.find(({ measuredAt }) => measuredAt.slice(0, 10) <= until)
  if (!base || base.measuredAt.slice(0, 10) < since) return null
  const metric = key === 'bt' ? 'bmi' : key
  const [before, after] = [base, latest].map((record) => readingOf(metric, record))
  if (before == null || after == null) return null
  const { value, trend } = stepBetween(before, after, decimalsOf(metric))
  return { value, trend }
}
