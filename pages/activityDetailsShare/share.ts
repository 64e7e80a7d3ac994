import { SharedActivity, sharedActivityCall } from '#shared/api/activity.ts'
import type { SharePage } from '#shared/api/share-page.ts'
import { joinedText } from '#shared/app/campaign/view.ts'
import { CAMPAIGN_NAME, SHARE_DESCRIPTION, SHARE_JOINED } from '#shared/campaign.ts'
import { parseTime } from '#shared/core/dates/dates.ts'

export const share: SharePage<'activityId', SharedActivity> = {
  description: SHARE_DESCRIPTION,
  ids: ['activityId'],
  calls: ({ activityId }) => [sharedActivityCall(activityId)],
  reply: SharedActivity,
  holdsUntil: ({ startTime, endTime, activityStatus }, _, at) => {
    if (activityStatus === 2) return 0
    const [start, end] = [parseTime(startTime), parseTime(endTime)]
    return start !== undefined && start > at ? start : end
  },
  card: ({ totalSignUpCount }) => {
    const count = joinedText(totalSignUpCount)
    return count === undefined
      ? undefined
      : { title: CAMPAIGN_NAME, description: SHARE_JOINED.replace('{count}', count) }
  },
}
