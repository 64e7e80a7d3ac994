import { readSharedActivity } from '#shared/api/activity.ts'
import { Days } from '#shared/app/campaign/days.tsx'
import { CampaignFrame } from '#shared/app/campaign/frame.tsx'
import { CampaignHero } from '#shared/app/campaign/hero.tsx'
import { Joined } from '#shared/app/campaign/joined.tsx'
import { joinedText } from '#shared/app/campaign/joined-text.ts'
import { CARDS, WaitingCards } from '#shared/app/campaign/states.tsx'
import { OpenAppButton } from '#shared/app/open-app/open-app.tsx'
import { queryIds } from '#shared/app/page/query.ts'
import { PosterButton } from '#shared/app/poster/button.tsx'
import { useSharedItem } from '#shared/app/share-item/share-item.tsx'
import { VISITOR } from '#shared/campaign.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { Cards, callOf } from './cards.tsx'

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
