import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'

/** The gauge before its drawing is there: as large, with all ticks. */
export const GaugeRoom = () => (
  <svg className="mx-auto h-auto max-w-full" width="318" height="220" viewBox="0 0 318 220" aria-hidden="true">
    <path
      d="M43.9 199.4A121 121 0 1 1 274.1 199.4"
      fill="none"
      stroke="var(--color-fill)"
      strokeWidth={14}
      strokeDasharray="2.6 3.736"
    />
  </svg>
)

/** The page before its data: date, gauge and two cards (shared/ui/README.md, "States"). */
export const HomeSkeleton = () => (
  <Loading>
    <div className="flex flex-col gap-3">
      <i className="skeleton hidden h-12 in-data-pending:block" />
      <div className="flex h-[59.8px] items-center justify-between">
        <Skeleton className="h-14 w-39" />
        <Skeleton className="size-touch rounded-full" />
      </div>
      <div className="rounded-card bg-surface px-4 pt-3 pb-5 shadow-card">
        <div className="mx-auto max-w-[318px]">
          <GaugeRoom />
          <div className="-mt-[44%] grid justify-items-center gap-3">
            <Skeleton className="h-3.5 w-19" />
            <Skeleton className="h-16 w-39" />
            <Skeleton className="h-7 w-30" />
          </div>
        </div>
        <div className="mt-8 grid grid-cols-3 justify-items-center gap-2 border-t border-line pt-4">
          {[1, 2, 3].map((stat) => (
            <Skeleton key={stat} className="h-12 w-19" />
          ))}
        </div>
      </div>
      <i className="h-54 rounded-card bg-surface shadow-card" />
    </div>
  </Loading>
)
