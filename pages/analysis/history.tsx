import { useMemo, useState } from 'react'
import type { Analysis } from '#shared/api/analysis.ts'
import { refresh } from '#shared/app/page/refresh.ts'
import { IN_VIEW } from '#shared/core/charts/chart-window.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { LineChart } from '#shared/ui/charts/line-chart.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'
import { Changes } from './changes.tsx'
import { type Member, type Point, plottedDecimals, plottedText } from './model.ts'
import { Verdict } from './verdict.tsx'

export type Words = typeof import('./words.tsx')

interface Props {
  metric: Metric
  body: Member
  words?: Words | null
  /** Undefined while they are asked for again. */
  onRetryWords?: (() => void) | undefined
  /** Oldest first, at least one. */
  points: readonly Point[]
  analysis: Analysis
}

/** A metric's measurements: chart, the chosen one, changes, guidance. */
export function History({ metric, body, words, onRetryWords, points, analysis }: Props) {
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
    }),
    [points],
  )
  const name = `${metric.name}${metric.view === 'form' ? ' BMI ' : ''}趋势`
  const chart = (
    <LineChart
      name={name}
      {...columns}
      text={(index) => plottedText(metric, points[index]!)}
      gap={words ? (index) => words.gapText(points, index) : undefined}
      selected={selected}
      onSelect={setChosen}
    />
  )
  return (
    <>
      <div className="rounded-b-card bg-surface pb-1">
        <p className="flex justify-between px-4 pt-3.5 text-caption text-ink-3">
          <span>单位：{unitName(metric)}</span>
          {points.length > IN_VIEW && <span>左右滑动查看更多</span>}
        </p>
        {words ? (
          <words.Ranges
            name={name}
            metric={metric}
            decimals={plottedDecimals(metric)}
            points={points}
            selected={selected}
            onSelect={setChosen}
          >
            {chart}
          </words.Ranges>
        ) : (
          chart
        )}
      </div>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-3 pb-6">
        <Verdict metric={metric} body={body} point={point}>
          {words && <words.Science metric={metric} body={body} point={point} />}
        </Verdict>
        {words ? (
          <words.Below analysis={analysis} metric={metric} body={body} points={points} selected={selected} />
        ) : (
          <>
            {selected === last && <Changes analysis={analysis} metric={metric} />}
            <Card title="指导">
              <ErrorLine
                words="分析和建议加载失败"
                onRetry={() => onRetryWords?.()}
                action={onRetryWords === refresh ? '刷新' : '重试'}
              />
            </Card>
          </>
        )}
        <p className="pt-3 pb-1 text-center text-caption text-ink-3">没有更多内容啦</p>
      </div>
    </>
  )
}

/** What the axis counts in; BMI and ratios have no unit of their own. */
function unitName({ key, unit, view }: Metric): string {
  if (unit) return unit
  return key === 'bmi' || view === 'form' ? 'BMI' : '比值'
}
