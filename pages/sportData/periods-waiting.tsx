import type { TimeUnit } from '#shared/api/member-calls.ts'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'

/** Room for the days of a month, and for their table: the columns keep their size, the words above them grow. */
export const DAYS_ROOM = {
  day: 'min-h-[calc(114px+1.125rem)] elder:min-h-[calc(125px+2.8*var(--text-caption))]',
  month: 'min-h-[calc(150px+1.125rem)] elder:min-h-[calc(185px+2.8*var(--text-caption))]',
}

/** Four bars, the days of the month, the sums and the kinds of exercise, while the periods are on their way. */
export const PeriodsWaiting = ({ unit }: { unit: TimeUnit }) => (
  <>
    <div className="rounded-b-card bg-surface px-4 pb-2">
      <div className="flex h-11 items-center justify-between elder:h-[82px]">
        <Skeleton className="h-4 w-30" />
        <Skeleton className="h-11 w-32" />
      </div>
      <div
        className={`flex items-end ${unit === 'week' ? 'h-[198px]' : 'h-[128px]'} justify-around border-b border-line`}
      >
        <Skeleton className="h-24 w-9" />
        <Skeleton className="h-16 w-9" />
        <Skeleton className="h-22 w-9" />
        <Skeleton className="h-28 w-9" />
      </div>
      <div className="h-[74px]" />
      {unit !== 'week' && (
        <div className={`border-t border-line pt-3 ${DAYS_ROOM[unit]}`}>
          <Skeleton className="h-3.5 w-16" />
          <Skeleton className="mt-3 h-16 w-full" />
        </div>
      )}
    </div>
    <div className="flex flex-col gap-3 px-4 pt-3">
      <div className="flex h-[207px] flex-col justify-between rounded-card bg-surface p-5 shadow-card elder:h-[257px]">
        <div className="flex items-end justify-between">
          <div>
            <Skeleton className="h-3.5 w-14" />
            <Skeleton className="mt-3 h-12 w-24" />
          </div>
          <Skeleton className="h-9 w-20" />
        </div>
        <Skeleton className="h-[76px] rounded-tile elder:h-27" />
      </div>
      {[1, 2, 3].map((kind) => (
        <div key={kind} className="h-[145px] rounded-card bg-surface p-5 shadow-card elder:h-[237px]">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-tile" />
            <Skeleton className="h-4 w-20" />
          </div>
          <div className="mt-4 grid grid-cols-4 gap-2 elder:grid-cols-2">
            {[1, 2, 3, 4].map((figure) => (
              <Skeleton key={figure} className="h-10 w-12" />
            ))}
          </div>
        </div>
      ))}
    </div>
  </>
)
