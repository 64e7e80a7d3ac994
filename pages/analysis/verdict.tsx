import type { ReactNode } from 'react'
import { shownUnit } from '#shared/core/weight-unit.ts'
import { edgeText } from '#shared/health/axis.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { RATINGS } from '#shared/health/ratings.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { MetricAxis } from '#shared/ui/verdicts/metric-axis.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import { FormView } from './form-view.tsx'
import { hasBar, type Member, type Point, plottedText, sexFor } from './model.ts'
import { axisOf } from './scale.ts'

interface Props {
  metric: Metric
  body: Member
  point: Point
  /** The science behind the number. */
  children?: ReactNode
}

/** The chosen measurement: value, verdict, bar or picture. */
export function Verdict({ metric, body, point, children }: Props) {
  const isForm = metric.view === 'form'
  const rating = point.rating && RATINGS[point.rating]
  const axis = axisOf(metric, point, body)
  return (
    <Card>
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-2">
        <div>
          <p className="text-sub text-ink-3">
            {metric.name} · {point.day}
          </p>
          {isForm ? (
            <h2 className="text-[2rem] leading-[1.4]">{point.text}</h2>
          ) : (
            <b className="num block text-[3.25rem] leading-[1.05] tracking-[-.01em]">
              {point.text}
              {metric.unit && (
                <i className="ml-[3px] font-sans text-body font-normal text-ink-3">{shownUnit(metric.unit)}</i>
              )}
            </b>
          )}
        </div>
        {isForm && (
          <Tag kind="plain" size="large">
            <span className="font-normal">BMI</span> <b className="num text-num-s">{plottedText(metric, point)}</b>
          </Tag>
        )}
        {rating && (
          <Tag kind={rating.key} size="large">
            {rating.name}
          </Tag>
        )}
      </div>
      {isForm && point.form !== undefined && <FormView code={point.form} sex={sexFor(body)} name={point.text} />}
      {axis && hasBar(metric, point) && <MetricAxis {...axis} edgeText={(edge) => edgeText(metric, edge)} />}
      {children}
    </Card>
  )
}
