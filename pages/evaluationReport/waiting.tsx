import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'

/** The verdict before it is there: picture and name, title and two lines, the score. */
export const HeroWaiting = () => (
  <div aria-hidden="true">
    <div className="flex items-center gap-3 px-5 pt-2">
      <i className="size-11 rounded-full bg-deep-2" />
      <div>
        <i className="block h-4 w-16 rounded bg-deep-2" />
        <i className="mt-2 block h-3 w-40 rounded bg-deep-2" />
      </div>
    </div>
    <div className="flex items-end justify-between gap-3 px-5 pt-4.5 pb-5.5">
      <div>
        <i className="block h-8 w-40 rounded-lg bg-deep-2" />
        <i className="mt-4 block h-3 w-52 rounded bg-deep-2" />
        <i className="mt-2.5 mb-1 block h-3 w-36 rounded bg-deep-2" />
      </div>
      <div>
        <i className="block h-[58px] w-[84px] rounded-lg bg-deep-2" />
        <i className="mt-3 mb-1 block h-3 w-[84px] rounded bg-deep-2" />
      </div>
    </div>
  </div>
)

/** The six rings of the radar and the bar of ticks below it, then one ability. */
export const CardsWaiting = () => (
  <Loading>
    <div className="h-[446px] rounded-card bg-surface px-5 pt-4 shadow-card">
      <svg className="mx-auto h-auto max-w-full" width="326" height="304" viewBox="0 0 326 304" aria-hidden="true">
        <path
          d="M163 46 254.8 99v106L163 258 71.2 205V99zm0 53 45.9 26.5v53L163 205l-45.9-26.5v-53z"
          fill="none"
          stroke="var(--color-fill)"
          strokeWidth={14}
          strokeLinejoin="round"
        />
      </svg>
      <div className="mt-3 border-t border-line pt-5">
        <Skeleton className="h-6 w-3/5" />
        <svg className="mt-3 h-auto w-full" width="326" height="24" viewBox="0 0 326 24" aria-hidden="true">
          <path d="M1 12h324" stroke="var(--color-fill)" strokeWidth={24} strokeDasharray="2.6 3.992" />
        </svg>
      </div>
    </div>
    <div className="mt-3 flex justify-between rounded-card bg-surface p-5 shadow-card">
      <div>
        <Skeleton className="h-5 w-28" />
        <Skeleton className="mt-4 h-3 w-52" />
        <Skeleton className="mt-2.5 h-3 w-40" />
        <Skeleton className="mt-2.5 h-3 w-46" />
      </div>
      <Skeleton className="size-[72px] rounded-full" />
    </div>
  </Loading>
)
