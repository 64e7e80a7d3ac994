import { Skeleton, SkeletonCard } from '#shared/ui/states/skeleton.tsx'

/** The page's shape while its numbers are on their way: chart, value, changes. */
export function Waiting() {
  return (
    <>
      <div className="flex h-[412px] elder:h-[558px] flex-col justify-between rounded-b-card bg-surface px-4 pt-5 pb-10">
        <Skeleton className="h-3.5 w-16" />
        <Skeleton className="h-28" />
        <Skeleton className="h-3.5" />
        <div className="flex gap-1">
          {[0, 1, 2, 3, 4, 5].map((chip) => (
            <Skeleton key={chip} className="h-11 flex-1 rounded-full" />
          ))}
        </div>
      </div>
      <div className="flex flex-col gap-3 px-4 py-3">
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </>
  )
}
