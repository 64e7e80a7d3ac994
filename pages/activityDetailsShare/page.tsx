import { useEffect } from 'react'
import { readSharedActivity, type SharedActivity } from '#shared/api/activity.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import {
  CARDS,
  CampaignCard,
  CampaignFrame,
  CampaignHero,
  CampaignPrizes,
  Days,
  Joined,
  WaitingCards,
} from '#shared/app/campaign/campaign.tsx'
import { datesText, deadlineText, joinedText, prizeView, stageOf } from '#shared/app/campaign/view.ts'
import { lazyComponent } from '#shared/app/loading/lazy-component.tsx'
import { lazyModule } from '#shared/app/loading/lazy-module.ts'
import { OpenAppButton } from '#shared/app/open-app/open-app.tsx'
import { queryIds } from '#shared/app/page/query.ts'
import { PosterButton } from '#shared/app/poster/button.tsx'
import { useSharedItem } from '#shared/app/share-item/share-item.tsx'
import { shareCard } from '#shared/app/wechat/share.ts'
import { CAMPAIGN_NAME, ENDED, SHARE_DESCRIPTION, VISITOR, VISITOR_BEFORE, VISITOR_ENDED } from '#shared/campaign.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { Dates } from '#shared/ui/layout/dates.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'

const FaqAndRules = lazyComponent(
  lazyModule(() => import('#shared/app/campaign/faq-rules.tsx')),
  ({ FaqAndRules }) => FaqAndRules,
)

/** The campaign as a visitor sees it: the same prizes and rules, and the way into the app. */
export function Page() {
  const { activityId } = queryIds('activityId')
  const { item: activity, trouble } = useSharedItem([activityId], (signal) => readSharedActivity(activityId, signal))
  if (trouble) return trouble
  return (
    <CampaignFrame>
      <CampaignHero image={activity && imageUrl(activity.image)} days={activity && <Days {...activity} />} />
      {activity ? (
        <div className={CARDS}>
          <Joined count={joinedText(activity.totalSignUpCount)} />
          <Cards activityId={activityId} activity={activity} />
        </div>
      ) : (
        <WaitingCards />
      )}
      <StickyBar>
        <PosterButton
          show={async () => (await lazy(() => import('./poster.ts'))).show(activityId, activity!)}
          className={`min-h-[50px]! text-ink shadow-[inset_0_0_0_1.5px_var(--color-line)] ${activity ? '' : 'invisible'}`}
        />
        <OpenAppButton target={{ page: 'activity', activityId }} className="min-h-[50px]! flex-[1_0_auto]">
          {activity ? callOf(activity) : VISITOR}
        </OpenAppButton>
      </StickyBar>
    </CampaignFrame>
  )
}

/** Labels of the visitor's button by stage; after the end nobody can join. */
const CALLS = [VISITOR_BEFORE, VISITOR, VISITOR_ENDED] as const

const callOf = (activity: SharedActivity) => CALLS[stageOf(activity, serverNow())]

/** What stands below the poster and the number of those who take part. */
function Cards({ activityId, activity }: { activityId: string; activity: SharedActivity }) {
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
