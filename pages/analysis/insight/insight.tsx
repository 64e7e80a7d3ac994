import { type ReactNode, useMemo } from 'react'
import { type Point, shownText } from '#pages/analysis/model.ts'
import type { Analysis } from '#shared/api/analysis.ts'
import { isKnown } from '#shared/app/member/own-store.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import { shownUnit } from '#shared/core/weight-unit.ts'
import { type Body, isMinor } from '#shared/health/body.ts'
import { type ChangeVerdict, changeVerdict, verdictWord } from '#shared/health/change-verdict.ts'
import { isGoalKey } from '#shared/health/goal-keys.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { dailyMeans, hasTrend, trendChange, trendOf } from '#shared/health/trend.ts'
import { weightOutlook } from '#shared/health/weight-outlook.ts'
import { OutlookText } from '#shared/ui/health/outlook-text.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { GoalSlot } from './goal-slot.tsx'

interface Props {
  analysis: Analysis
  metric: Metric
  /** null: the profile could not be had. */
  body: Body | null
  /** Oldest first, at least one. */
  points: readonly Point[]
  /** Digits after the point of what is plotted. */
  decimals: number
  /** The latest value is below its healthy range. */
  isLow: boolean
  /** kg of the member's target. */
  goal: Remote<number | undefined>
  onRetryGoal: () => void
  /** The target in the metric's unit. */
  target: number | undefined
  /** The goal that the member has written down for this metric, on this phone. */
  own: number | undefined
  onOwn: () => void
  /** The changes of the latest measurement; `note` stands under each. */
  changes: (note: (days: number, by: number | undefined) => ReactNode) => ReactNode
  /** What follows; told how the trend moved in the last month and where it stands. */
  children: (trendMonth: number | undefined, trendNow: number | undefined) => ReactNode
}

/** What the changes of a metric mean for this member, who may have a target. */
export function Insight(props: Props) {
  const { analysis, metric, body, points, decimals, isLow, goal, onRetryGoal, target, own, onOwn, changes, children } =
    props
  const { key } = metric
  const trend = useMemo(() => {
    const days = hasTrend(key)
      ? dailyMeans(
          points.map(({ time }) => time),
          points.map(({ plotted }) => plotted),
        )
      : []
    return { days, values: trendOf(days) }
  }, [points, key])
  const latest = points[points.length - 1]!

  const note = (days: number, by: number | undefined) => {
    const trendBy = trendChange(trend.days, trend.values, days)
    const verdict =
      body && !isMinor(body)
        ? changeVerdict({
            key,
            by: trendBy ?? by,
            now: trendBy === undefined ? latest.plotted : trend.values[trend.values.length - 1],
            target,
            isLow,
            decimals,
          })
        : undefined
    return <ChangeNote metric={metric} trendBy={trendBy} verdict={verdict} />
  }
  return (
    <>
      {changes(note)}
      {key === 'weight' && body && <OutlookCard analysis={analysis} body={body} goal={goal} onRetry={onRetryGoal} />}
      {body && isGoalKey(key) && isKnown() && !isMinor(body) && (
        <GoalSlot metric={{ ...metric, key }} body={body} points={points} goal={own} onChange={onOwn} />
      )}
      {children(trendChange(trend.days, trend.values, 30), trend.values[trend.values.length - 1])}
    </>
  )
}

interface NoteProps {
  metric: Metric
  /** How the trend moved in the same time; undefined where there is none. */
  trendBy?: number
  verdict: ChangeVerdict
}

/** Under a measured change: the trend's, and what it is for the member, in a word and a colour. */
function ChangeNote({ metric, trendBy, verdict }: NoteProps) {
  const size = trendBy === undefined ? '' : shownText(metric, Math.abs(trendBy))
  const way =
    Number(size.replace(/,/g, '')) === 0 ? '持平' : `${trendBy! < 0 ? '降' : '升'} ${size}${shownUnit(metric.unit)}`
  return (
    <>
      {size && <dd className="mt-1 text-caption text-ink-3">趋势{way}</dd>}
      {verdict && (
        <dd
          className={`mt-1 inline-block rounded-tag px-[7px] py-px text-caption font-semibold ${verdict === 'good' ? 'bg-brand-soft text-brand-text' : 'bg-warn-soft text-warn-text'}`}
        >
          {verdictWord(metric.key, verdict)}
        </dd>
      )}
    </>
  )
}

interface OutlookProps {
  analysis: Analysis
  body: Body
  /** kg of the target. */
  goal: Remote<number | undefined>
  onRetry: () => void
}

/** Where the weight is going, and when it may reach the target. */
function OutlookCard({ analysis: { items }, body, goal, onRetry }: OutlookProps) {
  return (
    <Card title="趋势与目标">
      {goal.state === 'ready' ? (
        <OutlookText outlook={weightOutlook({ items, targetKg: goal.value, body, now: Date.now() })} />
      ) : goal.state === 'failed' ? (
        <ErrorLine words="目标加载失败" onRetry={onRetry} />
      ) : (
        <>
          <Skeleton className="h-7 w-40" />
          <Skeleton className="mt-1 h-10.5" />
        </>
      )}
    </Card>
  )
}
