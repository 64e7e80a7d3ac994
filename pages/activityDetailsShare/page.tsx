import { useEffect } from 'react'
import { createSharedActivityQuery, type SharedActivity } from '#shared/api/activity.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { CAMPAIGN_NAME, ENDED, SHARE_DESCRIPTION, VISITOR, VISITOR_BEFORE, VISITOR_ENDED } from '#shared/campaign.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { QueryView } from '#shared/data/query-view.tsx'
import { requireIds, useQuery } from '#shared/data/use-query.ts'
import {
  CARDS,
  CampaignCard,
  CampaignFrame,
  CampaignHero,
  CampaignPrizes,
  Days,
  Joined,
  WaitingCards,
} from '#shared/features/campaign/campaign.tsx'
import { formatDates, formatJoined, getStage, toPrizeView } from '#shared/features/campaign/view.ts'
import { PosterButton } from '#shared/features/poster/button.tsx'
import { ERROR_STATE, ShareError } from '#shared/features/share-page/share-error.tsx'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { OpenAppButton } from '#shared/open-app/open-app.tsx'
import { type PageProps, queryIds } from '#shared/page/query.ts'
import { Dates } from '#shared/ui/layout/dates.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { loadSetCard } from '#shared/wechat/share.ts'

const LATER = lazyModule(() => import('./later.ts'))
const FaqAndRules = lazyComponent(LATER, ({ FaqAndRules }) => FaqAndRules)
export const modules = { later: LATER, error: ERROR_STATE }

/** The campaign for visitors: the same prizes and rules, and a button that opens the app. */
export function Page({ search }: PageProps) {
  const { activityId } = queryIds(search, 'activityId')
  const query = useQuery(requireIds(search, [activityId], createSharedActivityQuery(activityId)))
  return (
    <QueryView query={query} errorState={ShareError} skeleton={<Campaign activityId={activityId} />}>
      {(activity) => <Campaign activityId={activityId} activity={activity} />}
    </QueryView>
  )
}

interface CampaignProps {
  activityId: string
  /** Undefined while loading. */
  activity?: SharedActivity
}

function Campaign({ activityId, activity }: CampaignProps) {
  return (
    <CampaignFrame>
      <CampaignHero image={activity && toImageUrl(activity.image)} days={activity && <Days {...activity} />} />
      {activity ? (
        <div className={CARDS}>
          <Joined count={formatJoined(activity.totalSignUpCount)} />
          <Cards activityId={activityId} activity={activity} />
        </div>
      ) : (
        <WaitingCards />
      )}
      <StickyBar>
        <PosterButton
          show={async () => (await LATER.load()).openPoster(activityId, activity!)}
          className={`min-h-[50px]! text-ink shadow-[inset_0_0_0_1.5px_var(--color-line)] ${activity ? '' : 'invisible'}`}
        />
        <OpenAppButton target={{ page: 'activity', activityId }} className="min-h-[50px]! flex-[1_0_auto]">
          {activity ? getCallText(activity) : VISITOR}
        </OpenAppButton>
      </StickyBar>
    </CampaignFrame>
  )
}

/** Labels of the visitor's button by stage; after the end joining is impossible. */
const CALLS = [VISITOR_BEFORE, VISITOR, VISITOR_ENDED] as const

const getCallText = (activity: SharedActivity) => CALLS[getStage(activity, getServerTime())]

/** Cards below the poster and the number of participants. */
function Cards({ activityId, activity }: Required<CampaignProps>) {
  useEffect(
    () =>
      loadSetCard({
        title: CAMPAIGN_NAME,
        desc: SHARE_DESCRIPTION,
        link: getPageUrl('activityDetailsShare', { activityId }),
      }),
    [activityId],
  )
  const dates = formatDates(activity.startTime, activity.endTime)
  return (
    <>
      {getStage(activity, getServerTime()) === 2 && (
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
      <CampaignPrizes prizes={activity.activityStalls.map(toPrizeView)} />
      <FaqAndRules {...activity} />
    </>
  )
}
