import { useEffect } from 'react'
import type { SharedActivity } from '#shared/api/activity.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import { CampaignCard } from '#shared/app/campaign/card.tsx'
import { FaqAndRules } from '#shared/app/campaign/faq-rules.tsx'
import { CampaignPrizes } from '#shared/app/campaign/prizes.tsx'
import { datesText, deadlineText, prizeView, stageOf } from '#shared/app/campaign/view.ts'
import { shareCard } from '#shared/app/wechat/share.ts'
import { CAMPAIGN_NAME, ENDED, SHARE_DESCRIPTION, VISITOR, VISITOR_BEFORE, VISITOR_ENDED } from '#shared/campaign.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { Dates } from '#shared/ui/layout/dates.tsx'

/** Labels of the visitor's button by stage; after the end nobody can join. */
const CALLS = [VISITOR_BEFORE, VISITOR, VISITOR_ENDED] as const

export const callOf = (activity: SharedActivity) => CALLS[stageOf(activity, serverNow())]

/** What stands below the poster and the number of those who take part. */
export function Cards({ activityId, activity }: { activityId: string; activity: SharedActivity }) {
  useEffect(
    () =>
      shareCard({
        title: CAMPAIGN_NAME,
        desc: SHARE_DESCRIPTION,
        link: pageUrl('activityDetailsShare', { activityId }),
      }),
    [activityId],
  )
  const dates = datesText(activity.startTime, activity.endTime)
  return (
    <>
      {stageOf(activity, serverNow()) === 2 && (
        <CampaignCard title={ENDED}>
          <p className="text-ink-2">
            {dates ? (
              <>
                <Dates text={dates} /> 的
              </>
            ) : (
              '这次'
            )}
            挑战已经完成，<span className="inline-block">感谢每一位流过汗的伙伴。</span>
          </p>
        </CampaignCard>
      )}
      <CampaignPrizes prizes={activity.activityStalls.map(prizeView)} />
      <FaqAndRules deadline={deadlineText(activity.startTime, activity.endTime)} />
    </>
  )
}
