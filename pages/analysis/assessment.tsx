import type { Analysis } from '#shared/api/analysis.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { BasisCard } from './basis-card.tsx'
import { Changes } from './changes.tsx'
import { CompositionCard } from './composition/composition-card.tsx'
import { stageOf } from './guidance.ts'
import { GuidanceCard } from './guidance-card.tsx'
import { Insight } from './insight/insight.tsx'
import { Means } from './means/means.tsx'
import { type Member, type Point, plottedDecimals } from './model.ts'

interface Props {
  analysis: Analysis
  metric: Metric
  body: Member
  /** Oldest first, at least one. */
  points: readonly Point[]
  selected: number
  /** kg of the member's target. */
  goal: Remote<number | undefined>
  onRetryGoal: () => void
  /** The target in the metric's unit. */
  target: number | undefined
  /** The goal that the member has written down for this metric, on this phone. */
  own: number | undefined
  onOwn: () => void
}

/** Below the chosen measurement: how the metric changed, where it is going, what to make of it. */
export function Assessment({ selected, ...told }: Props) {
  const { analysis, metric, body, points, target } = told
  const last = points.length - 1
  const isLow = stageOf(metric.key, points[last]!, body) === 'low'
  return (
    <Insight
      {...told}
      decimals={plottedDecimals(metric)}
      isLow={isLow}
      changes={(note) =>
        selected === last && (
          <Changes analysis={analysis} metric={metric} note={note}>
            <Means metric={metric} points={points} />
          </Changes>
        )
      }
    >
      {(trendMonth, trendNow) => (
        <>
          {(metric.key === 'weight' || metric.key === 'bodyFat') && <CompositionCard metric={metric} points={points} />}
          <GuidanceCard
            metric={metric}
            body={body}
            points={points}
            selected={selected}
            changeMonth={analysis.changeMonth}
            trendMonth={trendMonth}
            trendNow={trendNow}
            isLow={isLow}
            target={target}
          />
          <BasisCard metric={metric} body={body} point={points[selected]!} />
        </>
      )}
    </Insight>
  )
}
