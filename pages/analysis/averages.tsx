import { useMemo, useState } from 'react'
import type { Point } from '#pages/analysis/model.ts'
import { getPlottedName } from '#pages/analysis/scale.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { toDayNumber } from '#shared/format/calendar-days.ts'
import { formatGrouped } from '#shared/format/numbers.ts'
import { formatUnit, getDifferenceUnit, getDisplayUnit, toDisplayUnit } from '#shared/format/weight-unit.ts'
import { getDisplayedDifference } from '#shared/health/mass.ts'
import { getDigits, type Metric } from '#shared/health/metrics.ts'
import {
  formatPeriodDays,
  formatPeriodName,
  getPeriodMeans,
  type PeriodMean,
  type PeriodUnit,
} from '#shared/health/periods.ts'
import { DataTable } from '#shared/ui/charts/data-table.tsx'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { Change } from '#shared/ui/verdicts/change.tsx'

const UNITS = [
  { key: 'week', label: '按周' },
  { key: 'month', label: '按月' },
] as const

/**
 * Card with the latest weekly and monthly means, their change, and a table of all periods. Drawn in
 * the neutral text colour: a change of means is not rated.
 */
export function Means({ metric, points }: { metric: Metric; points: readonly Point[] }) {
  const [unit, setUnit] = useState<PeriodUnit>('week')
  const means = useMemo(() => {
    const times = points.map(({ time }) => time)
    const values = points.map(({ plotted }) => toDisplayUnit(metric.unit, plotted)!)
    return { week: getPeriodMeans(times, values, 'week'), month: getPeriodMeans(times, values, 'month') }
  }, [points, metric])
  const today = toDayNumber(getServerTime())
  const rows = means[unit]
  return (
    <Card title="周均与月均">
      <dl className="fold-[8.4rem] gap-2.5">
        {UNITS.map(({ key }) => (
          <Latest key={key} unit={key} means={means[key]} metric={metric} today={today} />
        ))}
      </dl>
      <div className="-mx-4 mt-3 -mb-2">
        <DataTable
          name={`${getPlottedName(metric)}${unit === 'week' ? '每周' : '每月'}平均`}
          legend={<Segmented label="平均" options={UNITS} value={unit} onChange={setUnit} />}
          day={(index) => formatPeriodDays(rows[index]!, unit, today)}
          text={(index) => formatMean(rows[index]!, metric)}
          count={rows.length}
        />
      </div>
    </Card>
  )
}

const BEFORE: Record<string, string | undefined> = { 本周: '上周', 本月: '上月' }

interface LatestProps {
  unit: PeriodUnit
  means: readonly PeriodMean[]
  metric: Metric
  today: number
}

function Latest({ unit, means, metric, today }: LatestProps) {
  const latest = means[means.length - 1]!
  const by = getChange(latest, metric)
  const name = formatPeriodName(latest, unit, today)
  const before = BEFORE[name] ?? (unit === 'week' ? '前一周' : '前一个月')
  return (
    <div className="rounded-tile bg-canvas px-3 pt-3 pb-2.5">
      <dt className="mb-1 text-sub text-ink-2">{name}均值</dt>
      <dd className="num text-fig-l leading-[1.3]">
        {formatNumber(metric, latest.mean)}
        {metric.unit && (
          <i className="ml-0.5 font-sans text-caption font-normal text-ink-3">{getDisplayUnit(metric.unit)}</i>
        )}
      </dd>
      <dd className="mt-1 text-caption text-ink-3">
        {by === undefined ? (
          `${before}没有测量`
        ) : (
          <>
            比{before}{' '}
            <Change by={by} decimals={getDigits(metric, by)} unit={formatUnit(getDifferenceUnit(metric.unit))} />
          </>
        )}
      </dd>
    </div>
  )
}

/** Formats a number that is already in the member's unit. */
const formatNumber = (metric: Metric, value: number) => formatGrouped(value, getDigits(metric, value))

/** Formats a mean as a table row: '58.4 kg（3 次，58.2–58.6） −0.2'. */
export function formatMean(row: PeriodMean, metric: Metric): string {
  const { mean, min, max, count } = row
  const [low, high] = [formatNumber(metric, min), formatNumber(metric, max)]
  const spread = low === high ? '' : `，${low}–${high}`
  return `${formatNumber(metric, mean)}${formatUnit(getDisplayUnit(metric.unit))}（${count} 次${spread}）${formatChange(getChange(row, metric), metric)}`
}

/**
 * Difference of the displayed mean and the displayed mean of the period before, in the member's
 * unit.
 */
const getChange = ({ mean, before }: PeriodMean, { decimals }: Metric) =>
  // The means are in the member's unit already, so `unit` is empty.
  before === undefined ? undefined : getDisplayedDifference({ unit: '', decimals }, mean, before)

function formatChange(by: number | undefined, metric: Metric): string {
  if (by === undefined) return ''
  if (by === 0) return ' 持平'
  return ` ${by < 0 ? '−' : '+'}${formatNumber(metric, Math.abs(by))}`
}
