import type { SharedActivity } from '#shared/api/activity.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import { inviting, showCampaign } from '#shared/app/campaign/poster.ts'
import { datesText, joinedText, prizeView, stageOf } from '#shared/app/campaign/view.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'

/** The campaign as a visitor sees it: how many take part leads. */
export function show(activityId: string, activity: SharedActivity): void {
  const prizes = activity.activityStalls.map(prizeView)
  showCampaign({
    activityId,
    image: imageUrl(activity.image),
    dates: datesText(activity.startTime, activity.endTime),
    prizes,
    ...inviting(prizes, joinedText(activity.totalSignUpCount), stageOf(activity, serverNow())),
  })
}
