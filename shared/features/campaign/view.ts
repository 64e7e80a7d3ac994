import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { formatTime, parseTime, type TimeInput } from '#shared/format/dates.ts'
import { formatGrouped, formatTrimmedGrouped, PLACEHOLDER } from '#shared/format/numbers.ts'

/** 0 not started, 1 running, 2 ended. */
export type Stage = 0 | 1 | 2

interface Span {
  startTime: TimeInput
  endTime: TimeInput
  activityStatus?: number
}

/**
 * Stage of the activity: the service's status, else derived from the times at `now` (epoch
 * milliseconds).
 */
export function getStage({ startTime, endTime, activityStatus }: Span, now: number): Stage {
  if (activityStatus === 0 || activityStatus === 1 || activityStatus === 2) return activityStatus
  const [start, end] = [parseTime(startTime), parseTime(endTime)]
  if (end !== undefined && now >= end) return 2
  return start !== undefined && now >= start ? 1 : 0
}

/** Formats '7.15 – 8.31', month.day; '' if either date is unknown. */
export function formatDates(startTime: TimeInput, endTime: TimeInput): string {
  const [start, end] = [formatTime(startTime, 'M.d'), formatTime(endTime, 'M.d')]
  return start && end ? `${start} – ${end}` : ''
}

/** Formats the beginning: '活动 7 月 15 日开始'. */
export function formatBeginning(startTime: TimeInput): string {
  const day = formatTime(startTime, 'M 月 d 日')
  return day ? `活动 ${day}开始` : '活动还没有开始'
}

export interface PrizeView {
  id: string
  name: string
  /** Guarded address; '' shows the gift instead. */
  image: string
  /** yuan as text, '-' when missing. */
  value: string
  /** kcal, whole; undefined if it cannot be unlocked. */
  threshold?: number
  thresholdText: string
}

interface Prize {
  prizeId: string
  prizeName: string
  prizeImage: string
  prizeValue?: number
  unlockThreshold?: number
}

/** Converts a prize to its view for all pages. */
export const toPrizeView = ({ prizeId, prizeName, prizeImage, prizeValue, unlockThreshold }: Prize): PrizeView => ({
  id: prizeId,
  name: prizeName || '神秘好礼',
  image: toImageUrl(prizeImage),
  value: prizeValue === undefined || prizeValue < 0 ? PLACEHOLDER : formatTrimmedGrouped(prizeValue, 2),
  ...formatThreshold(unlockThreshold),
})

function formatThreshold(kcal: number | undefined) {
  const threshold = kcal === undefined || kcal < 0 ? undefined : kcal
  return { threshold, thresholdText: formatGrouped(threshold) }
}

/** Offset added to the service's count of participants. */
const COUNTER_BASE = 113

/** Formats the number of participants, including the offset; undefined without a count. */
export const formatJoined = (total: number | undefined): string | undefined =>
  total === undefined || total < 0 ? undefined : formatGrouped(Math.floor(total) + COUNTER_BASE)
