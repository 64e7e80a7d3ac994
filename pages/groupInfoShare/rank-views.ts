import type { RankedMember } from '#shared/api/group-ranking.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { formatAmount } from '#shared/format/numbers.ts'
import { getPercent } from '#shared/format/percent.ts'

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
