import type { Call } from './call.ts'
import { assertPresent } from './client.ts'
import {
  type DescribedCall,
  day,
  describe,
  GREATEST,
  group,
  integer,
  label,
  may,
  measure,
  picture,
  string,
} from './describe.ts'
import { address, id, list, number, optional, rankNumber, text } from './fields.ts'
import { type CallQuery, createQuery } from './query.ts'
import { type Infer, object } from './schema.ts'

/** The ranking of a group. Values are in the unit of the target type. */
const GroupInfo = object({
  name: describe(text(60), label('群名', '早起燃脂小分队')),
  avatarList: describe(list(address, 20), may(group('成员头像'))),
  groupNum: describe(number, integer('成员数', '人', [0, GREATEST], 28)),
})
const VALUE = measure('数值：天、分钟、公斤或千卡，由 targetType 决定', '', [0, GREATEST], 17)
const Me = object({
  ranking: describe(rankNumber, may(integer('名次', '', [1, GREATEST], 6))),
  statisticValue: describe(number, VALUE),
  overUserAvatars: describe(list(address, 5), may(group('被超过的人的头像'))),
  overUserCount: describe(number, may(integer('超过的人数', '人', [0, GREATEST], 28))),
})
const RankedMember = object({
  avatar: describe(address, may(picture('头像'))),
  nickname: describe(text(60), string('昵称', '小满满')),
  serial: describe(rankNumber, integer('名次', '', [1, GREATEST], 1)),
  statisticValue: describe(number, VALUE),
  userNo: describe(text(64), string('会员编号', '1001')),
})
export type RankedMember = Infer<typeof RankedMember>

export const RankingReply = object({
  groupInfo: describe(optional(GroupInfo), may(group('群组；不存在时没有'))),
  userInfo: describe(optional(Me), may(group('会员；不在群里时没有'))),
  rankings: describe(list(RankedMember), group('排名，由前到后')),
  msg: describe(text(), may(string('没有数据时的说明', '群组不存在'))),
})

/** The five query values of a ranking; days are 'YYYY-MM-DD'. */
export type RankingQuery = Record<'endDay' | 'groupId' | 'startDay' | 'targetType' | 'userNo', string>

/** The path is a reading (shared/api/README.md, "Readings"). */
const createRankingCall = ({ endDay, groupId, startDay, targetType, userNo }: RankingQuery): Call => ({
  method: 'POST',
  path: 'api/v1/visitor/group/ranking/list',
  body: { endDay, groupId, startDay, targetType, userNo },
})

type Reply = Infer<typeof RankingReply>
/** A group's ranking. */
export interface Ranking {
  group: NonNullable<Reply['groupInfo']>
  me: NonNullable<Reply['userInfo']>
  rankings: Reply['rankings']
}

/** A reply without the group or the member is refused. */
export const createRankingQuery = (query: RankingQuery): CallQuery<Ranking> =>
  createQuery(createRankingCall(query), RankingReply, async (reply) => {
    const { groupInfo, userInfo, rankings, msg } = await reply
    return assertPresent({ group: groupInfo!, me: userInfo!, rankings }, groupInfo && userInfo, msg)
  })

export const RANKING_CALLS = [
  {
    name: 'readGroupRanking',
    title: '群组排名',
    who: 'visitor',
    isReading: true,
    body: object({
      endDay: describe(text(10), day('结束日期')),
      groupId: describe(id, string('群组编号', 'G1')),
      startDay: describe(text(10), day('开始日期')),
      targetType: describe(text(1), {
        ...string('统计类型：0 天，1 分钟，2 公斤，3 千卡', '1'),
        oneOf: ['0', '1', '2', '3'],
      }),
      userNo: describe(id, string('会员编号', '1001')),
    }),
    replies: [RankingReply],
    extras: { 'userInfo.avatar': may(picture('头像')), 'userInfo.nickname': may(string('昵称', '晓棠')) },
    needs: ['groupId', 'userNo', 'startDay', 'endDay', 'targetType'],
    ask: (ids) => createRankingCall(ids as RankingQuery),
  },
] as const satisfies readonly DescribedCall[]
