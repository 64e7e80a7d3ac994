import { useEffect, useState } from 'react'
import { type Activity, readRanking } from '#shared/api/activity.ts'
import { Joined } from '#shared/app/campaign-joined.tsx'
import { CampaignPrizes } from '#shared/app/campaign-prizes.tsx'
import { CARDS } from '#shared/app/campaign-states.tsx'
import { toast } from '#shared/app/messages.ts'
import { go } from '#shared/app/progress.ts'
import { useLazy } from '#shared/app/use-lazy.ts'
import { useRemote } from '#shared/app/use-remote.ts'
import { useServerNow } from '#shared/app/use-server-now.ts'
import { pageUrl } from '#shared/core/page-url.ts'
import { Button } from '#shared/ui/button.tsx'
import { StickyBar } from '#shared/ui/sticky-bar.tsx'
import { ChallengeCards } from './challenge.tsx'
import { campaignState } from './model.ts'
import { useCampaign } from './use-campaign.ts'

export { datesText } from '#shared/app/campaign-view.ts'
export { imageUrl } from '#shared/core/safe-url.ts'

interface Props {
  activityId: string
  activity: Activity
  reload: () => void
}

/** Everything below the poster; what is there comes from `campaignState` alone. */
export function CampaignBody({ activityId, activity, reload }: Props) {
  const [selectedId, setSelected] = useState<string>()
  const { popup, running, isLooking, join, claim, shareForExtra, close } = useCampaign(activityId, reload)
  const popups = useLazy(() => import('./popups.tsx'), popup !== undefined)
  const below = useLazy(() => import('./below.tsx'), true, true)
  const now = useServerNow(activity.signUpStatus === 1 && activity.activityStatus !== 2)
  const state = campaignState(activity, selectedId, now)
  const isChallenge = state.kind === 'challenge'
  const ranking = useRemote(isChallenge ? (signal) => readRanking(activityId, signal) : undefined, [isChallenge])
  useReloadAtEnd(isChallenge && state.stage === 1 && state.countdown.isOver, reload)

  const address = pageUrl('logistics', { activityId })
  const onClaim = () => {
    if (!isChallenge) return
    if (state.claim.action === 'claim') void claim(state.selected!.id)
    if (state.claim.action === 'askForPrize') void toast('请先选择奖品')
    if (state.claim.action === 'tellClaimed') void toast('奖品已领取')
    if (state.claim.action === 'fillAddress') go(address)
  }
  const busy = running && (isLooking ? '正在确认结果' : running === 'signUp' ? '报名中' : '领取中')

  return (
    <>
      <div className={CARDS}>
        {isChallenge ? (
          <>
            <ChallengeCards
              state={state}
              busy={running === 'claim' && busy!}
              onSelect={setSelected}
              onClaim={onClaim}
              addressHref={address}
            />
            {below && <below.Ranking from={ranking.remote} onRetry={ranking.retry} />}
          </>
        ) : (
          <>
            <Joined count={state.joined} />
            <CampaignPrizes prizes={state.prizes} />
            {below && <below.Steps />}
          </>
        )}
        {below && <below.Below />}
      </div>
      {!isChallenge && (
        <StickyBar>
          <Button
            kind="campaign"
            className="flex-1"
            disabled={!state.footer.canSignUp}
            busy={running === 'signUp' && busy!}
            onClick={() => void join()}
          >
            {state.footer.label}
          </Button>
        </StickyBar>
      )}
      {popups && (
        <popups.Popups
          popup={popup}
          busy={running === 'extra' && busy!}
          onClose={close}
          onShare={(prizeId) => void shareForExtra(prizeId)}
          onAddress={() => go(address)}
        />
      )}
    </>
  )
}

/** The countdown has reached 0: ask the service what holds now, a moment later, because its header has whole seconds only. */
function useReloadAtEnd(isOver: boolean, reload: () => void) {
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(reload, 1500)
    return () => clearTimeout(timer)
  }, [isOver, reload])
}
