import { type ReactNode, useState } from 'react'
import { type Activity, createActivityQuery, createCampaignRankingQuery } from '#shared/api/activity.ts'
import { PROFILE_QUERY, type Profile } from '#shared/api/user.ts'
import { notifyNative } from '#shared/bridge/native.ts'
import { CAMPAIGN_NAME } from '#shared/campaign.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { type ErrorStateProps, QueryView } from '#shared/data/query-view.tsx'
import { requireIds, useQuery } from '#shared/data/use-query.ts'
import {
  CARDS,
  CampaignFrame,
  CampaignHero,
  CampaignPrizes,
  Days,
  Joined,
} from '#shared/features/campaign/campaign.tsx'
import { formatBeginning } from '#shared/features/campaign/view.ts'
import { HeroBar } from '#shared/features/member/hero-bar.tsx'
import { MemberBar } from '#shared/features/member/member-bar.tsx'
import { useFront } from '#shared/features/member/open-native-page.ts'
import { lazyErrorState } from '#shared/features/messages/error-state.tsx'
import { showMessage } from '#shared/features/messages/messages.ts'
import { PosterButton } from '#shared/features/poster/button.tsx'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyDialog } from '#shared/lazy/lazy-dialog.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { goBack } from '#shared/page/go-back.ts'
import { navigate } from '#shared/page/navigate.ts'
import { type PageProps, queryIds } from '#shared/page/query.ts'
import { useScrollRestoration } from '#shared/page/scroll-restoration.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { ChallengeCards } from './challenge.tsx'
import { createCampaignState, isOutdated } from './model.ts'
import { type Popup, useCampaign, useReloadWhen, useServerNow } from './use-campaign.ts'

/** The campaign page for members. */
export function Page({ search }: PageProps) {
  const { activityId } = queryIds(search, 'activityId')
  const query = useQuery(requireIds(search, [activityId], createActivityQuery(activityId)))
  // The profile is needed for the member's row in the ranking.
  const { data: profile } = useQuery(activityId ? PROFILE_QUERY : undefined)

  // Reloads when the page returns to the foreground: progress and the server clock may be stale.
  useFront(query.refetch)
  useScrollRestoration(query.status === 'success')
  return (
    <QueryView
      query={query}
      errorState={CampaignError}
      skeleton={
        <CampaignView activityId={activityId}>
          <PageSkeleton />
        </CampaignView>
      }
    >
      {(activity) => (
        <CampaignView activityId={activityId} activity={activity}>
          <CampaignBody activityId={activityId} activity={activity} profile={profile} />
        </CampaignView>
      )}
    </QueryView>
  )
}

const CampaignError = (props: ErrorStateProps) => (
  <CampaignFrame>
    <MemberBar title={CAMPAIGN_NAME} onBack={goBack} />
    <div className="flex flex-1 flex-col">
      <ErrorState {...props} />
    </div>
  </CampaignFrame>
)

interface ViewProps {
  activityId: string
  /** Undefined while loading. */
  activity?: Activity
  /** The cards below the poster. */
  children: ReactNode
}

function CampaignView({ activityId, activity, children }: ViewProps) {
  return (
    <CampaignFrame>
      <HeroBar
        title={CAMPAIGN_NAME}
        isHeading={false}
        solidAfter={20}
        clear="bg-scene text-on-scene [--veil:theme(--color-scene-deep)]"
        onBack={goBack}
        onShare={activity && (() => void notifyNative('getActivityDetailsShare', { activityId }))}
      />
      <CampaignHero image={activity && toImageUrl(activity.image)} days={activity && <Days {...activity} />} hasBar />
      {children}
    </CampaignFrame>
  )
}

/** Skeleton of the cards: countdown, then progress with number, rail, prizes and button. */
const PageSkeleton = () => (
  <Loading>
    <div className={CARDS}>
      <div className="flex min-h-16 items-center justify-between rounded-card border border-line bg-surface px-4">
        <Skeleton className="h-4 w-20" />
        <span className="flex gap-3">
          {[1, 2, 3, 4].map((part) => (
            <Skeleton key={part} className="size-8.5" />
          ))}
        </span>
      </div>
      <div className="rounded-card border border-line bg-surface p-5">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="mt-5 h-11 w-36" />
        <Skeleton className="mt-6 h-3.5" />
        <div className="mt-10 flex gap-2.5">
          {[1, 2, 3].map((prize) => (
            <span
              key={prize}
              className="flex h-40 flex-1 flex-col items-center justify-center gap-3 rounded-tile bg-canvas"
            >
              <Skeleton className="size-16 rounded-full!" />
              <Skeleton className="h-3.5 w-14" />
              <Skeleton className="h-3.5 w-10" />
            </span>
          ))}
        </div>
        <Skeleton className="mt-4.5 h-12.5 rounded-full!" />
      </div>
    </div>
  </Loading>
)

