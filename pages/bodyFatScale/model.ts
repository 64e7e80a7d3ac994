import { pickLatestDate, type RecordDate } from '#shared/api/record-dates.ts'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import { formatDayText, formatTime, toDayKey } from '#shared/format/dates.ts'
import { PLACEHOLDER } from '#shared/format/numbers.ts'
import { formatMass } from '#shared/format/weight-unit.ts'
import { createRange, getLevel } from '#shared/health/levels.ts'
import { parseMeasured } from '#shared/health/measured.ts'

/** Whether the record has a weight; a member without measurements has a record without one. */
export const isMeasured = ({ weight }: BodyFatRecord): boolean => isWeight(weight)

/** Whether the member has a goal weight; 0 or less means none. */
export const hasGoal = (record: BodyFatRecord): record is WithGoal => isWeight(record.targetWeight)
export type WithGoal = BodyFatRecord & { targetWeight: number }

/** Whether measurements wait for confirmation by the member. */
export const isPending = ({ unconfirmedCount = 0 }: BodyFatRecord): boolean => unconfirmedCount >= 1

/**
 * Whether a reloaded list of records ends with a new one, that is, the member has weighed in since.
 */
export function hasNewer(before: readonly RecordDate[], now: readonly RecordDate[]): boolean {
  const latest = pickLatestDate(now)
  return latest !== undefined && before.every(({ date, no }) => no !== latest.no && date <= latest.date)
}

const isWeight = (kg: number | undefined) => Boolean(parseMeasured(kg))
const formatWeight = (kg: number | undefined) => (isWeight(kg) ? formatMass(kg) : PLACEHOLDER)

/**
 * Texts of the date heading: '8月16日' (with the year unless it is the current one) and '周五 08:12
 * 测量'.
 * @param now epoch milliseconds
 */
export function formatTakenAt(date: string, now: number): { day: string; note: string } {
  const hasTime = date.length > 10
  return {
    day: formatDayText(date, now) ?? '选择日期',
    note: formatTime(date, hasTime ? '周E HH:mm 测量' : '周E 测量') ?? '',
  }
}

/**
 * Weight change from the service. `when`: 7天, 今天, or 当天 for a past day; `direction`: 减少, 增加, 持平; `size`:
 * in the member's unit, '' for 持平.
 */
interface WeightChange {
  when: string
  direction: string
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
    direction: isSame ? '持平' : value < 0 ? '减少' : '增加',
    size: isSame ? '' : size,
  }
}

/**
 * Texts of the weight card; '-' for a missing weight.
 * @param now epoch milliseconds
 */
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
    /** Undefined without a weight or a standard range. */
    level: getLevel(record.weight, createRange(left, right)),
    change: getWeightChange(record, now),
  }
}
