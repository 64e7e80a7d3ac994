import { useEffect, useId, useMemo, useState } from 'react'
import type { Analysis } from '#shared/api/analysis.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { type ErrorStateProps, QueryView } from '#shared/data/query-view.tsx'
import { NOT_STORED } from '#shared/features/member/member-store.ts'
import { showMessage } from '#shared/features/messages/messages.ts'
import { formatUnit, getDifferenceUnit, getDisplayUnit } from '#shared/format/weight-unit.ts'
import type { Body } from '#shared/health/body.ts'
import { formatForecast } from '#shared/health/forecast-text.ts'
import type { GoalKey } from '#shared/health/goal-keys.ts'
import { getGoalOutlook } from '#shared/health/goal-outlook.ts'
import { formatMetric, type Metric } from '#shared/health/metrics.ts'
import { hasTrend } from '#shared/health/trend.ts'
import { getWeightOutlook } from '#shared/health/weight-outlook.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { OutlookText } from '#shared/ui/health/outlook-text.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { formatLimits, type Goals, parseGoal, storeGoal } from './member-goals.ts'
import type { Point } from './model.ts'

interface GoalCardProps {
  metric: Metric & { key: GoalKey }
  body: Body
  /** Oldest first. */
  points: readonly Point[]
  /** The member's local goal, in the metric's unit. */
  goal: number | undefined
  /** Called after the goal was stored or deleted. */
  onChange: () => void
}

/** Card with the trend of a metric and the forecast for the member's local goal. */
export function GoalCard({ metric, body, points, goal, onChange }: GoalCardProps) {
  const { key } = metric
  const [isOpen, setOpen] = useState(false)
  const closeSheet = () => setOpen(false)
  const { forecast, trend, week } = useMemo(
    () => getGoalOutlook({ key, points, goal, body, now: getServerTime() }),
    [key, points, goal, body],
  )
  const formatValue = (value: number) => formatMetric(metric, value) + formatUnit(getDisplayUnit(metric.unit))
  return (
    <Card title="趋势与目标" right="目标仅保存在这台手机">
      {hasTrend(key) && trend !== undefined && (
        <p className="flex flex-wrap items-baseline gap-x-2 text-sub text-ink-2">
          <span>趋势{metric.name}</span>
          <b className="num text-fig-s text-ink">{formatValue(trend)}</b>
          <span>{formatWeekChange(metric, week)}</span>
        </p>
      )}
      {goal !== undefined && (
        <p className="flex flex-wrap items-baseline gap-x-2 text-sub text-ink-2">
          <span>目标{metric.name}</span>
          <b className="num text-fig-s text-ink">{formatValue(goal)}</b>
        </p>
      )}
      <p className="mt-1 text-sub leading-[1.65] text-ink-2">{formatForecast(forecast, metric.name)}</p>
      <Button kind="secondary" className="mt-3 w-full" onClick={() => setOpen(true)}>
        {goal === undefined ? `设置${metric.name}目标` : '修改目标'}
      </Button>
      <GoalSheet
        open={isOpen}
        onClose={closeSheet}
        metric={metric}
        goal={goal}
        onChange={() => {
          closeSheet()
          onChange()
        }}
      />
    </Card>
  )
}

/** '近一周下降 0.3 个百分点'; '' without a value to compare with. */
function formatWeekChange(metric: Metric, by: number | undefined): string {
  if (by === undefined) return ''
  const size = formatMetric(metric, Math.abs(by))
  if (Number(size) === 0) return '近一周持平'
  return `近一周${by < 0 ? '下降' : '上升'} ${size}${formatUnit(getDifferenceUnit(metric.unit))}`
}

interface GoalSheetProps {
  open: boolean
  onClose: () => void
  metric: Metric & { key: GoalKey }
  goal: number | undefined
  onChange: () => void
}

/** Dialog that sets, changes or deletes the goal of a metric. */
function GoalSheet({ open, onClose, metric, goal, onChange }: GoalSheetProps) {
  const { key, name, unit } = metric
  const id = useId()
  const [text, setText] = useState('')
  const [errorText, setErrorText] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets on each opening
  useEffect(() => {
    setText(goal === undefined ? '' : formatMetric(metric, goal))
    setErrorText('')
  }, [open])

  const saveGoal = (next: number | undefined, done: string) => {
    if (!storeGoal(key, next)) return setErrorText(NOT_STORED)
    showMessage(done, 'success')
    onChange()
  }
  const submitGoal = () => {
    const parsedGoal = parseGoal(key, metric, text)
    if (parsedGoal === undefined) setErrorText(`请输入 ${formatLimits(key, metric)} 之间的数字`)
    else saveGoal(parsedGoal, '目标已保存在本机')
  }
  return (
    <BottomSheet open={open} onClose={onClose} title={`${name}目标`}>
      <form
        noValidate
        className="flex flex-col gap-3 px-5 pt-1 pb-5"
        onSubmit={(event) => {
          event.preventDefault()
          submitGoal()
        }}
      >
        <label htmlFor={id} className="text-sub text-ink-2">
          目标{name}
          {unit && `（${getDisplayUnit(unit)}）`}
        </label>
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the only field of a modal sheet
          autoFocus
          value={text}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          aria-invalid={errorText !== ''}
          aria-describedby={`${id}-note`}
          className="num min-h-13 w-full rounded-tile bg-canvas px-4 text-fig-m"
          onChange={(event) => {
            setText(event.currentTarget.value)
            setErrorText('')
          }}
        />
        <p
          id={`${id}-note`}
          role={errorText ? 'alert' : undefined}
          className={`text-caption leading-[1.6] ${errorText ? 'text-risk-text' : 'text-ink-3'}`}
        >
          {errorText || '目标仅保存在这台手机，换机或清除数据后需重设。'}
        </p>
        <Button type="submit">保存</Button>
        {goal !== undefined && (
          <Button kind="quiet" onClick={() => saveGoal(undefined, '目标已删除')}>
            删除目标
          </Button>
        )}
      </form>
    </BottomSheet>
  )
}

interface OutlookProps {
  analysis: Analysis
  body: Body
  goals: Goals
}

const GoalError = ({ onRetry }: ErrorStateProps) => <ErrorLine message="目标加载失败" onRetry={onRetry} />

/** Card with the weight trend and the forecast for the target weight of the service. */
export const OutlookCard = ({ analysis: { items }, body, goals: { weight } }: OutlookProps) => (
  <Card title="趋势与目标">
    <QueryView
      query={weight}
      errorState={GoalError}
      skeleton={
        <>
          <Skeleton className="h-7 w-40" />
          <Skeleton className="mt-1 h-10.5" />
        </>
      }
    >
      {(targetKg) => <OutlookText outlook={getWeightOutlook({ items, targetKg, body, now: getServerTime() })} />}
    </QueryView>
  </Card>
)
