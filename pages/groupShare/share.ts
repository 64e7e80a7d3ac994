import { createInviteQuery, Invite } from '#shared/api/group-invite.ts'
import type { Infer } from '#shared/api/schema.ts'
import type { SharePage } from '#shared/api/share-page.ts'
import { addCommas } from '#shared/format/numbers.ts'
import type { ShareCard } from '#shared/wechat/share-set.ts'
import type { InviteView } from './model.ts'

const DESCRIPTION = '和我一起运动吧'

const formatTitle = (who: string, group: string) => `${who}邀请你加入“${group}”`

/** The card displayed in the chat. */
export const getShareCard = ({ inviter, name, target }: InviteView, link: string): ShareCard => ({
  title: formatTitle(inviter.name, name),
  desc: target ? `${target.label}${addCommas(target.minutes)}分钟，${DESCRIPTION}` : DESCRIPTION,
  link,
})

export const share: SharePage<'groupId' | 'userNo', Infer<typeof Invite>> = {
  description: DESCRIPTION,
  ids: ['groupId', 'userNo'],
  preload: ({ groupId, userNo }) => [createInviteQuery(groupId, userNo)],
  reply: Invite,
  card: ({ groupInfo, userInfo }, toText) => {
    const group = toText(groupInfo?.name ?? '', 20)
    if (!group) return undefined
    const count = Math.floor(groupInfo?.memberNum ?? 0)
    return {
      title: formatTitle(toText(userInfo?.nickName ?? '', 20) || '好友', group),
      description: count > 0 ? `${addCommas(count)}人在练，${DESCRIPTION}` : '',
    }
  },
}
