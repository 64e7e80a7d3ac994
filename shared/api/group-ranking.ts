import type { Call } from './call.ts'
import { address, list, number, part, place, text } from './fields.ts'
import { needed, read } from './http.ts'
import { type Infer, object } from './schema.ts'

/** The ranking of a group. Values are in the unit of the target type. */
const GroupInfo = object({ name: text(60), avatarList: list(address, 20), groupNum: number })
const Me = object({
  ranking: place,
  statisticValue: number,
  overUserAvatars: list(address, 5),
  overUserCount: number,
})
const Place = object({
  avatar: address,
  nickname: text(60),
  serial: place,
  statisticValue: number,
  userNo: text(64),
})
export type Place = Infer<typeof Place>

export const RankingReply = object({
  groupInfo: part(GroupInfo),
  userInfo: part(Me),
  rankings: list(Place),
  msg: text(),
})

/** The five values that a ranking is asked with; days are 'YYYY-MM-DD'. */
export type RankingQuery = Record<'endDay' | 'groupId' | 'startDay' | 'targetType' | 'userNo', string>

/** The path is a reading (shared/api/README.md, "Readings"). */
export const rankingCall = ({ endDay, groupId, startDay, targetType, userNo }: RankingQuery): Call => ({
  method: 'POST',
  path: 'api/v1/visitor/group/ranking/list',
  body: { endDay, groupId, startDay, targetType, userNo },
})

/** Who did how much in a group. @throws ServiceError; a reply without the group or the member is refused */
export async function getRanking(query: RankingQuery, signal?: AbortSignal) {
  const { groupInfo, userInfo, rankings, msg } = await read(rankingCall(query), RankingReply, { signal })
  return needed({ group: groupInfo!, me: userInfo!, rankings }, groupInfo && userInfo, msg)
}
export type Ranking = Awaited<ReturnType<typeof getRanking>>
