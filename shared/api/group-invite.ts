import type { Call } from './call.ts'
import { assertPresent } from './client.ts'
import {
  type DescribedCall,
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
import { address, id, list, number, optional, text } from './fields.ts'
import { type CallQuery, createQuery } from './query.ts'
import { type Infer, object } from './schema.ts'

/** A group and the member who invites to it. */
const GroupInfo = object({
  name: describe(text(60), label('群名', '早起燃脂小分队')),
  avatarList: describe(list(address, 20), may(group('成员头像'))),
  targetType: describe(number, may(integer('1 为每天', '', [0, 9], 1))),
  exerciseDuration: describe(number, may(measure('目标时长', '分钟', [0, 1440], 30))),
  memberNum: describe(number, integer('成员数', '人', [0, GREATEST], 28)),
})
export type GroupInfo = Infer<typeof GroupInfo>

const Inviter = object({
  avatar: describe(address, may(picture('头像'))),
  nickName: describe(text(60), string('邀请人昵称', '晓棠')),
})

export const Invite = object({
  groupInfo: describe(optional(GroupInfo), may(group('群组；不存在时没有'))),
  userInfo: describe(optional(Inviter), may(group('会员；不在群里时没有'))),
  msg: describe(text(), may(string('没有数据时的说明', '群组不存在'))),
})

/** The parameters are a reading (shared/api/README.md, "Readings"). */
const createInviteCall = (groupId: string, userNo: string): Call => ({
  method: 'GET',
  path: 'api/v1/visitor/group/detail',
  query: { groupId, userNo },
})

type InviteReply = Infer<typeof Invite>
/** A group and who invites to it. */
export interface GroupInvite {
  group: NonNullable<InviteReply['groupInfo']>
  inviter: NonNullable<InviteReply['userInfo']>
}

/** A reply without the group or the member is refused. */
export const createInviteQuery = (groupId: string, userNo: string): CallQuery<GroupInvite> =>
  createQuery(createInviteCall(groupId, userNo), Invite, async (reply) => {
    const { groupInfo, userInfo, msg } = await reply
    return assertPresent({ group: groupInfo!, inviter: userInfo! }, groupInfo && userInfo, msg)
  })

export const INVITE_CALLS = [
  {
    name: 'readInvite',
    title: '群组邀请',
    who: 'visitor',
    isReading: true,
    query: object({
      groupId: describe(id, string('群组编号', 'G1')),
      userNo: describe(id, string('会员编号', '1001')),
    }),
    replies: [Invite],
    needs: ['groupId', 'userNo'],
    ask: ({ groupId, userNo }) => createInviteCall(groupId!, userNo!),
  },
] as const satisfies readonly DescribedCall[]
