import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react'
import type { Analysis } from '#shared/api/analysis.ts'
import { keepUnits } from '#shared/format/text.ts'
import { convertMasses, getDisplayUnit } from '#shared/format/weight-unit.ts'
import { getRatingZones } from '#shared/health/axis.ts'
import type { Sex } from '#shared/health/body.ts'
import { getFormName } from '#shared/health/body-form.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { RATINGS } from '#shared/health/ratings.ts'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { BulbIcon } from '#shared/ui/icons/icons-sport.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { MetricAxis } from '#shared/ui/verdicts/metric-axis.tsx'
import { PlainTag } from '#shared/ui/verdicts/plain-tag.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import { SCIENCE } from './copy-science.ts'
import {
  CARDS_IN_LARGE_TEXT,
  FIRST_IN_LARGE_TEXT,
  SECOND_IN_LARGE_TEXT,
  THIRD_IN_LARGE_TEXT,
} from './large-text-order.ts'
import { addNotes, useGoals } from './member-goals.ts'
import {
  findSelectedIndex,
  formatPlotted,
  getSex,
  hasBar,
  type Member,
  type Point,
  type SelectedPoint,
} from './model.ts'
import { LATER, Ranges } from './ranges/ranges.tsx'
import { formatReference } from './reference.ts'
import { createScale } from './scale.ts'

interface Props {
  metric: Metric
  body: Member
  /** Oldest first, at least one. */
  points: readonly Point[]
  analysis: Analysis
  /** False while another tab's panel is displayed. */
  isDisplayed: boolean
}

/** Below the first screen of most phones, so its code is loaded lazily. */
const Assessment = lazyComponent(LATER, ({ Assessment }) => Assessment, {
  fallback: () => <Skeleton className={`h-[560px] rounded-card ${SECOND_IN_LARGE_TEXT}`} />,
})

/** Measurements of a metric: chart, selected measurement, changes, guidance. */
export function History({ metric, body, points: measured, analysis, isDisplayed }: Props) {
  const { changes, redraw } = useMemberChanges()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed note rebuilds the chart
  const points = useMemo(() => addNotes(measured), [measured, changes])
  const last = points.length - 1
  // Until the member selects a point, the latest is selected, also after a newer one arrives.
  const [chosen, setChosen] = useState<SelectedPoint>()
  const selected = findSelectedIndex(points, chosen)
  const point = points[selected]!
  const selectPoint = (index: number) => setChosen({ index, time: points[index]!.time })
  const goals = useGoals(metric, points[last]!)
  const line = goals.localGoal ?? goals.target
  const scale = useMemo(() => createScale(metric, point, body, line), [metric, point, body, line])
  return (
    <>
      <div className={`rounded-b-card bg-surface pb-1 ${THIRD_IN_LARGE_TEXT}`}>
        <Ranges metric={metric} scale={scale} points={points} selected={selected} onSelect={selectPoint} />
      </div>
      <div className={`flex flex-1 flex-col gap-3 px-4 pt-3 pb-6 ${CARDS_IN_LARGE_TEXT}`}>
        <div className={FIRST_IN_LARGE_TEXT}>
          <Verdict metric={metric} body={body} point={point} isDisplayed={isDisplayed}>
            <Science metric={metric} body={body} point={point} />
          </Verdict>
        </div>
        <Assessment
          analysis={analysis}
          metric={metric}
          body={body}
          points={points}
          selected={selected}
          goals={goals}
          onNote={() => selectPoint(selected)}
          onLocalGoalChange={redraw}
        />
      </div>
    </>
  )
}

/** Rerenders when the member's local goals or notes change, on this page or in another tab. */
function useMemberChanges() {
  const [changes, redraw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    addEventListener('storage', redraw)
    return () => removeEventListener('storage', redraw)
  }, [])
  return { changes, redraw }
}

interface VerdictProps {
  metric: Metric
  body: Member
  point: Point
  /** While false, the number does not animate. */
  isDisplayed?: boolean
  /** Rendered below the value: the description of the metric. */
  children?: ReactNode
}

const BodyTypeFigure = lazyComponent(LATER, ({ BodyTypeFigure }) => BodyTypeFigure, {
  error: () => null,
})
const NumberRoll = lazyComponent(LATER, ({ NumberRoll }) => NumberRoll, {
  fallback: ({ value }) => value,
  error: (_, { value }) => value,
})

/** Last displayed value; the number of the next tab animates from it. */
let displayedText: string | undefined

/** Card of the selected measurement: value, rating, and bar or figure. */
export function Verdict({ metric, body, point, isDisplayed = true, children }: VerdictProps) {
  const isForm = metric.view === 'form'
  const rating = point.rating && RATINGS[point.rating]
  const [previousText = point.text] = useState(displayedText)
  useEffect(() => {
    if (isDisplayed) displayedText = point.text
  }, [isDisplayed, point.text])
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
            <b className="num block text-[3.25rem] leading-[1.05] tracking-[-.01em] elder:text-[min(5.5rem,23vw)]">
              <NumberRoll value={isDisplayed ? point.text : previousText} initialText={previousText} />
              {metric.unit && (
                <i className="ml-[3px] font-sans text-body font-normal text-ink-3">{getDisplayUnit(metric.unit)}</i>
              )}
            </b>
          )}
        </div>
        {isForm && (
          <PlainTag size="large">
            <span className="font-normal">BMI</span> <b className="num text-num-s">{formatPlotted(metric, point)}</b>
          </PlainTag>
        )}
        {rating && (
          <Tag kind={rating.key} size="large">
            {rating.name}
          </Tag>
        )}
      </div>
      {isForm && point.form !== undefined && <FormView code={point.form} sex={getSex(body)} name={point.text} />}
      {point.rating && hasBar(metric, point) && <MetricAxis zones={getRatingZones(point.rating)} />}
      {children}
    </Card>
  )
}

/** Body form codes ordered from slight to stout, so that neighbours look alike. */
const ROW = [0, 1, 2, 5, 11, 3, 4, 6, 9, 7, 10, 8]

/** The member's body form between its two neighbours. */
function FormView({ code, sex, name }: { code: number; sex: Sex; name: string }) {
  const position = ROW.indexOf(code)
  const getNeighbour = (step: number) => ROW[position + step]
  return (
    <div className="mt-1.5 grid grid-cols-[1fr_1.15fr_1fr] items-end text-center text-sub">
      {[getNeighbour(-1), code, getNeighbour(1)].map((form, index) => {
        if (form === undefined) return <i key={index} />
        const isCurrent = form === code
        const text = isCurrent ? name : getFormName(form, sex)
        return (
          <figure
            key={index}
            className={`grid justify-items-center gap-2 ${isCurrent ? 'rounded-tile bg-panel pt-3.5 pb-3 font-semibold' : 'text-ink-3'}`}
          >
            <div className={isCurrent ? 'h-[224px]' : 'h-[190px] opacity-[.42]'}>
              <BodyTypeFigure code={form} sex={sex} height={isCurrent ? 224 : 190} />
            </div>
            <figcaption>{text}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}

/** Description of the metric with the member's own range. */
const Science = ({ metric, body, point }: { metric: Metric; body: Member; point: Point }) => (
  <div className="mt-[18px] flex gap-2.5 rounded-tile bg-canvas px-3.5 py-3 text-body leading-[1.6] text-ink-2">
    <BulbIcon scalesWithText={20} className="mt-px text-brand-text" />
    <p>{keepUnits(convertMasses(SCIENCE[metric.key]) + formatReference(metric, point, body))}</p>
  </div>
)
