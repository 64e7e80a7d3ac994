import type { RankedMember, Ranking } from '#shared/api/group-ranking.ts'
import { parseDay } from '#shared/core/links/ids.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { addCommas, formatAmount, formatGrouped, PLACEHOLDER } from '#shared/format/numbers.ts'
import { getPercent } from '#shared/format/percent.ts'

/** Maximum number of member avatars in the mosaic. */
const MAX_AVATARS = 4

export interface RankingView {
  name: string
  faces: string[]
  /** '-' when the member has no rank. */
  rank: string
  /** Whether other members have the same rank. */
  isShared: boolean
  /** Whether the group has no other member. */
  isAlone: boolean
  /** Group size; undefined when it is 0. */
  size: string | undefined
  value: string
  overtaken: string
  overtakenFaces: string[]
  rankings: readonly RankedMember[]
}

/** Query parameters of the period; one that ends before it starts is invalid. */
export const PERIOD = { days: ['startDay', 'endDay'] } as const

/** View model of the head of a ranking. */
export function createRankingView({ group, me, rankings }: Ranking): RankingView {
  const size = group.groupNum ?? rankings.length
  return {
    name: group.name || '运动群组',
    faces: group.avatarList.slice(0, MAX_AVATARS).map(toImageUrl),
    rank: addCommas(me.ranking ?? PLACEHOLDER),
    isShared: rankings.filter(({ serial }) => serial === me.ranking).length > 1,
    isAlone: size === 1,
    size: size >= 1 ? formatGrouped(size) : undefined,
    value: formatAmount(me.statisticValue),
    overtaken: formatAmount(me.overUserCount),
    overtakenFaces: me.overUserAvatars.map(toImageUrl),
    rankings,
  }
}

export interface RankView {
  rank: number | undefined
  name: string
  avatar: string
  value: string
  /** Percent of the leader's value, 0–100. */
  percent: number
  isMe: boolean
}

/**
 * View models of the ranked members.
 * @param userNo member whose row is marked
 */
export function createRankViews(rankings: readonly RankedMember[], userNo: string): RankView[] {
  const best = rankings.reduce((maxValue, { statisticValue = 0 }) => Math.max(maxValue, statisticValue), 0)
  return rankings.map(({ serial, nickname, avatar, statisticValue, userNo: ownerName }) => ({
    rank: serial,
    name: nickname || '运动伙伴',
    avatar: toImageUrl(avatar),
    value: formatAmount(statisticValue),
    percent: getPercent(statisticValue, best),
    isMe: ownerName === userNo,
  }))
}

/** The members of the podium; none unless exactly three have the ranks 1 to 3. */
export function getPodium(places: readonly RankView[]): readonly RankView[] {
  const leaders = places.filter(({ rank = 4 }) => rank < 4)
  return leaders.length === 3 ? leaders : []
}

/** Class for the height of the podium, with two lines of text, and of the space reserved for it. */
export const PODIUM_HEIGHT = 'h-[calc(136px+2.75rem)]'

export interface Target {
  unit: string
  /** Label of the member's own value. */
  sum: string
  /** Text that names the sort order. */
  order: string
}

/** Target types by index: 0 check-in days, 1 minutes, 2 kilograms, 3 kcal. */
const TARGETS: readonly Target[] = [
  { unit: '天', sum: '累计打卡', order: '按打卡天数排名' },
  { unit: '分钟', sum: '累计运动', order: '按运动时长排名' },
  { unit: '公斤', sum: '累计容量', order: '按力量容量排名' },
  { unit: '千卡', sum: '累计消耗', order: '按消耗热量排名' },
]
const MINUTES = '1'

/** Parses the target type in the URL; an unknown one becomes minutes. */
export const parseTargetType = (targetType: string): string => (/^[0-3]$/.test(targetType) ? targetType : MINUTES)

/** Unit and labels of a target type. */
export const getTarget = (targetType: string): Target => TARGETS[Number(parseTargetType(targetType))]!

const DAY_MS = 86_400_000
/** '2023-07-08' → '07/08' */
const monthAndDay = (day: string) => day.slice(5).replace('-', '/')

/**
 * Period of a ranking: one day `07/08`, a whole month `7月`, else `07/01-07/09`; '' for an invalid
 * day.
 * @param days `YYYY-MM-DD` or `YYYYMMDD`
 */
export function formatPeriod(...days: [start: string, end: string]): string {
  const [startDay, endDay] = days.map((day) => parseDay(day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')))
  if (!startDay || !endDay) return ''
  if (startDay === endDay) return monthAndDay(startDay)
  const isMonth =
    startDay.endsWith('-01') &&
    startDay.slice(0, 7) === endDay.slice(0, 7) &&
    new Date(Date.parse(endDay) + DAY_MS).getUTCDate() === 1
  return isMonth ? `${Number(startDay.slice(5, 7))}月` : `${monthAndDay(startDay)}-${monthAndDay(endDay)}`
}
