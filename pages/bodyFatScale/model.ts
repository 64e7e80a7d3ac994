import { pickLatestDate, type RecordDate } from '#shared/api/record-dates.ts'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import { formatDayText, formatTime, toDayKey } from '#shared/format/dates.ts'
import { PLACEHOLDER } from '#shared/format/numbers.ts'
import { formatMass } from '#shared/format/weight-unit.ts'
import { parseMeasured } from '#shared/health/measured.ts'

/** A member without a measurement has a record without a weight. */
export const isMeasured = ({ weight }: BodyFatRecord): boolean => isWeight(weight)

/** A goal is a weight; none, 0 or less means that the member has not set one. */
export const hasGoal = (record: BodyFatRecord): record is WithGoal => isWeight(record.targetWeight)
export type WithGoal = BodyFatRecord & { targetWeight: number }

/** Measurements wait for the member to say whose they are. */
export const isPending = ({ unconfirmedCount = 0 }: BodyFatRecord): boolean => unconfirmedCount >= 1

/** Whether a list of records ends with one that was not there before: the member has weighed in since. */
export function hasNewer(before: readonly RecordDate[], now: readonly RecordDate[]): boolean {
  const latest = pickLatestDate(now)
  return latest !== undefined && before.every(({ date, no }) => no !== latest.no && date <= latest.date)
}

const isWeight = (kg: number | undefined) => Boolean(parseMeasured(kg))
const formatWeight = (kg: number | undefined) => (isWeight(kg) ? formatMass(kg) : PLACEHOLDER)

/** When a record was taken, for the date heading: 8月16日, with the year when it is not this one, and 周五 08:12 测量.
 *  `now`: epoch milliseconds. */
export function formatTakenAt(date: string, now: number): { day: string; note: string } {
  const hasTime = date.length > 10
  return {
    day: formatDayText(date, now) ?? '选择日期',
    note: formatTime(date, hasTime ? '周E HH:mm 测量' : '周E 测量') ?? '',
  }
}

/** How the weight changed, as the service says: when (7天; 今天, or 当天 of a day that is over), which way (减少, 增加, 持平) and by how much in
 *  the member's unit, '' for 持平. */
interface WeightChange {
  when: string
  way: string
  size: string
}

function getWeightChange(record: BodyFatRecord, now: number): WeightChange | undefined {
  const { weightChangeValue: value, weightChangeDay = 0 } = record
  const kg = value === undefined ? undefined : parseMeasured(Math.abs(value))
  if (value === undefined || kg === undefined) return undefined
  const days = Math.floor(weightChangeDay)
  const size = formatMass(kg)
  const isSame = Number(size) === 0
  const isToday = toDayKey(record.date) === toDayKey(now)
  return {
    when: days > 0 ? `${days}天` : isToday ? '今天' : '当天',
    way: isSame ? '持平' : value < 0 ? '减少' : '增加',
    size: isSame ? '' : size,
  }
}

/** The weight card in words; '-' where a weight is missing. @param now epoch milliseconds */
export function createWeightView(record: BodyFatRecord, now: number) {
  const { weightStandardLeft: left, weightStandardRight: right } = record.weightStandard ?? {}
  return {
    weight: formatWeight(record.weight),
    origin: formatWeight(record.originWeight),
    target: formatWeight(record.targetWeight),
    range:
      left !== undefined && right !== undefined && left < right
        ? `${formatMass(left)}–${formatMass(right)}`
        : PLACEHOLDER,
    change: getWeightChange(record, now),
  }
}
