import type { BodyFatRecord } from '#shared/api/scale.ts'
import { formatTime } from '#shared/core/dates/dates.ts'
import { fixed, MISSING } from '#shared/core/numbers.ts'

/** A member without a measurement has a record without a weight. */
export const isMeasured = ({ weight }: BodyFatRecord): boolean => isWeight(weight)

/** A goal is a weight; none, 0 or less means that the member has not set one. */
export const hasGoal = ({ targetWeight }: BodyFatRecord): boolean => isWeight(targetWeight)

/** Measurements wait for the member to say whose they are. */
export const isPending = ({ unconfirmedCount = 0 }: BodyFatRecord): boolean => unconfirmedCount >= 1

const isWeight = (kg: number | undefined) => kg !== undefined && kg > 0
const weightText = (kg: number | undefined) => (isWeight(kg) ? fixed(kg, 1) : MISSING)

/** When a record was taken, for the date heading: 8月16日, with the year when it is not this one, and 周五 08:12 测量.
 *  `now`: epoch milliseconds. */
export function takenAt(date: string, now: number): { day: string; note: string } {
  const isThisYear = formatTime(date, 'yyyy') === formatTime(now, 'yyyy')
  const hasTime = date.trim().length > 10
  return {
    day: formatTime(date, isThisYear ? 'M月d日' : 'yyyy年M月d日') ?? '选择日期',
    note: formatTime(date, hasTime ? '周E HH:mm 测量' : '周E 测量') ?? '',
  }
}

/** How the weight moved between two measurements: when (7天, 今天), which way (减少, 增加, 持平) and by how many kg, '' for 持平. */
export interface WeightChange {
  when: string
  way: string
  kg: string
}

function weightChange({ weightChangeValue: value, weightChangeDay: days }: BodyFatRecord): WeightChange | undefined {
  if (value === undefined) return undefined
  const size = fixed(Math.abs(value), 1)
  const isSame = Number(size) === 0
  return {
    when: days === undefined || days < 1 ? '今天' : `${Math.floor(days)}天`,
    way: isSame ? '持平' : value < 0 ? '减少' : '增加',
    kg: isSame ? '' : size,
  }
}

/** The weight card in words; '-' where a weight is missing. */
export function weightView(record: BodyFatRecord) {
  const { weightStandardLeft: left, weightStandardRight: right } = record.weightStandard ?? {}
  return {
    weight: weightText(record.weight),
    origin: weightText(record.originWeight),
    target: weightText(record.targetWeight),
    range: left !== undefined && right !== undefined && left < right ? `${fixed(left, 1)}–${fixed(right, 1)}` : MISSING,
    change: weightChange(record),
  }
}
