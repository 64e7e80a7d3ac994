import { Skeleton, SkeletonCard } from '#shared/ui/states/skeleton.tsx'

/** Four bars and two cards, while the periods are on their way. */
export const PeriodsWaiting = () => (
  <>
    <div className="rounded-b-card bg-surface px-4 pb-2">
      <div className="flex h-11 items-center justify-between">
        <Skeleton className="h-4 w-30" />
        <Skeleton className="h-11 w-32" />
      </div>
      <div className="flex h-[198px] items-end justify-around border-b border-line">
        <Skeleton className="h-24 w-9" />
        <Skeleton className="h-16 w-9" />
        <Skeleton className="h-28 w-9" />
        <Skeleton className="h-36 w-9" />
      </div>
      <div className="h-[74px]" />
    </div>
    <div className="flex flex-col gap-3 px-4 pt-3">
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </>
)
