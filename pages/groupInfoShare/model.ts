import type { Place, Ranking } from '#shared/api/group-ranking.ts'
import { amount, grouped, MISSING, withCommas } from '#shared/core/numbers.ts'

/** Pictures of members in the mosaic. */
const FACES = 4

export interface RankingView {
  name: string
  /** As they come; places.tsx guards them. */
  faces: string[]
  /** '-' when the member has none. */
  rank: string
  /** Group size; undefined when nobody is counted. */
  size: string | undefined
  value: string
  overtaken: string
  overtakenFaces: readonly string[]
  /** As they come; places.tsx draws them. */
  rankings: readonly Place[]
}

/** A period that ends before it begins is none. */
export const PERIOD = { days: ['startDay', 'endDay'] } as const

/** The head of a ranking as the page shows it. */
export function rankingView({ group, me, rankings }: Ranking): RankingView {
  const size = group.groupNum ?? rankings.length
  return {
    name: group.name || '运动群组',
    faces: group.avatarList.slice(0, FACES),
    rank: withCommas(me.ranking ?? MISSING),
    size: size >= 1 ? grouped(size) : undefined,
    value: amount(me.statisticValue),
    overtaken: amount(me.overUserCount),
    overtakenFaces: me.overUserAvatars,
    rankings,
  }
}
