import type { Service } from '#scripts/local-service/area.ts'
import { addCall } from '#scripts/local-service/calls.ts'
import type { Member } from '#scripts/local-service/members.ts'
import { addDays } from '#shared/format/calendar-days.ts'
import { getRating } from '#shared/health/bands.ts'
import { type Body, isMinor } from '#shared/health/body.ts'
import { findMetricByType, getDecimals, type Metric } from '#shared/health/metrics.ts'
import { getStandardWeight, scaleNumber } from '#shared/health/scale-results.ts'
import { getScoreRating } from '#shared/health/score.ts'
import { formatSegments, getBody, getChange } from './format-record.ts'
import { getBoneRange, getStandardSkeletalMuscle, getWaterRange } from './levels.ts'
import { getConfirmedRecords, type ScaleRecord, SEGMENTS } from './records.ts'

/** Analysis data of one metric, and the lists of the composition page. */
export function addHistoryCalls(service: Service): void {
  const { db } = service
  addCall(service, 'readAnalysis', ({ member, input }) =>
    getAnalysis(findMetricByType(input.type!).key, getConfirmedRecords(db, member.memberNo), member),
  )
  addCall(service, 'readHistory', ({ member, input }) => {
    const records = getConfirmedRecords(db, member.memberNo)
    return getHistory(input.all ? records : records.slice(0, HISTORY_LENGTH), member)
  })
}

type MetricKey = Metric['key']

/** The body type is a code; its chart plots the BMI of `bodilyForm`. */
const getReading = (key: MetricKey, record: ScaleRecord) => (key === 'bt' ? record.btCode : record[key])

/** Values, ratings and changes of one metric, newest first, without the records that lack it. */
function getAnalysis(key: MetricKey, all: readonly ScaleRecord[], member: Member) {
  const records = all.filter((record) => getReading(key, record) !== null)
  return {
    items: records.map((record) => formatItem(key, record, member)),
    changeWeek: getChangeSince(key, records, 7),
    changeMonth: getChangeSince(key, records, 30),
    changeThreeMonth: getChangeSince(key, records, 90),
  }
}

function formatItem(key: MetricKey, record: ScaleRecord, member: Member) {
  const { weight, muscleMass, proteinMassMin, proteinMassMax, bmi, btCode, measuredAt } = record
  const body = getBody(member, measuredAt, weight)
  const value = getReading(key, record)
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

/**
 * The change since the newest record that is at least `days` old; null when it is older than 1.5 ×
 * `days`. For the body type it is the change of the BMI.
 */
function getChangeSince(key: MetricKey, records: readonly ScaleRecord[], days: number) {
  const [latest] = records
  if (!latest) return null
  const getDay = ({ measuredAt }: ScaleRecord) => measuredAt.slice(0, 10)
  const base = records.find((record) => getDay(record) <= addDays(getDay(latest), -days)!)
  if (!base || getDay(base) < addDays(getDay(latest), -Math.ceil(days * 1.5))!) return null
  const metric = key === 'bt' ? 'bmi' : key
  const [before, after] = [base, latest].map((record) => getReading(metric, record))
  if (before == null || after == null) return null
  const { value, trend } = getChange(before, after, getDecimals(metric))
  return { value, trend }
}

/**
 * Measurements in a trend chart without `all`: about three months of daily ones. Chosen by this
 * service.
 */
const HISTORY_LENGTH = 90

/** The lists by name. Water is in kg: moisture percent × weight / 100. */
const LISTS: Record<string, (record: ScaleRecord) => number | null> = {
  weight: ({ weight }) => weight,
  visceral_fat_level: ({ vfr }) => vfr,
  body_mass_index: ({ bmi }) => bmi,
  body_fat_percentage: ({ bodyFat }) => bodyFat,
  skeletal_muscle_weight: ({ ssm }) => ssm,
  water_content: ({ bwp, weight }) => (bwp === null ? null : (scaleNumber((bwp * weight) / 100) ?? null)),
  bone_mass: ({ bmd }) => bmd,
}

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Composition level data, each list oldest first. @param newestFirst the records to list */
function getHistory(newestFirst: readonly ScaleRecord[], member: Member) {
  const [latest] = newestFirst
  const records = newestFirst.toReversed()
  // Form and score belong together: both are those of the newest record that has either.
  const rated = newestFirst.find(({ btCode, score }) => btCode !== null || score !== null)
  const listItems = (getItem: (record: ScaleRecord) => object | undefined) =>
    records.flatMap((record) => {
      const item = getItem(record)
      return item ? [{ ...item, measurement_time: record.measuredAt }] : []
    })
  const segments = new Map(
    records.flatMap((record) =>
      record.segments
        ? [[record, formatSegments(JSON.parse(record.segments), getBody(member, record.measuredAt))]]
        : [],
    ),
  )
  const lists = Object.entries(LISTS).map(([name, getValue]) => {
    const items = listItems((record) => {
      const value = getValue(record)
      return value === null ? undefined : { value }
    })
    return [`history_${name}`, items] as const
  })
  return {
    ...Object.fromEntries(lists),
    ...Object.fromEntries(
      SEGMENTS.map((part) => [`history_${toSnakeCase(part)}`, listItems((record) => segments.get(record)?.[part])]),
    ),
    ...(latest && getStandards(latest, getBody(member, latest.measuredAt))),
    latest_bodily_form: rated?.btCode ?? null,
    latest_rate: rated && !isMinor(getBody(member, rated.measuredAt)) ? (getScoreRating(rated.score) ?? null) : null,
    latest_score: rated?.score ?? null,
  }
}

/** The standards that the scale sent with the record; those it did not send are computed. */
function getStandards({ weight, standards }: ScaleRecord, body: Body) {
  const [water, bone] = [getWaterRange(body, weight), getBoneRange(body, weight)]
  const sent = Object.entries(JSON.parse(standards ?? '{}') as Record<string, number | null>)
  return {
    history_sbw: getStandardWeight(body) ?? null,
    history_smm_standard: getStandardSkeletalMuscle(body) ?? null,
    history_water_mass_min: water.min,
    history_water_mass_max: water.max,
    history_bone_min: bone.min,
    history_bone_max: bone.max,
    ...Object.fromEntries(
      sent.filter(([, value]) => value !== null).map(([key, value]) => [`history_${toSnakeCase(key)}`, value]),
    ),
  }
}
