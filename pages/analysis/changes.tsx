import type { Analysis, Step } from '#shared/api/analysis.ts'
import { shownUnit } from '#shared/core/weight-unit.ts'
import { type Metric, metricText } from '#shared/health/metrics.ts'
import { ArrowDownIcon, ArrowUpIcon } from '#shared/ui/icons/icons-record.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { changeBy, changesOf } from './steps.ts'

/** What happened in the last week, month and quarter: one reading against another. */
export const Changes = ({ analysis, metric }: { analysis: Analysis; metric: Metric }) => (
  <Card title="变化" right={`${metric.view === 'form' ? 'BMI，' : ''}按单次测量`}>
    {/* What does not fit beside the others fills its row. */}
    <dl className="flex flex-wrap gap-2.5 *:flex-[1_1_calc(5.6rem*var(--grow))]">
      {changesOf(analysis).map(([name, step]) => (
        <div key={name} className="rounded-tile bg-canvas px-3 pt-3 pb-2.5">
          <dt className="mb-1.5 text-sub text-ink-2">{name}</dt>
          <dd className="flex items-center gap-[5px]">
            <Size step={step} metric={metric} />
          </dd>
        </div>
      ))}
    </dl>
  </Card>
)

function Size({ step, metric }: { step: Step; metric: Metric }) {
  const by = changeBy(step)
  if (by === undefined) return <b className="num text-fig-l leading-[1.3] text-ink-3">-</b>
  const size = metricText(metric, Math.abs(by))
  if (Number(size) === 0) return <b className="text-num-s leading-[1.73]">持平</b>
  const isUp = by > 0
  return (
    <>
      <span
        role="img"
        aria-label={isUp ? '上升' : '下降'}
        className="grid size-[18px] flex-none place-items-center rounded-full bg-fill text-ink-2 [&_svg]:[stroke-width:3.4]"
      >
        {isUp ? <ArrowUpIcon size={12} /> : <ArrowDownIcon size={12} />}
      </span>
      <b className="num text-fig-l leading-[1.3]">
        {size}
        {metric.unit && (
          <i className="ml-0.5 font-sans text-caption font-normal text-ink-3">{shownUnit(metric.unit)}</i>
        )}
      </b>
    </>
  )
}
