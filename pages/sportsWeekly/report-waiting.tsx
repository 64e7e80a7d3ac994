import { Skeleton, SkeletonCard } from '#shared/ui/states/skeleton.tsx'

/** The hero's places and two cards, while the report is on its way. */
export const ReportWaiting = () => (
  <>
    <div className="flex h-[169px] items-center opacity-60 dark:opacity-30 elder:h-[188px] justify-between gap-3 px-5 pb-5">
      <div className="min-w-0 *:max-w-full">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="mt-2 h-10 w-44" />
        <Skeleton className="mt-4 h-4 w-56" />
      </div>
      <Skeleton className="size-[70px] flex-none rounded-full" />
    </div>
    <div className="flex flex-col gap-3 px-4">
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </>
)
