import { SharedActivity, sharedActivityCall } from '#shared/api/activity.ts'
import type { SharePage } from '#shared/api/share-page.ts'
import { joinedText } from '#shared/app/campaign/joined-text.ts'

/** What a friend reads in the chat. */
export const TITLE = '夏日燃卡挑战赛'
export const DESCRIPTION = '燃烧卡路里，赢取健康好礼'

export const share: SharePage<'activityId', SharedActivity> = {
  description: DESCRIPTION,
  ids: ['activityId'],
  parts: ['cards.tsx'],
  calls: ({ activityId }) => [sharedActivityCall(activityId)],
  reply: SharedActivity,
  card: ({ totalSignUpCount }) => {
    const count = joinedText(totalSignUpCount)
    return count === undefined ? undefined : { title: TITLE, description: `已有${count}人参加，赢取健康好礼` }
  },
}
