import type { Place } from '#shared/api/group-ranking.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { amount } from '#shared/core/numbers.ts'
import { percentOf } from '#shared/core/percent.ts'

export interface PlaceView {
  rank: number | undefined
  name: string
  avatar: string
  value: string
  /** Beside the leader, 0–100. */
  percent: number
  isMe: boolean
}

/** From this many on one place it is told once, in place of a medal for each. */
const MANY = 4

/** All who have one place. */
export interface Shared {
  rank: number
  all: readonly PlaceView[]
}

/** A place each, and one entry for all of a place that many share. */
export function entriesOf(places: readonly PlaceView[]): (PlaceView | Shared)[] {
  const groups = new Map<unknown, PlaceView[]>()
  for (const place of places) {
    const key = place.rank ?? place
    const group = groups.get(key)
    if (group) group.push(place)
    else groups.set(key, [place])
  }
  return [...groups.values()].flatMap((all): (PlaceView | Shared)[] =>
    all.length < MANY ? all : [{ rank: all[0]!.rank!, all }],
  )
}

/** The list of a ranking. @param userNo whose page it is */
export function placeViews(rankings: readonly Place[], userNo: string): PlaceView[] {
  const best = rankings.reduce((most, { statisticValue = 0 }) => Math.max(most, statisticValue), 0)
  return rankings.map(({ serial, nickname, avatar, statisticValue, userNo: whose }) => ({
    rank: serial,
    name: nickname || '运动伙伴',
    avatar: imageUrl(avatar),
    value: amount(statisticValue),
    percent: percentOf(statisticValue, best),
    isMe: whose === userNo,
  }))
}
