import { useState } from 'react'
import { type Analysis, readAnalysis } from '#shared/api/analysis.ts'
import { useLazy } from '#shared/app/use-lazy.ts'
import { useRemote } from '#shared/app/use-remote.ts'
import { IN_VIEW } from '#shared/core/chart-window.ts'
import type { Body } from '#shared/health/body.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { Empty } from '#shared/ui/empty.tsx'
import { LineChart } from '#shared/ui/line-chart.tsx'
import { Loaded } from '#shared/ui/loaded.tsx'
import { Changes } from './changes.tsx'
import { type Point, plottedText, pointsOf } from './model.ts'
import { Verdict } from './verdict.tsx'
import { Waiting } from './waiting.tsx'

interface Props {
  metric: Metric
  body: Body
}
interface History {
  analysis: Analysis
  points: Point[]
  values: number[]
  labels: string[]
  days: string[]
}

/** One metric: its chart, the chosen measurement, how it changed and what to make of it. */
export function MetricPanel({ metric, body }: Props) {
  const { remote, retry } = useRemote(async (signal): Promise<History> => {
    const analysis = await readAnalysis(metric.type, signal)
    const points = pointsOf(analysis.items, metric, body)
    const column = <T,>(read: (point: Point) => T) => points.map(read)
    return {
      analysis,
      points,
      values: column((one) => one.plotted),
      labels: column((one) => one.label),
      days: column((one) => one.day),
    }
  })
  return (
    <Loaded from={remote} loading={<Waiting />} onRetry={retry}>
      {(loaded) =>
        loaded.points.length === 0 ? (
          <Empty title="暂无数据" line={`完成一次测量后，这里会显示${metric.name}的变化`} />
        ) : (
          <Chosen metric={metric} body={body} {...loaded} />
        )
      }
    </Loaded>
  )
}

function Chosen({ metric, body, analysis, points, values, labels, days }: Props & History) {
  const [chosen, setChosen] = useState(points.length - 1)
  // After a reload there may be fewer points than before.
  const selected = Math.min(chosen, points.length - 1)
  const point = points[selected]!
  const isLatest = selected === points.length - 1
  // The long texts come after the numbers: nobody waits for them.
  const words = useLazy(() => import('./words.tsx'), true)
  return (
    <>
      <div className="rounded-b-card bg-surface pb-1">
        <p className="flex justify-between px-4 pt-3.5 text-caption text-ink-3">
          <span>单位：{unitName(metric)}</span>
          {points.length > IN_VIEW && <span>左右滑动查看更多</span>}
        </p>
        <LineChart
          name={`${metric.name}${metric.view === 'form' ? ' BMI ' : ''}趋势`}
          values={values}
          labels={labels}
          days={days}
          text={(index) => plottedText(metric, points[index]!)}
          selected={selected}
          onSelect={setChosen}
        />
      </div>
      <main className="flex flex-1 flex-col gap-3 px-4 pt-3 pb-6">
        <Verdict metric={metric} body={body} point={point}>
          {words && <words.Science metric={metric} body={body} point={point} />}
        </Verdict>
        {isLatest && <Changes analysis={analysis} metric={metric} />}
        {words && (
          <words.GuidanceCard
            metric={metric}
            body={body}
            points={points}
            selected={selected}
            changeMonth={analysis.changeMonth}
          />
        )}
        <p className="pt-3 pb-1 text-center text-caption text-ink-3">没有更多内容啦</p>
      </main>
    </>
  )
}

/** What the axis counts in; BMI and ratios have no unit of their own. */
function unitName({ key, unit, view }: Metric): string {
  if (unit) return unit
  return key === 'bmi' || view === 'form' ? 'BMI' : '比值'
}
