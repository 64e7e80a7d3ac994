import type { ReactNode } from 'react'
import { part } from '#shared/app/loading/part.tsx'
import { shownUnit } from '#shared/core/weight-unit.ts'
import { getRatingZones } from '#shared/health/axis.ts'
import type { Sex } from '#shared/health/body.ts'
import { formName } from '#shared/health/body-form.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { RATINGS } from '#shared/health/ratings.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { MetricAxis } from '#shared/ui/verdicts/metric-axis.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import { hasBar, type Member, type Point, plottedText, sexFor } from './model.ts'

interface Props {
  metric: Metric
  body: Member
  point: Point
  /** The science behind the number. */
  children?: ReactNode
}

const BodyTypeFigure = part(
  () => import('#shared/ui/figures/body-type-figure.tsx').then(({ BodyTypeFigure }) => BodyTypeFigure),
  { lost: () => null },
)

/** The chosen measurement: value, verdict, bar or picture. */
export function Verdict({ metric, body, point, children }: Props) {
  const isForm = metric.view === 'form'
  const rating = point.rating && RATINGS[point.rating]
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
      {point.rating && hasBar(metric, point) && <MetricAxis zones={getRatingZones(point.rating)} />}
      {children}
    </Card>
  )
}

/** The forms in a row, from slight to stout, so that neighbours look alike. */
const ROW = [0, 1, 2, 5, 11, 3, 4, 6, 9, 7, 10, 8]

/** The member's body form between its two neighbours. */
function FormView({ code, sex, name }: { code: number; sex: Sex; name: string }) {
  const place = ROW.indexOf(code)
  const neighbour = (step: number) => ROW[place + step]
  return (
    <div className="mt-1.5 grid grid-cols-[1fr_1.15fr_1fr] items-end text-center text-sub">
      {[neighbour(-1), code, neighbour(1)].map((form, index) => {
        if (form === undefined) return <i key={index} />
        const isOwn = form === code
        const words = isOwn ? name : formName(form, sex)
        return (
          <figure
            key={index}
            className={`grid justify-items-center gap-2 ${isOwn ? 'rounded-tile bg-brand-soft pt-3.5 pb-3 font-semibold' : 'text-ink-3'}`}
          >
            <div className={isOwn ? 'h-[224px]' : 'h-[190px] opacity-[.42]'}>
              <BodyTypeFigure code={form} sex={sex} height={isOwn ? 224 : 190} />
            </div>
            <figcaption>{words}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}
