import type { Analysis } from '#shared/api/analysis.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { BasisCard } from './basis-card.tsx'
import { Changes } from './changes.tsx'
import { stageOf } from './guidance.ts'
import { GuidanceCard } from './guidance-card.tsx'
import { Insight } from './insight/insight.tsx'
import { type Member, type Point, plottedDecimals } from './model.ts'

interface Props {
  analysis: Analysis
  metric: Metric
  body: Member
  /** Oldest first, at least one. */
  points: readonly Point[]
  selected: number
}

/** What stands below the chosen measurement: how the metric changed, where it is going, what to make of it. */
export function Below({ analysis, metric, body, points, selected }: Props) {
  const last = points.length - 1
  return (
    <Insight
      analysis={analysis}
      metric={metric}
      body={body}
      points={points}
      decimals={plottedDecimals(metric)}
      isLow={stageOf(metric.key, points[last]!, body) === 'low'}
      changes={(note) => selected === last && <Changes analysis={analysis} metric={metric} note={note} />}
    >
      {(target) => (
        <>
          <GuidanceCard
            metric={metric}
            body={body}
            points={points}
            selected={selected}
            changeMonth={analysis.changeMonth}
            target={target}
          />
          <BasisCard metric={metric} body={body} point={points[selected]!} />
        </>
      )}
    </Insight>
  )
}
