import type { ComponentProps } from 'react'
import type { GoalCard } from '#pages/analysis/goal/goal-card.tsx'
import { LostPart } from '#shared/app/loading/lost-part.tsx'
import { usePart } from '#shared/app/loading/use-part.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'

const loadCard = () => import('#pages/analysis/goal/goal-card.tsx')

/** The place of the member's own goal: of three metrics only, so its code comes when one of them is looked at. */
export function GoalSlot(props: ComponentProps<typeof GoalCard>) {
  const [part, retry] = usePart(loadCard)
  if (part) return <part.GoalCard {...props} />
  return (
    <Card title="趋势与目标">
      {retry ? (
        <LostPart onRetry={retry} />
      ) : (
        <>
          <Skeleton className="h-7 w-40" />
          <Skeleton className="mt-1 h-10.5" />
          <Skeleton className="mt-3 h-[50px] rounded-full!" />
        </>
      )}
    </Card>
  )
}
