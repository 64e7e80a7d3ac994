import { readActivity } from '#shared/api/activity.ts'
import { readProfile } from '#shared/api/user.ts'
import { Days } from '#shared/app/campaign/days.tsx'
import { CampaignFrame } from '#shared/app/campaign/frame.tsx'
import { CampaignHero } from '#shared/app/campaign/hero.tsx'
import { CARDS } from '#shared/app/campaign/states.tsx'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { HeroBar } from '#shared/app/member/hero-bar.tsx'
import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { useFront } from '#shared/app/member/open-native-page.ts'
import { problemOf } from '#shared/app/messages/problem-of.ts'
import { Trouble } from '#shared/app/messages/trouble.tsx'
import { useKeptTop } from '#shared/app/page/kept-top.ts'
import { goBack } from '#shared/app/page/navigate.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { tellNative } from '#shared/bridge/native.ts'
import { CAMPAIGN_NAME } from '#shared/campaign.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { CampaignBody } from './campaign-body.tsx'

/** The campaign, for members. */
export function Page() {
  const { activityId } = queryIds('activityId')
  const { remote, reload, retry } = useRemote(activityId ? (signal) => readActivity(activityId, signal) : undefined, [
    activityId,
  ])
  // Whose page it is, and who the member is among the ranks.
  const { remote: user } = useRemote(activityId ? readProfile : undefined, [activityId])
  const problem = problemOf(remote, activityId)
  const activity = remote.state === 'ready' ? remote.value : undefined

  // The app may have been in the background for long: what was burned meanwhile, and the service's clock.
  useFront(reload)
  useKeptTop(activity !== undefined)

  if (problem)
    return (
      <CampaignFrame>
        <MemberBar title={CAMPAIGN_NAME} onBack={goBack} />
        <div className="flex flex-1 flex-col">
          <Trouble problem={problem} onRetry={retry} />
        </div>
      </CampaignFrame>
    )
  return (
    <CampaignFrame>
      <HeroBar
        title={CAMPAIGN_NAME}
        isHeading={false}
        solidAfter={20}
        clear="bg-scene text-on-scene [--veil:theme(--color-scene-deep)]"
        onBack={goBack}
        onShare={activity && (() => void tellNative('getActivityDetailsShare', { activityId }))}
      />
      <CampaignHero image={activity && imageUrl(activity.image)} days={activity && <Days {...activity} />} hasBar />
      {activity ? (
        <CampaignBody activityId={activityId} activity={activity} user={user} reload={reload} />
      ) : (
        <Waiting />
      )}
    </CampaignFrame>
  )
}

/** The page's cards while it loads: the line of the countdown, and the progress with its number, rail, prizes and button. */
const Waiting = () => (
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
