import type { Analysis } from '#shared/api/analysis.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import type { QueryState } from '#shared/data/query-cache.ts'
import { toDayNumber } from '#shared/format/calendar-days.ts'
import { parseTime } from '#shared/format/dates.ts'
import { formatMass, formatMassUnit, getDisplayUnit } from '#shared/format/weight-unit.ts'
import type { Body } from '#shared/health/body.ts'
import { getWeightOutlook } from '#shared/health/weight-outlook.ts'
import { OutlookText } from '#shared/ui/health/outlook-text.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { Triangle } from '#shared/ui/verdicts/change.tsx'
import { createMonthLine, MONTH_LINE, type MonthLine } from './details-model.ts'
import type { WithGoal } from './model.ts'

/**
 * Classes of the weight trend card. The minimum height fits two lines of text, to avoid a layout
 * shift below.
 */
const MONTH_CARD =
  'flex min-h-[calc(8.75rem+min(27.7vw,119px))] flex-col justify-center rounded-card bg-surface px-5 py-4 shadow-card elder:min-h-[calc(10.75rem+128px)]'

/** Skeleton of the weight trend card. */
const MonthSkeleton = () => (
  <div className={MONTH_CARD}>
    <Skeleton className="h-3 w-16" />
    <Skeleton className="mt-2 mb-5 h-20" />
    <Skeleton className="h-7 w-40" />
  </div>
)

interface OutlookProps {
  record: WithGoal
  /** Weights of all time. */
  weights: QueryState<Analysis>
  /** Undefined while loading. */
  body: Body | undefined
}

/**
 * Card with the weight trend and forecast below the gauge, for the latest record only. Null if the
 * weights failed to load.
 */
export function OutlookPanel({ record, weights, body }: OutlookProps) {
  if (weights.status === 'error') return null
  const items = weights.data?.items
  const goal = record.targetWeight
  const now = getServerTime()
  const outlook = items && body ? getWeightOutlook({ items, targetKg: goal, body, now }) : undefined
  const line = items && createMonthLine(items, goal, now)
  const time = parseTime(record.date)
  if (outlook && (time === undefined || toDayNumber(time) !== outlook.lastDay)) return null
  if (!outlook) return <MonthSkeleton />
  return (
    <section aria-label="体重趋势" className={MONTH_CARD}>
      {line && <MonthCard line={line} goal={goal} />}
      <div className={line ? 'mt-2' : ''}>
        <OutlookText outlook={outlook} />
      </div>
    </section>
  )
}

/**
 * Chart of 30 days with the goal and the range of weights. The texts around it are hidden from
 * screen readers, which read its label.
 */
export function MonthCard({ line: { spark, minKg, maxKg, days, goalEdge }, goal }: { line: MonthLine; goal: number }) {
  const { width, height } = MONTH_LINE
  const [from, to] = [formatMass(minKg), formatMass(maxKg)]
  const range = `${from === to ? from : `${from}–${to}`} ${getDisplayUnit('kg')}`
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-head leading-[1.4]">{days}体重</h2>
        <span className="text-sub text-ink-3" aria-hidden="true">
          {range}
        </span>
      </div>
      {goalEdge === 'top' && <GoalArrow goal={goal} isUp />}
      <svg
        className="my-1 h-auto w-full"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        role="img"
        aria-label={`${days}体重${from === to ? ` ${range}` : `在 ${range}之间`}，目标 ${formatMassUnit(goal)}`}
      >
        {spark.levelY !== undefined && (
          <path
            d={`M0 ${spark.levelY}H${width}`}
            stroke="var(--color-brand-text)"
            strokeWidth={1.5}
            strokeDasharray="2 5"
            strokeLinecap="round"
          />
        )}
        <g className="bar-grow">
          <path d={`${spark.path}V${height}H${spark.from}Z`} fill="var(--color-brand)" fillOpacity={0.1} />
          <path
            d={spark.path}
            stroke="var(--color-brand-line)"
            strokeWidth={2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle
            cx={spark.x}
            cy={spark.y}
            r="4"
            fill="var(--color-brand)"
            stroke="var(--color-surface)"
            strokeWidth={2}
          />
        </g>
      </svg>
      {goalEdge === 'bottom' && <GoalArrow goal={goal} />}
      {spark.levelY !== undefined && (
        <p className="flex items-center gap-1.5 text-caption text-brand-text" aria-hidden="true">
          <i className="w-5 border-t-[1.5px] border-dotted border-current" />
          目标 {formatMassUnit(goal)}
        </p>
      )}
    </>
  )
}

/** Arrow for a goal outside the chart. */
const GoalArrow = ({ goal, isUp = false }: { goal: number; isUp?: boolean }) => (
  <p className="flex items-center gap-1.5 text-caption text-brand-text" aria-hidden="true">
    <Triangle isUp={isUp} />
    目标 {formatMassUnit(goal)}
  </p>
)
