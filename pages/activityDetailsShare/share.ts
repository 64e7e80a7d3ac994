import { createSharedActivityQuery, SharedActivity } from '#shared/api/activity.ts'
import type { SharePage } from '#shared/api/share-page.ts'
import { CAMPAIGN_NAME, SHARE_DESCRIPTION, SHARE_JOINED } from '#shared/campaign.ts'
import { formatJoined } from '#shared/features/campaign/view.ts'
import { parseTime } from '#shared/format/dates.ts'

export const share: SharePage<'activityId', SharedActivity> = {
  description: SHARE_DESCRIPTION,
  ids: ['activityId'],
  preload: ({ activityId }) => [createSharedActivityQuery(activityId)],
  reply: SharedActivity,
  getExpiry: ({ startTime, endTime, activityStatus }, _, at) => {
    if (activityStatus === 2) return 0
    const [start, end] = [parseTime(startTime), parseTime(endTime)]
    return start !== undefined && start > at ? start : end
  },
  card: ({ totalSignUpCount }) => {
    const count = formatJoined(totalSignUpCount)
    return count === undefined
      ? undefined
      : { title: CAMPAIGN_NAME, description: SHARE_JOINED.replace('{count}', count) }
  },
}
