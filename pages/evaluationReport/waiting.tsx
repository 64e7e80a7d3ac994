import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'

/** A word of the dark ground, as wide as it is told and in the line of its text: heights follow the size of the type. */
const Word = ({ className }: { className: string }) => (
  <i className={`inline-block h-[.75em] max-w-full rounded bg-deep-2 ${className}`} />
)

/** The verdict before it is there: picture and name, title and two lines, the score. */
export const HeroWaiting = () => (
  <div aria-hidden="true">
    <div className="flex items-center gap-3 px-5 pt-2">
      <i className="size-11 flex-none rounded-full bg-deep-2" />
      <div className="min-w-0 flex-1">
        <p className="leading-[1.4]">
          <Word className="w-[3em]" />
        </p>
        <p className="text-caption leading-normal">
          <Word className="w-[13em]" />
        </p>
      </div>
    </div>
    <div className="flex flex-wrap items-end justify-between gap-3 px-5 pt-4.5 pb-5.5">
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="text-[2rem] leading-tight">
          <Word className="w-[5em]" />
        </p>
        <p className="mt-1.5 max-w-[15rem] text-sub leading-[1.65]">
          <Word className="w-full" />
          <Word className="w-4/5" />
          <i className="hidden h-[.75em] w-2/5 rounded bg-deep-2 elder:inline-block" />
        </p>
      </div>
      <p className="ml-auto text-right">
        <span className="num block text-[min(4.75rem,22vw)] leading-[.92]">
          <Word className="w-[1.1em]" />
        </span>
        <span className="block text-sub leading-normal">
          <Word className="w-[7em]" />
        </span>
      </p>
    </div>
  </div>
)

/** The rings of the radar (bars in 长辈版) and the bar of ticks below it, then one ability. */
export const CardsWaiting = () => (
  <Loading>
    <div className="h-[443px] overflow-hidden rounded-card bg-surface px-5 pt-4 shadow-card elder:h-[473px]">
      <svg
        className="mx-auto block h-auto max-w-full elder:hidden"
        width="326"
        height="304"
        viewBox="0 0 326 304"
        aria-hidden="true"
      >
        <path
          d="M163 46 254.8 99v106L163 258 71.2 205V99zm0 53 45.9 26.5v53L163 205l-45.9-26.5v-53z"
          fill="none"
          stroke="var(--color-fill)"
          strokeWidth={14}
          strokeLinejoin="round"
        />
      </svg>
      <div className="hidden gap-y-7 elder:grid">
        {[1, 2, 3, 4, 5, 6].map((ability) => (
          <Skeleton key={ability} className="h-6" />
        ))}
      </div>
      <div className="mt-3 border-t border-line pt-5">
        <Skeleton className="h-6 w-3/5" />
        <svg className="mt-3 h-auto w-full" width="326" height="24" viewBox="0 0 326 24" aria-hidden="true">
          <path d="M1 12h324" stroke="var(--color-fill)" strokeWidth={24} strokeDasharray="2.6 3.992" />
        </svg>
      </div>
    </div>
    <div className="mt-3 h-[213px] overflow-hidden rounded-card bg-surface p-5 shadow-card elder:h-[418px]">
      <div className="flex justify-between gap-3">
        <div className="min-w-0 *:max-w-full">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="mt-4 h-3 w-52" />
          <Skeleton className="mt-2.5 h-3 w-40" />
          <Skeleton className="mt-2.5 h-3 w-46" />
        </div>
        <Skeleton className="size-[72px] flex-none rounded-full" />
      </div>
      <Skeleton className="mt-5 h-16 rounded-xl" />
    </div>
  </Loading>
)
