import type { Rank } from '#shared/api/activity.ts'
import type { Profile } from '#shared/api/user.ts'
import { CampaignCard } from '#shared/app/campaign/card.tsx'
import { RANKING_TITLE } from '#shared/campaign.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import { RankRow } from '#shared/ui/people/rank-row.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { rankingView } from './ranking-model.ts'

interface Props {
  from: Remote<Rank[]>
  user: Remote<Profile>
  onRetry: () => void
  /** kcal of the member, as the detail says. */
  mine: number
  isOver: boolean
}

/** The first ten, in the order of the service, and the member's own row: among them, or held at the foot of the screen while they are looked through. */
export function Ranking({ from, user, onRetry, mine, isOver }: Props) {
  const me = user.state === 'ready' ? user.value : undefined
  return (
    <CampaignCard title={RANKING_TITLE} className="px-5 pt-5 pb-2 [overflow:clip]">
      {from.state === 'loading' && <Waiting />}
      {from.state === 'failed' && <ErrorLine onRetry={onRetry} />}
      {from.state === 'ready' && from.value.length === 0 && <p className="pb-3 text-ink-2">还没有人上榜</p>}
      {from.state === 'ready' && <Rows {...rankingView(from.value, me, mine, isOver)} />}
    </CampaignCard>
  )
}

const Rows = ({ rows, pinned }: ReturnType<typeof rankingView>) => (
  <>
    <ol role="list">
      {rows.map((row, index) => (
        <RankRow key={index} {...row} avatar={imageUrl(row.avatar)} unit="千卡" />
      ))}
    </ol>
    {pinned && (
      <div className="sticky bottom-0 -mx-5 -mb-2 bg-brand-soft px-5 pb-[var(--safe-bottom)] shadow-[0_-10px_16px_-14px_theme(--color-sun-ink/50%)]">
        <ol role="list">
          <RankRow {...pinned} avatar={imageUrl(pinned.avatar)} unit="千卡" />
        </ol>
        {pinned.note && <p className="-mt-1.5 pb-3 pl-[94px] text-caption text-ink-2">{pinned.note}</p>}
      </div>
    )}
  </>
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
