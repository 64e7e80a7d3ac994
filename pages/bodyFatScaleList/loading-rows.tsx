import { Skeleton } from '#shared/ui/states/skeleton.tsx'

/** Three rows that wait, as tall as those that come. */
export const LoadingRows = () => (
  <div className="flex flex-col gap-2.5 px-4 pt-1">
    <Skeleton className="mx-1 mt-1.5 mb-3 h-4 w-4/5" />
    {[1, 2, 3].map((row) => (
      <div
        key={row}
        className="flex h-[88px] items-center justify-between rounded-card bg-surface py-4 pr-4 pl-5 shadow-card"
      >
        <div>
          <Skeleton className="h-3 w-22" />
          <Skeleton className="mt-2.5 h-7 w-36" />
        </div>
        <Skeleton className="h-11 w-18 rounded-full" />
      </div>
    ))}
  </div>
)