const LATER = lazyModule(() => import('./later.tsx'))
const ErrorState = lazyErrorState(LATER)
const Particulars = lazyComponent(LATER, ({ Details }) => Details)
/**
 * `message` is the fallback when the chunk fails to load: the change cannot be repeated, so its
 * result must be displayed.
 */
const Popups = lazyDialog(LATER, ({ Popups }) => Popups, {
  message: ({ campaign }) => BUSY_LABELS[campaign.popup!.kind],
})

interface Props {
  activityId: string
  activity: Activity
  profile: Profile | undefined
}

/** Everything below the poster, rendered from `createCampaignState`. */
function CampaignBody({ activityId, activity, profile }: Props) {
  const [selectedId, setSelected] = useState<string>()
  const campaign = useCampaign(activityId)
  const { popup, claimedId, joining } = campaign
  const now = useServerNow(
    activity.activityStatus !== 2 && (activity.signUpStatus === 1 || activity.activityStatus === 0),
  )
  const state = createCampaignState({ ...activity, prizeId: activity.prizeId || claimedId }, selectedId, now)
  const isChallenge = state.kind === 'challenge'
  const ranking = useQuery(isChallenge ? createCampaignRankingQuery(activityId) : undefined)
  useReloadWhen(isOutdated(activity, now), activityId)

  // The address form displays the prize's name; `prizeId` is passed where the service does not
  // return it.
  const address = getPageUrl('logistics', { activityId, prizeId: activity.prizeId ? undefined : claimedId })
  const onClaim = () => {
    if (!isChallenge) return
    const action = state.claim?.action
    if (action === 'claim') campaign.claim(state.selected!.id)
    if (action === 'askForPrize') showMessage('请先选择奖品')
    if (action === 'tellClaimed') showMessage('奖品已领取')
    if (action === 'fillAddress') navigate(address)
  }
  const openPosterSheet = async () => (await LATER.load()).openPoster(activityId, state)

  return (
    <>
      <div className={CARDS}>
        {isChallenge ? (
          <ChallengeCards
            state={state}
            onSelect={setSelected}
            onClaim={onClaim}
            claiming={campaign.claiming}
            onPoster={openPosterSheet}
            addressHref={address}
          />
        ) : (
          <>
            <Joined count={state.joined} />
            <CampaignPrizes prizes={state.prizes} />
          </>
        )}
        <Particulars
          ranking={
            isChallenge && {
              query: ranking,
              profile,
              mine: activity.personalProgress ?? 0,
              isOver: state.stage === 2,
            }
          }
          activity={activity}
        />
      </div>
      {!isChallenge && (
        <StickyBar>
          {state.footer.note && (
            <p className="basis-full text-center text-sub leading-[1.5] text-ink-2 phrases side:rounded-tile side:bg-surface side:p-2">
              {state.footer.note}
            </p>
          )}
          <PosterButton
            show={openPosterSheet}
            className="min-h-[50px]! bg-surface shadow-[inset_0_0_0_1.5px_var(--color-line)]"
          />
          <Button
            kind="campaign"
            className="max-w-full flex-[1_0_auto]"
            disabled={!state.footer.canSignUp}
            busyLabel={joining}
            onClick={campaign.join}
          >
            {state.footer.label}
          </Button>
        </StickyBar>
      )}
      <Popups
        open={popup !== undefined}
        campaign={campaign}
        beginning={state.stage === 0 ? formatBeginning(activity.startTime) : ''}
        prize={isChallenge ? state.prizes.find(({ id, isClaimed }) => isClaimed || id === claimedId) : undefined}
        onClose={campaign.close}
        onAddress={() => navigate(address)}
      />
    </>
  )
}

/** Fallback message of each pop-up, for when its chunk cannot be loaded. */
const BUSY_LABELS: Record<Popup['kind'], string> = {
  signedUp: '报名成功',
  claimed: '领取成功，请填写收货地址',
  claimFailed: '领取失败，请稍后再试',
}
