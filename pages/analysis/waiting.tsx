import { Skeleton } from '#shared/ui/states/skeleton.tsx'

/** The page's shape while its numbers are on their way: a line of points on its base, the chosen value with its bar, the changes.
 * @param hasMass the value has a line of kilograms, too
 * @param hasStandard its axis names the standard range */
export function Waiting({ hasMass = false, hasStandard = true }: { hasMass?: boolean; hasStandard?: boolean }) {
  return (
    <>
      <div className="flex h-[418px] elder:h-[560px] flex-col rounded-b-card bg-surface px-4 pt-4 pb-10">
        <Skeleton className="h-3 w-20" />
        <svg className="mt-7 h-[205px] w-full" viewBox="0 0 358 150" preserveAspectRatio="none" aria-hidden="true">
          <path
            d="M0 70C45 66 60 52 90 56s60 44 100 40 70-30 110-22 40 14 58 16"
            fill="none"
            stroke="var(--color-fill)"
            strokeWidth={6}
            vectorEffect="non-scaling-stroke"
          />
          <path d="M0 149h358" stroke="var(--color-line)" strokeWidth={2} vectorEffect="non-scaling-stroke" />
        </svg>
        <div className="mt-3 flex justify-around">
          {[1, 2, 3, 4].map((day) => (
            <Skeleton key={day} className="h-3 w-9" />
          ))}
        </div>
        <Skeleton className="mt-auto h-[50px] rounded-[25px]" />
      </div>
      <div className="flex flex-col gap-3 px-4 py-3">
        <div className="rounded-card bg-surface p-5 shadow-card">
          <Skeleton className="h-3 w-32" />
          <div className="mt-3 flex items-center justify-between">
            <Skeleton className="h-11 w-30" />
            <Skeleton className="h-[34px] w-20 rounded-[10px]" />
          </div>
          <div className="mt-7 grid grid-cols-4 gap-[3px]">
            {[1, 2, 3, 4].map((level) => (
              <Skeleton key={level} className="h-2.5" />
            ))}
          </div>
          <Skeleton
            className={`mt-20 rounded-tile ${hasMass ? 'h-[243px]' : hasStandard ? 'h-[215px]' : 'h-[180px]'}`}
          />
        </div>
        <div className="rounded-card bg-surface p-5 shadow-card">
          <Skeleton className="h-4 w-10" />
          <div className="mt-4 grid grid-cols-3 gap-2.5">
            {[1, 2, 3].map((span) => (
              <Skeleton key={span} className="h-[134px] rounded-tile" />
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
