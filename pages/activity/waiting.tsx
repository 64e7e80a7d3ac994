import { CARDS } from '#shared/app/campaign/states.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'

/** The page's cards while it loads: the line of the countdown, and the progress with its number, rail, prizes and button. */
export const Waiting = () => (
  <Loading>
    <div className={CARDS}>
      <div className="flex min-h-16 items-center justify-between rounded-card border border-line bg-surface px-4">
        <Skeleton className="h-4 w-20" />
        <span className="flex gap-3">
          {[1, 2, 3, 4].map((part) => (
            <Skeleton key={part} className="size-8.5" />
          ))}
        </span>
      </div>
      <div className="rounded-card border border-line bg-surface p-5">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="mt-5 h-11 w-36" />
        <Skeleton className="mt-6 h-3.5" />
        <div className="mt-10 flex gap-2.5">
          {[1, 2, 3].map((prize) => (
            <span
              key={prize}
              className="flex h-40 flex-1 flex-col items-center justify-center gap-3 rounded-tile bg-canvas"
            >
              <Skeleton className="size-16 rounded-full!" />
              <Skeleton className="h-3.5 w-14" />
              <Skeleton className="h-3.5 w-10" />
            </span>
          ))}
        </div>
        <Skeleton className="mt-4.5 h-12.5 rounded-full!" />
      </div>
    </div>
  </Loading>
)
