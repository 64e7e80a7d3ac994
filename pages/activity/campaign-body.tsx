import { useState } from 'react'
import { type Activity, readRanking } from '#shared/api/activity.ts'
import type { Profile } from '#shared/api/user.ts'
import { Joined } from '#shared/app/campaign/joined.tsx'
import { CampaignPrizes } from '#shared/app/campaign/prizes.tsx'
import { CARDS } from '#shared/app/campaign/states.tsx'
import { beginning, deadlineText } from '#shared/app/campaign/view.ts'
import { part } from '#shared/app/loading/part.tsx'
import { sheet } from '#shared/app/loading/sheet.tsx'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { toast } from '#shared/app/messages/messages.ts'
import { go } from '#shared/app/page/go.ts'
import { PosterButton } from '#shared/app/poster/button.tsx'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { ChallengeCards } from './challenge.tsx'
import { campaignState, isOutdated } from './model.ts'
import { type Popup, useCampaign } from './use-campaign.ts'
import { useReloadWhen, useServerNow } from './use-server-now.ts'

const Particulars = part(() => import('./particulars.tsx').then(({ Particulars }) => Particulars))
/** They come after a change that cannot be repeated, so their news is never lost. */
const Popups = sheet(() => import('./popups.tsx').then(({ Popups }) => Popups), {
  words: ({ campaign }) => POPUP_WORDS[campaign.popup!.kind],
})

interface Props {
  activityId: string
  activity: Activity
  user: Remote<Profile>
  reload: () => void
}

/** Everything below the poster; what is there comes from `campaignState` alone. */
export function CampaignBody({ activityId, activity, user, reload }: Props) {
  const [selectedId, setSelected] = useState<string>()
  const campaign = useCampaign(activityId, reload)
  const { popup, claimedId, joining } = campaign
  const now = useServerNow(
    activity.activityStatus !== 2 && (activity.signUpStatus === 1 || activity.activityStatus === 0),
  )
  const state = campaignState({ ...activity, prizeId: activity.prizeId || claimedId }, selectedId, now)
  const isChallenge = state.kind === 'challenge'
  const ranking = useRemote(isChallenge ? (signal) => readRanking(activityId, signal) : undefined, [isChallenge])
  useReloadWhen(isOutdated(activity, now), reload)

  // The form names the prize; by the address where the service does not say which one it was.
  const address = pageUrl('logistics', { activityId, prizeId: activity.prizeId ? undefined : claimedId })
  const onClaim = () => {
    if (!isChallenge) return
    const action = state.claim?.action
    if (action === 'claim') campaign.askToClaim(state.selected!)
    if (action === 'askForPrize') toast('请先选择奖品')
    if (action === 'tellClaimed') toast('奖品已领取')
    if (action === 'fillAddress') go(address)
  }
  const show = async () => (await lazy(() => import('./poster.ts'))).show(activityId, state)

  return (
    <>
      <div className={CARDS}>
        {isChallenge ? (
          <ChallengeCards
            state={state}
            onSelect={setSelected}
            onClaim={onClaim}
            onPoster={show}
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
              from: ranking.remote,
              user,
              onRetry: ranking.retry,
              mine: activity.personalProgress ?? 0,
              isOver: state.stage === 2,
            }
          }
          deadline={deadlineText(activity.startTime, activity.endTime)}
        />
      </div>
      {!isChallenge && (
        <StickyBar>
          {state.footer.note && (
            <p className="basis-full text-center text-sub leading-[1.5] text-ink-2 phrases side:rounded-tile side:bg-surface side:p-2">
              {state.footer.note}
            </p>
          )}
          <PosterButton show={show} className="min-h-[50px]! bg-surface shadow-[inset_0_0_0_1.5px_var(--color-line)]" />
          <Button
            kind="campaign"
            className="max-w-full flex-[1_0_auto]"
            disabled={!state.footer.canSignUp}
            busy={joining}
            onClick={() => void campaign.join()}
          >
            {state.footer.label}
          </Button>
        </StickyBar>
      )}
      <Popups
        open={popup !== undefined}
        campaign={campaign}
        beginning={state.stage === 0 ? beginning(activity.startTime) : ''}
        prize={isChallenge ? state.prizes.find(({ id, isClaimed }) => isClaimed || id === claimedId) : undefined}
        onClose={campaign.close}
        onAddress={() => go(address)}
      />
    </>
  )
}

/** What a pop-up would have said, where its file cannot be had: short, and without its pictures and ways on. */
const POPUP_WORDS: Record<Popup['kind'], string> = {
  signedUp: '报名成功',
  confirm: '网络不给力，请检查网络',
  claimed: '领取成功，请填写收货地址',
  claimFailed: '领取失败，请稍后再试',
}
