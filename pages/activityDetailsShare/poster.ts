import type { SharedActivity } from '#shared/api/activity.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { getInvitation, openCampaignPoster } from '#shared/features/campaign/poster.ts'
import { formatDates, formatJoined, getStage, toPrizeView } from '#shared/features/campaign/view.ts'

/** Opens the campaign poster for visitors, led by the number of participants. */
export function openPoster(activityId: string, activity: SharedActivity): Promise<void> {
  const prizes = activity.activityStalls.map(toPrizeView)
  return openCampaignPoster({
    activityId,
    image: toImageUrl(activity.image),
    dates: formatDates(activity.startTime, activity.endTime),
    prizes,
    ...getInvitation(prizes, formatJoined(activity.totalSignUpCount), getStage(activity, getServerTime())),
  })
}
