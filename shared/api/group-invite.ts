import type { Call } from './call.ts'
import { address, list, number, part, text } from './fields.ts'
import { needed, read } from './http.ts'
import { type Infer, object } from './schema.ts'

/** A group and the member who invites to it. */
const GroupInfo = object({
  name: text(60),
  avatarList: list(address, 20),
  /** 1 daily. */
  targetType: number,
  /** Minutes. */
  exerciseDuration: number,
  memberNum: number,
})
export type GroupInfo = Infer<typeof GroupInfo>

const Inviter = object({ avatar: address, nickName: text(60) })

export const Invite = object({ groupInfo: part(GroupInfo), userInfo: part(Inviter), msg: text() })

/** The parameters are a reading (shared/api/README.md, "Readings"). */
export const inviteCall = (groupId: string, userNo: string): Call => ({
  method: 'GET',
  path: 'api/v1/visitor/group/detail',
  query: { groupId, userNo },
})

/** A group and who invites to it. @throws ServiceError; a reply without one of both is refused */
export async function getInvite(groupId: string, userNo: string, signal?: AbortSignal) {
  const { groupInfo, userInfo, msg } = await read(inviteCall(groupId, userNo), Invite, { signal })
  return needed({ group: groupInfo!, inviter: userInfo! }, groupInfo && userInfo, msg)
}
