import type { Place } from '#shared/api/group-ranking.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { percentOf } from '#shared/core/percent.ts'
import { amount, placeOf } from './model.ts'

export interface PlaceView {
  rank: number | undefined
  name: string
  avatar: string
  value: string
  /** Beside the leader, 0–100. */
  percent: number
  isMe: boolean
}

/** The list of a ranking. @param userNo whose page it is */
export function placeViews(rankings: readonly Place[], userNo: string): PlaceView[] {
  const best = rankings.reduce((most, { statisticValue = 0 }) => Math.max(most, statisticValue), 0)
  return rankings.map(({ serial, nickname, avatar, statisticValue, userNo: whose }) => ({
    rank: placeOf(serial),
    name: nickname || '运动伙伴',
    avatar: imageUrl(avatar),
    value: amount(statisticValue),
    percent: percentOf(statisticValue, best),
    isMe: whose === userNo,
  }))
}
