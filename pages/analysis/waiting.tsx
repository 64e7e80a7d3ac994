import { Skeleton, SkeletonCard } from '#shared/ui/states/skeleton.tsx'

/** The page's shape while its numbers are on their way: chart, value, changes. */
export function Waiting() {
  return (
    <>
      <div className="flex h-[308px] elder:h-[335px] flex-col justify-end gap-4 rounded-b-card bg-surface px-4 pb-14">
        <Skeleton className="h-28" />
        <Skeleton className="h-3.5" />
      </div>
      <div className="flex flex-col gap-3 px-4 py-3">
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </>
  )
}
