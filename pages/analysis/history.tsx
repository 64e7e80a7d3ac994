import { useMemo, useState } from 'react'
import type { Analysis } from '#shared/api/analysis.ts'
import { readTargetWeight } from '#shared/api/target-weight.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { refresh } from '#shared/app/page/refresh.ts'
import { shownUnit } from '#shared/core/weight-unit.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { LineChart } from '#shared/ui/charts/line-chart.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'
import { Changes } from './changes.tsx'
import { CHART_HEAD, Reading } from './chart-head.tsx'
import { type Member, type Point, plottedText, shownText } from './model.ts'
import { hasTarget, scaleOf, targetOf } from './scale.ts'
import { Verdict } from './verdict.tsx'

export type Explanation = typeof import('./explanation.tsx')

interface Props {
  metric: Metric
  body: Member
  explanation?: Explanation | null
  /** Undefined while it is asked for again. */
  onRetryExplanation?: (() => void) | undefined
  /** Oldest first, at least one. */
  points: readonly Point[]
  analysis: Analysis
}

/** A metric's measurements: chart, the chosen one, changes, guidance. */
export function History({ metric, body, explanation, onRetryExplanation, points: measured, analysis }: Props) {
  // What the member has written on this phone has changed.
  const [changes, setChanges] = useState(0)
  const redraw = () => setChanges(changes + 1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a note that changes is a new chart
  const points = useMemo(() => explanation?.withNotes(measured) ?? measured, [measured, explanation, changes])
  const last = points.length - 1
  // Nothing chosen yet: the latest, also when a newer one arrives.
  const [chosen, setChosen] = useState<number>()
  const selected = Math.min(chosen ?? last, last)
  const point = points[selected]!
  const columns = useMemo(
    () => ({
      values: points.map(({ plotted }) => plotted),
      labels: points.map(({ label }) => label),
      days: points.map(({ day }) => day),
      times: points.map(({ time }) => time),
      line: explanation?.hasTrend(metric.key) ? explanation.trendLine(points) : undefined,
    }),
    [points, explanation, metric],
  )
  const { remote: goal, retry: retryGoal } = useRemote(hasTarget(metric) ? readTargetWeight : undefined)
  const target = targetOf(metric, points[last]!, goal.state === 'ready' ? goal.value : undefined)
  const own = explanation?.ownGoal(metric.key)
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
      text={(index) => plottedText(metric, points[index]!)}
      note={(index) => points[index]!.note}
      gap={explanation ? (index) => explanation.gapText(points, index) : undefined}
      scale={scale}
      selected={selected}
      onSelect={setChosen}
    />
  )
  return (
    <>
      <div className="rounded-b-card bg-surface pb-1">
        {explanation ? (
          <explanation.Ranges
            name={name}
            unit={unit}
            metric={metric}
            scale={scale}
            normal={explanation.normalText(metric, scale.band)}
            points={points}
            selected={selected}
            onSelect={setChosen}
          >
            {chart}
          </explanation.Ranges>
        ) : (
          chart
        )}
      </div>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-3 pb-6">
        <Verdict metric={metric} body={body} point={point}>
          {explanation && (
            <>
              <explanation.NoteLine point={point} onChange={redraw} />
              <explanation.Science metric={metric} body={body} point={point} />
            </>
          )}
        </Verdict>
        {explanation ? (
          <explanation.Assessment
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
        ) : (
          <>
            {selected === last && <Changes analysis={analysis} metric={metric} />}
            <Card title="指导">
              <ErrorLine
                words="分析和建议加载失败"
                onRetry={() => onRetryExplanation?.()}
                action={onRetryExplanation === refresh ? '刷新' : '重试'}
              />
            </Card>
          </>
        )}
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
