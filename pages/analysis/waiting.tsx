import { toNumber } from '#shared/core/numbers.ts'
import { shownUnit } from '#shared/core/weight-unit.ts'
import { type Metric, metricText } from '#shared/health/metrics.ts'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { Triangle } from '#shared/ui/verdicts/change.tsx'

/** What the address says of a metric: text of whoever wrote the link. */
export type Preview = Readonly<Record<'name' | 'value' | 'unit' | 'trend', string>>

/** The page's shape while its numbers are on their way: a line of points on its base, the chosen value with its bar, the changes. */
export function Waiting({ metric, preview }: { metric?: Metric; preview?: Preview | undefined }) {
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
          <div className="mb-3.5 flex items-center justify-between gap-2">
            {metric && preview ? (
              <PreviewText metric={metric} {...preview} />
            ) : (
              <div>
                <Skeleton className="h-3 w-32" />
                <Skeleton className="mt-3 h-11 w-30" />
              </div>
            )}
            <Skeleton className="h-[34px] w-20 flex-none rounded-[10px]" />
          </div>
          <div className="mt-7 grid grid-cols-4 gap-[3px]">
            {[1, 2, 3, 4].map((level) => (
              <Skeleton key={level} className="h-2.5" />
            ))}
          </div>
          <Skeleton className="mt-12 h-[112px] rounded-tile" />
        </div>
        <div className="rounded-card bg-surface p-5 shadow-card">
          <Skeleton className="h-4 w-10" />
          <div className="mt-4 grid grid-cols-3 gap-2.5">
            {[1, 2, 3].map((span) => (
              <Skeleton key={span} className="h-[84px] rounded-tile" />
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

/** Name, value with unit and trend of the address, where the measurement's own will stand. A number is written as the page writes it. */
function PreviewText({ metric, name, value, unit, trend }: Preview & { metric: Metric }) {
  const isOwnUnit = unit === metric.unit
  const text = isOwnUnit && toNumber(value) !== undefined ? metricText(metric, value) : value
  const way = Math.sign(toNumber(trend) ?? 0)
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p className="text-sub text-ink-3">{name || metric.name}</p>
      <b className="num block min-h-[1.05em] text-[3.25rem] leading-[1.05] tracking-[-.01em]">
        {text}
        <i className="ml-[3px] font-sans text-body font-normal text-ink-3">{isOwnUnit ? shownUnit(unit) : unit}</i>
        {way !== 0 && (
          <span className="ml-2 inline-block align-middle text-ink-2">
            <Triangle isUp={way > 0} />
          </span>
        )}
      </b>
    </div>
  )
}
