import { useMemo, useState } from 'react'
import type { Point } from '#pages/analysis/model.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import { sheet } from '#shared/app/loading/sheet.tsx'
import { differenceUnit, shownUnit, unitBehind } from '#shared/core/weight-unit.ts'
import type { Body } from '#shared/health/body.ts'
import { forecastText } from '#shared/health/forecast-words.ts'
import type { GoalKey } from '#shared/health/goal-keys.ts'
import { goalOutlook } from '#shared/health/goal-outlook.ts'
import { type Metric, metricText } from '#shared/health/metrics.ts'
import { hasTrend } from '#shared/health/trend.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Card } from '#shared/ui/layout/card.tsx'

interface Props {
  metric: Metric & { key: GoalKey }
  body: Body
  /** Oldest first. */
  points: readonly Point[]
  /** The member's own, in the metric's unit. */
  goal: number | undefined
  /** Another one is kept, or none any more. */
  onChange: () => void
}

const GoalSheet = sheet(() => import('./goal-sheet.tsx').then(({ GoalSheet }) => GoalSheet))

/** Where a metric is going, and when it may reach the goal that the member has written down on this phone. */
export function GoalCard({ metric, body, points, goal, onChange }: Props) {
  const { key } = metric
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { forecast, trend, week } = useMemo(
    () => goalOutlook({ key, points, goal, body, now: serverNow() }),
    [key, points, goal, body],
  )
  const text = (value: number) => metricText(metric, value) + unitBehind(shownUnit(metric.unit))
  return (
    <Card title="趋势与目标" right="目标只保存在本机">
      {hasTrend(key) && trend !== undefined && (
        <p className="flex flex-wrap items-baseline gap-x-2 text-sub text-ink-2">
          <span>趋势{metric.name}</span>
          <b className="num text-fig-s text-ink">{text(trend)}</b>
          <span>{weekText(metric, week)}</span>
        </p>
      )}
      {goal !== undefined && (
        <p className="flex flex-wrap items-baseline gap-x-2 text-sub text-ink-2">
          <span>目标{metric.name}</span>
          <b className="num text-fig-s text-ink">{text(goal)}</b>
        </p>
      )}
      <p className="mt-1 text-sub leading-[1.65] text-ink-2">{forecastText(forecast, metric.name)}</p>
      <Button kind="secondary" className="mt-3 w-full" onClick={() => setOpen(true)}>
        {goal === undefined ? `设置${metric.name}目标` : '修改目标'}
      </Button>
      <GoalSheet
        open={isOpen}
        onClose={close}
        metric={metric}
        goal={goal}
        onChange={() => {
          close()
          onChange()
        }}
      />
    </Card>
  )
}

/** '一周来下降 0.3 个百分点'; '' where there is nothing to compare with. */
function weekText(metric: Metric, by: number | undefined): string {
  if (by === undefined) return ''
  const size = metricText(metric, Math.abs(by))
  if (Number(size) === 0) return '一周来持平'
  return `一周来${by < 0 ? '下降' : '上升'} ${size}${unitBehind(differenceUnit(metric.unit))}`
}
