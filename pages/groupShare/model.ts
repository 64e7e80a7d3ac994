import type { GroupInvite } from '#shared/api/group-invite.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { addCommas } from '#shared/format/numbers.ts'

/** Invitation text on the page and its poster. */
export const EVERY_DAY = '每天一起打卡，互相加油'

/** `targetType` of a group with a daily goal. */
const DAILY = 1
/** Maximum number of member avatars; with more members 等 precedes their number. */
const MAX_AVATARS = 4

export interface InviteView {
  inviter: { name: string; avatar: string }
  name: string
  faces: string[]
  /** Label and minutes of the target; undefined when the group has none. */
  target?: { label: string; minutes: number }
  /** '等 28 人在练' in two parts around the number; undefined when there are no members. */
  members?: { before: string; count: string }
}

/** View model of the invitation. */
export function createInviteView({ group, inviter }: GroupInvite): InviteView {
  const minutes = Math.floor(group.exerciseDuration ?? 0)
  const count = Math.floor(group.memberNum ?? group.avatarList.length)
  return {
    inviter: { name: inviter.nickName || '好友', avatar: toImageUrl(inviter.avatar) },
    name: group.name || '运动群组',
    faces: group.avatarList.slice(0, MAX_AVATARS).map(toImageUrl),
    ...(minutes > 0 && { target: { label: group.targetType === DAILY ? '每日运动' : '运动目标', minutes } }),
    ...(count > 0 && { members: { before: count > MAX_AVATARS ? '等 ' : '', count: addCommas(count) } }),
  }
}
