import { useEffect } from 'react'
import { readActivity } from '#shared/api/activity.ts'
import { CampaignFrame } from '#shared/app/campaign-frame.tsx'
import { CampaignHero } from '#shared/app/campaign-hero.tsx'
import { isGone, WaitingCards } from '#shared/app/campaign-states.tsx'
import { datesText } from '#shared/app/campaign-view.ts'
import { goBack } from '#shared/app/navigate.ts'
import { queryIds } from '#shared/app/query.ts'
import { useLazy } from '#shared/app/use-lazy.ts'
import { useRemote } from '#shared/app/use-remote.ts'
import { tellNative } from '#shared/bridge/native.ts'
import { imageUrl } from '#shared/core/safe-url.ts'
import { Empty } from '#shared/ui/empty.tsx'
import { ShareIcon } from '#shared/ui/icons.tsx'
import { Loaded } from '#shared/ui/loaded.tsx'

/** The summer calorie challenge, for members (spec §2 Campaign). */
export function Page() {
  const { activityId } = queryIds('activityId')
  const { remote, reload, retry } = useRemote(activityId ? (signal) => readActivity(activityId, signal) : undefined, [
    activityId,
  ])
  // On its way while the token and the detail are: the poster and the first question do not wait for it.
  const body = useLazy(() => import('./campaign-body.tsx'), true, true)
  const activity = remote.state === 'ready' ? remote.value : undefined

  // The app may have been in the background for long: what was burned meanwhile, and the service's clock.
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && reload()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [reload])

  return (
    <CampaignFrame>
      <CampaignHero
        image={activity && imageUrl(activity.image)}
        dates={activity && datesText(activity.startTime, activity.endTime)}
        onBack={() => void goBack()}
        right={activity && <ShareButton activityId={activityId} />}
      />
      {typeof location !== 'undefined' && !activityId ? (
        <Empty arc="warn" title="链接不完整，请从App重新打开" />
      ) : isGone(remote) ? (
        <Empty arc="warn" title="内容不存在或已失效" line="回到 App，看看别的活动" />
      ) : (
        <Loaded from={remote} loading={<WaitingCards />} onRetry={retry}>
          {(value) =>
            body ? <body.CampaignBody activityId={activityId} activity={value} reload={reload} /> : <WaitingCards />
          }
        </Loaded>
      )}
    </CampaignFrame>
  )
}

const ShareButton = ({ activityId }: { activityId: string }) => (
  <button
    type="button"
    aria-label="分享"
    className="press mr-1 grid size-touch place-items-center rounded-full"
    onClick={() => void tellNative('getActivityDetailsShare', { activityId })}
  >
    <ShareIcon size={22} />
  </button>
)
