import { useMemo } from 'react'
import type { Analysis } from '#shared/api/analysis.ts'
import { isKnown } from '#shared/app/member/own-store.ts'
import { isMinor } from '#shared/health/body.ts'
import { changeVerdict } from '#shared/health/change-verdict.ts'
import { isGoalKey } from '#shared/health/goal-keys.ts'
import type { Metric, MetricKey } from '#shared/health/metrics.ts'
import { dailyMeans, hasTrend, trendChange, trendOf } from '#shared/health/trend.ts'
import { BasisCard } from './basis-card.tsx'
import { ChangeNote, Changes } from './changes.tsx'
import { CompositionCard } from './composition/composition-card.tsx'
import { GoalSlot } from './goal/goal-slot.tsx'
import { OutlookCard } from './goal/outlook-card.tsx'
import type { Goals } from './goal/use-goals.ts'
import { stageOf } from './guidance.ts'
import { GuidanceCard } from './guidance-card.tsx'
import { Means } from './means/means.tsx'
import { type Member, type Point, plottedDecimals } from './model.ts'

interface Props {
  analysis: Analysis
  metric: Metric
  body: Member
  /** Oldest first, at least one. */
  points: readonly Point[]
  selected: number
  goals: Goals
  /** The member has written another goal down, or none any more. */
  onOwnGoal: () => void
}

/** Below the chosen measurement: how the metric changed, where it is going, what to make of it. */
export function Assessment({ analysis, metric, body, points, selected, goals, onOwnGoal }: Props) {
  const { key } = metric
  const trend = useMemo(() => trendIn(key, points), [key, points])
  const trendNow = trend.values[trend.values.length - 1]
  const last = points.length - 1
  const latest = points[last]!
  const isRated = body !== null && !isMinor(body)

  const note = (days: number, by: number | undefined) => {
    const trendBy = trendChange(trend.days, trend.values, days)
    const verdict = changeVerdict({
      key,
      by: trendBy ?? by,
      now: trendBy === undefined ? latest.plotted : trendNow,
      target: goals.target,
      isLow: stageOf(key, latest, body) === 'low',
      decimals: plottedDecimals(metric),
    })
    return <ChangeNote metric={metric} trendBy={trendBy} verdict={isRated ? verdict : undefined} />
  }
  return (
    <>
      {selected === last && (
        <Changes analysis={analysis} metric={metric} note={note}>
          <Means metric={metric} points={points} />
        </Changes>
      )}
      {key === 'weight' && body && <OutlookCard analysis={analysis} body={body} goals={goals} />}
      {isRated && isGoalKey(key) && isKnown() && (
        <GoalSlot metric={{ ...metric, key }} body={body} points={points} goal={goals.own} onChange={onOwnGoal} />
      )}
      {(key === 'weight' || key === 'bodyFat') && <CompositionCard metric={metric} points={points} />}
      <GuidanceCard
        metric={metric}
        body={body}
        points={points}
        selected={selected}
        changeMonth={analysis.changeMonth}
        trendMonth={trendChange(trend.days, trend.values, 30)}
        trendNow={trendNow}
        target={goals.target}
      />
      <BasisCard metric={metric} body={body} point={points[selected]!} />
    </>
  )
}

/** The trend day by day; empty for a metric that has none. */
function trendIn(key: MetricKey, points: readonly Point[]) {
  const times = points.map(({ time }) => time)
  const values = points.map(({ plotted }) => plotted)
  const days = hasTrend(key) ? dailyMeans(times, values) : []
  return { days, values: trendOf(days) }
}
