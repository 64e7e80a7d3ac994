import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react'
import type { Analysis } from '#shared/api/analysis.ts'
import { readTargetWeight } from '#shared/api/target-weight.ts'
import { part } from '#shared/app/loading/part.tsx'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { shownUnit } from '#shared/core/weight-unit.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { gapText, hasTrend, trendLine } from '#shared/health/trend.ts'
import { LineChart } from '#shared/ui/charts/chart-frame.tsx'
import { CHART_HEAD, Reading } from '#shared/ui/charts/chart-head.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { Science } from './explanation.tsx'
import { ownGoal } from './goal/own-goals.ts'
import { type Member, type Point, plottedText, shownText } from './model.ts'
import { NoteLine } from './notes/note-line.tsx'
import { withNotes } from './notes/own-notes.ts'
import { Ranges } from './ranges/ranges.tsx'
import { normalText } from './reference.ts'
import { hasTarget, scaleOf, targetOf } from './scale.ts'
import { Verdict } from './verdict.tsx'

interface Props {
  metric: Metric
  body: Member
  /** Oldest first, at least one. */
  points: readonly Point[]
  analysis: Analysis
  /** What can be done with them all: the last thing on the page. */
  end: ReactNode
}

/** Below the first screen of most phones: it comes behind it. */
const Assessment = part(() => import('./assessment.tsx').then(({ Assessment }) => Assessment), {
  waiting: () => <Skeleton className="h-[560px] rounded-card" />,
})

/** A metric's measurements: chart, the chosen one, changes, guidance. */
export function History({ metric, body, points: measured, analysis, end }: Props) {
  // What the member has written on this phone has changed, here or on another page.
  const [changes, redraw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    addEventListener('storage', redraw)
    return () => removeEventListener('storage', redraw)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a note that changes is a new chart
  const points = useMemo(() => withNotes(measured), [measured, changes])
  const last = points.length - 1
  // Nothing chosen yet: the latest, also when a newer one arrives.
  const [chosen, setChosen] = useState<number>()
  const selected = Math.min(chosen ?? last, last)
  const point = points[selected]!
  const columns = useMemo(() => {
    const values = points.map(({ plotted }) => plotted)
    const times = points.map(({ time }) => time)
    return {
      values,
      times,
      line: hasTrend(metric.key) ? trendLine(times, values) : undefined,
    }
  }, [points, metric])
  const { remote: goal, retry: retryGoal } = useRemote(hasTarget(metric) ? readTargetWeight : undefined)
  const target = targetOf(metric, points[last]!, goal.state === 'ready' ? goal.value : undefined)
  const own = ownGoal(metric.key)
  const line = own ?? target
  const scale = useMemo(() => scaleOf(metric, point, body, line), [metric, point, body, line])
  const name = `${metric.name}${metric.view === 'form' ? ' BMI ' : ''}趋势`
  const unit = plottedUnit(metric)
  const chart = (
    <LineChart
      name={name}
      {...columns}
      head={(index) => {
        const trend = columns.line?.[index]
        return (
          <p className={CHART_HEAD}>
            <Reading
              when={points[index]!.day}
              value={plottedText(metric, points[index]!)}
              trend={trend !== undefined && shownText(metric, trend) + shownUnit(metric.unit)}
              unit={unit}
            />
          </p>
        )
      }}
      label={(index) => points[index]!.label}
      day={(index) => points[index]!.day}
      text={(index) => plottedText(metric, points[index]!)}
      note={(index) => points[index]!.note}
      gap={(index) => gapText(columns.times, index)}
      scale={scale}
      selected={selected}
      onSelect={setChosen}
    />
  )
  return (
    <>
      <div className="rounded-b-card bg-surface pb-1">
        <Ranges
          name={name}
          unit={unit}
          metric={metric}
          scale={scale}
          normal={normalText(metric, scale.band)}
          points={points}
          selected={selected}
          onSelect={setChosen}
        >
          {chart}
        </Ranges>
      </div>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-3 pb-6">
        <Verdict metric={metric} body={body} point={point}>
          <NoteLine point={point} onChange={redraw} />
          <Science metric={metric} body={body} point={point} />
        </Verdict>
        <Assessment
          analysis={analysis}
          metric={metric}
          body={body}
          points={points}
          selected={selected}
          goal={goal}
          onRetryGoal={retryGoal}
          target={target}
          own={own}
          onOwn={redraw}
        />
        {end}
        <p className="pt-3 pb-1 text-center text-caption text-ink-3">没有更多内容啦</p>
      </div>
    </>
  )
}

/** What the curve counts in, where the reading does not say it. */
function plottedUnit({ key, unit, view }: Metric): string {
  if (view === 'form') return '曲线为 BMI（kg/m²）'
  if (unit) return ''
  return `单位：${key === 'bmi' ? 'kg/m²' : '比值'}`
}
