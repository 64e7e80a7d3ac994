import { useEffect, useMemo, useRef } from 'react'
import { PAGE_SIZES } from '#shared/api/member-calls.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import { listPeriods, type SportPeriod } from '#shared/api/sport.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { dateParts, dayKey, two } from '#shared/core/dates/dates.ts'
import { amount } from '#shared/core/numbers.ts'
import { DataTable } from '#shared/ui/charts/data-table.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'
import { MEASURES, type Measure } from './model.ts'
import { MonthColumns } from './month-columns.tsx'
import { daysBackTo, monthOf } from './month-model.ts'

interface Props {
  /** A day of the month. */
  start: string
  measure: Measure
}

interface AroundProps extends Props {
  /** Oldest first. */
  periods: readonly SportPeriod[]
  /** There may be earlier ones. */
  hasMore: boolean
  onOldest: () => void
  onChoose: (day: string) => void
}

/** The month of a chosen day, the day standing out; a tap or a resting finger chooses another one. */
export function DaysAround({ periods, hasMore, start, measure, onOldest, onChoose }: AroundProps) {
  const from = hasMore ? dayKey(periods[0]?.startDate) : undefined
  const view = useMemo(() => monthOf(start, periods, measure, serverNow(), from), [start, periods, measure, from])
  const isWhole = view.since === 1
  const ask = useRef(onOldest)
  ask.current = onOldest
  useEffect(() => {
    if (!isWhole) ask.current()
  }, [isWhole])
  const choose = (day: number) => {
    const key = dayKey(start)?.slice(0, 8) + two(day)
    if (periods.some(({ startDate }) => dayKey(startDate) === key)) onChoose(key)
  }
  return <MonthColumns view={view} measure={measure} marked={dateParts(start)?.day} onChoose={choose} />
}

interface MonthProps extends Props {
  /** Another one of these means that something may have changed: days are asked for anew. */
  source: unknown
}

/** A month day by day. */
export function MonthDays({ start, measure, source }: MonthProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: days known belong to the source
  const read = useMemo(() => daysBackTo((page, signal) => listPeriods('day', page, signal), PAGE_SIZES.day), [source])
  const from = dayKey(start) ?? ''
  const { remote, retry } = useRemote(async (signal) => ({ from, days: await read(start, signal) }), [read])
  const { state } = remote
  // Of an earlier month nothing is known yet, whatever is known of later ones.
  const known = remote.state === 'ready' && remote.value.from <= from ? remote.value.days : undefined
  const isShort = state === 'ready' && !known
  useEffect(() => {
    if (isShort) retry()
  }, [isShort, retry])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month is another question, also after one that failed
  useEffect(() => {
    if (state === 'failed') retry()
  }, [start])
  const view = useMemo(() => known && monthOf(start, known, measure, serverNow()), [known, start, measure])
  if (remote.state === 'failed') return <ErrorLine words="每天的数据加载失败" onRetry={retry} />
  if (!view) return null
  const { label, unit } = MEASURES[measure]
  return (
    <>
      <MonthColumns view={view} measure={measure} marked={view.most?.day} />
      <div className="-mx-4">
        <DataTable
          name={`${view.month}月每天的运动${label}`}
          what="每天"
          day={(index) => `${view.month}月${view.days[index]!.day}日`}
          text={(index) => amount(view.days[index]!.value) + unit}
          count={view.until}
        />
      </div>
    </>
  )
}
