import { useEffect } from 'react'
import type { SharedActivity } from '#shared/api/activity.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import { CampaignCard } from '#shared/app/campaign/card.tsx'
import { CampaignPrizes } from '#shared/app/campaign/prizes.tsx'
import { deadlineText, prizeView, stageOf } from '#shared/app/campaign/view.ts'
import { CampaignWords } from '#shared/app/campaign/words.tsx'
import { shareCard } from '#shared/app/wechat/share.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { DESCRIPTION, TITLE } from './share.ts'

export { Days } from '#shared/app/campaign/days.tsx'
export { imageUrl } from '#shared/core/links/safe-url.ts'

const isOver = (activity: SharedActivity) => stageOf(activity, serverNow()) === 2

/** Label of the visitor's button; another one after the end, when nobody can join. */
export const callOf = (activity: SharedActivity) => (isOver(activity) ? '去 App 看看' : '去 App 参加')

/** What stands below the poster and the number of those who take part. */
export function Cards({ activityId, activity }: { activityId: string; activity: SharedActivity }) {
  useEffect(
    () => shareCard({ title: TITLE, desc: DESCRIPTION, link: pageUrl('activityDetailsShare', { activityId }) }),
    [activityId],
  )
  return (
    <>
      {isOver(activity) && <CampaignCard className="p-4 text-center text-ink-2">活动已结束</CampaignCard>}
      <CampaignPrizes prizes={activity.activityStalls.map(prizeView)} />
      <CampaignWords deadline={deadlineText(activity.startTime, activity.endTime)} />
    </>
  )
}
