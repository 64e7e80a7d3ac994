import type { Rank } from '#shared/api/activity.ts'
import { CampaignCard } from '#shared/app/campaign/card.tsx'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import { grouped } from '#shared/core/numbers.ts'
import { RankRow } from '#shared/ui/people/rank-row.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'

/** The first ten, in the order of the service. */
export const Ranking = ({ from, onRetry }: { from: Remote<Rank[]>; onRetry: () => void }) => (
  <CampaignCard title="燃卡排行榜" className="px-5 pt-5 pb-2">
    {from.state === 'loading' && <Waiting />}
    {from.state === 'failed' && <ErrorLine onRetry={onRetry} />}
    {from.state === 'ready' && from.value.length === 0 && <p className="pb-3 text-ink-2">还没有人上榜</p>}
    {from.state === 'ready' && (
      <ol>
        {from.value.map(({ ranking, avatar, nickname, personalProgress }, index) => (
          <RankRow
            key={index}
            rank={ranking ?? index + 1}
            avatar={imageUrl(avatar)}
            name={nickname || '运动伙伴'}
            value={grouped(personalProgress === undefined ? undefined : Math.floor(personalProgress))}
            unit="千卡"
          />
        ))}
      </ol>
    )}
  </CampaignCard>
)

const Waiting = () => (
  <Loading>
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className="flex h-15 items-center gap-2.5">
        <Skeleton className="size-10 rounded-full!" />
        <Skeleton className="h-4 w-24" />
      </div>
    ))}
  </Loading>
)
