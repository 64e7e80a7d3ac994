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

/** What stands for words in a line, as high as its letters: the line itself has the height of the one that comes, in every size of text. */
const Words = ({ className }: { className: string }) => <i className={`skeleton inline-block h-[.8em] ${className}`} />

/** The card of the weight's trend: never lower than with two lines of words, since what is below must not move when they come. */
export const MONTH_CARD =
  'flex min-h-[calc(8.125rem+min(27.7vw,119px))] flex-col justify-center rounded-card bg-surface px-5 py-4 shadow-card elder:min-h-[calc(10rem+128px)]'

/** That card before its words are known. */
export const MonthBlank = () => (
  <div className={MONTH_CARD}>
    <Skeleton className="h-3 w-16" />
    <Skeleton className="mt-2 mb-5 h-20" />
    <Skeleton className="h-7 w-40" />
  </div>
)

/** The card of the body type, before what is below the weight is there. */
export const BodyTypeSkeleton = () => (
  <div className="h-[188px] rounded-card bg-surface p-5 shadow-card">
    <Skeleton className="h-3 w-16" />
    <Skeleton className="mt-4 h-8 w-32" />
    <Skeleton className="mt-4 h-3 w-44" />
  </div>
)

/** The page before its data: banner, date, gauge and two cards, each in the lines of what comes (shared/ui/README.md, "States"). */
export const HomeSkeleton = () => (
  <Loading>
    <div className="flex flex-col gap-3">
      <i className="skeleton hidden min-h-12 elder:min-h-15 py-2 pr-10 elder:pr-[47px] pl-11.5 elder:pl-[55px] text-sub in-data-pending:block">
        <span className="invisible">
          有<b className="num px-[3px] text-num-s leading-none">1</b>条测量记录待确认
        </span>
      </i>
      <div className="flex items-center justify-between gap-3 py-1">
        <div className="min-h-12">
          <p className="text-[min(var(--text-page),11vw)] leading-[1.3]">
            <Words className="w-30" />
          </p>
          <p className="min-h-[1.125rem] text-caption">
            <Words className="w-39" />
          </p>
        </div>
        <Skeleton className="size-touch flex-none rounded-full" />
      </div>
      <div className="rounded-card bg-surface px-4 pt-3 pb-5 text-center shadow-card">
        <div className="mx-auto max-w-[318px]">
          <GaugeRoom />
          <div className="-mt-[44%]">
            <p className="text-sub">
              <Words className="w-19" />
            </p>
            <p className="num text-[min(4.5rem,21vw)] leading-[1.02]">
              <Words className="w-39" />
            </p>
            <p className="skeleton mt-2 elder:mt-8 inline-flex min-h-7 w-30 items-center py-0.5 text-sub">&nbsp;</p>
          </div>
        </div>
        <div className="trio mt-8 border-t border-line pt-4">
          {[1, 2, 3].map((stat) => (
            <div key={stat}>
              <p className="text-caption">
                <Words className="w-12" />
              </p>
              <p className="num text-fig-m leading-[1.4]">
                <Words className="w-15" />
              </p>
            </div>
          ))}
        </div>
      </div>
      <BodyTypeSkeleton />
    </div>
  </Loading>
)
