import { LostPart } from '#shared/app/loading/lost-part.tsx'
import { part } from '#shared/app/loading/part.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'

/** The place of the member's own goal: of three metrics only, so its code comes when one of them is looked at. */
export const GoalSlot = part(() => import('./goal-card.tsx').then(({ GoalCard }) => GoalCard), {
  waiting: () => (
    <Card title="趋势与目标">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="mt-1 h-10.5" />
      <Skeleton className="mt-3 h-[50px] rounded-full!" />
    </Card>
  ),
  lost: (onRetry) => (
    <Card title="趋势与目标">
      <LostPart onRetry={onRetry} />
    </Card>
  ),
})
