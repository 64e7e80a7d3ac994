import { useMemo } from 'react'
import { readAnalysis } from '#shared/api/analysis.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { LOADING } from '#shared/core/loading/remote.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { Empty } from '#shared/ui/states/empty.tsx'
import { ScaleDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { Loaded } from '#shared/ui/states/loaded.tsx'
import { History } from './history.tsx'
import { type Member, pointsOf } from './model.ts'
import { type Preview, Waiting } from './waiting.tsx'

interface Props {
  metric: Metric
  /** Undefined while it is not known yet. */
  body?: Member
  /** What the address says of the metric: shown until the data is there. */
  preview?: Preview | undefined
}

/** One metric: its chart, the chosen measurement, how it changed and what to make of it. */
export function MetricPanel({ metric, body, preview }: Props) {
  const { remote, retry } = useRemote((signal) => readAnalysis(metric.type, signal))
  const items = remote.state === 'ready' ? remote.value.items : undefined
  const points = useMemo(
    () => (items && body !== undefined ? pointsOf(items, metric, body) : undefined),
    [items, body, metric],
  )
  // The body is asked for at the same time: shown together, nothing moves when it comes.
  const isWaiting = remote.state === 'ready' && !points
  return (
    <Loaded from={isWaiting ? LOADING : remote} loading={<Waiting metric={metric} preview={preview} />} onRetry={retry}>
      {(analysis) =>
        points?.length ? (
          <History metric={metric} body={body!} points={points} analysis={analysis} />
        ) : (
          <Empty drawing={<ScaleDrawing />} title="暂无数据" line={`完成一次测量后，这里会显示${metric.name}的变化`} />
        )
      }
    </Loaded>
  )
}
