import { ServiceError } from '#shared/api/errors.ts'
import type { Remote } from '#shared/core/remote.ts'
import { Skeleton } from '#shared/ui/skeleton.tsx'
import { CampaignCard } from './campaign-frame.tsx'

/** Where the cards stand: the first one over the foot of the poster. */
export const CARDS = 'relative -mt-[18px] flex flex-1 flex-col gap-3 px-4 pb-6'

/** The service has answered, but there is no such activity. */
export const isGone = (remote: Remote<unknown>): boolean =>
  remote.state === 'failed' && remote.error instanceof ServiceError && remote.error.fault === 'refused'

/** Cards that wait. */
export const WaitingCards = () => (
  <div className={CARDS}>
    <CampaignCard className="flex h-[66px] items-center justify-center">
      <Skeleton className="h-6 w-40" />
    </CampaignCard>
    <CampaignCard>
      <Skeleton className="h-5 w-28" />
      <Skeleton className="mt-5 h-24 rounded-[16px]!" />
      <Skeleton className="mt-2.5 h-24 rounded-[16px]!" />
      <Skeleton className="mt-2.5 h-24 rounded-[16px]!" />
    </CampaignCard>
  </div>
)
