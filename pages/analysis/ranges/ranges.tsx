import { type ReactNode, useMemo, useRef, useState } from 'react'
import { getFatReadings } from '#pages/analysis/fat.ts'
import { extendPoint, formatPlotted, type Point } from '#pages/analysis/model.ts'
import { formatNormal } from '#pages/analysis/reference.ts'
import { type ChartInput, getChartName, getPlottedUnit } from '#pages/analysis/scale.ts'
import { toDayNumber } from '#shared/format/calendar-days.ts'
import { getDisplayUnit } from '#shared/format/weight-unit.ts'
import { getCompositionDays } from '#shared/health/composition-change.ts'
import type { Metric } from '#shared/health/metrics.ts'
import { formatGap, hasTrend } from '#shared/health/trend.ts'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { LineChart } from '#shared/ui/charts/chart-frame.tsx'
import { CHART_HEAD, Reading } from '#shared/ui/charts/chart-head.tsx'
import { getKeyTarget } from '#shared/ui/controls/arrow-keys.ts'

/** Lazy module of everything below the first view. */
export const LATER = lazyModule(() => import('#pages/analysis/later.tsx'))

/** The fallback is as high as the chart of four points. */
const RangeChart = lazyComponent(LATER, ({ RangeChart }) => RangeChart, {
  fallback: ({ legend }) => (
    <>
      <p className={CHART_HEAD} />
      <div className="h-[228px]" />
      <div className="min-h-touch pr-18 pl-4">{legend}</div>
    </>
  ),
})

/** Selected range; module state, so that it survives a change of tabs. Initially the last four. */
let stored: Span = 'four'

/** The chart of four points or one over a time range, with the range selector. */
export function Ranges(input: ChartInput) {
  const { metric, scale, points } = input
  const [span, setSpan] = useState(stored)
  const { days } = SPANS.find(({ key }) => key === span)!
  const isRange = span !== 'four'
  const { points: withMass, mass } = useMemo(() => addFatTrend(metric, points), [metric, points])
  const legend = (
    <Legend
      hasTrend={hasTrend(metric.key)}
      isRange={isRange}
      hasSpread={days === 0 || days > 90}
      normal={formatNormal(metric, scale.band)}
      mass={mass}
    />
  )
  return (
    <>
      {isRange ? (
        <RangeChart {...input} points={withMass} days={days} legend={legend} />
      ) : (
        <FourPoints {...input} legend={legend} />
      )}
      <SpanControl
        value={span}
        onChange={(to) => {
          stored = to
          setSpan(to)
        }}
      />
    </>
  )
}

/**
 * Adds the trend of the fat mass in kg to body fat points, for the second axis. The trend, because
 * single estimates would cross the first line repeatedly.
 */
function addFatTrend({ key }: Metric, points: readonly Point[]) {
  if (key !== 'bodyFat') return { points }
  const { readings, isEstimated } = getFatReadings(key, points)
  if (!readings.length) return { points }
  const trend = new Map(getCompositionDays(readings).map(({ day, fatKg }) => [day, fatKg]))
  const mass: 'sent' | 'estimated' = isEstimated ? 'estimated' : 'sent'
  return { points: points.map((point) => extendPoint(point, { mass: trend.get(toDayNumber(point.time)) })), mass }
}

/** Initial chart of the page: four measurements in view. */
function FourPoints({ metric, scale, points, selected, onSelect, legend }: ChartInput & { legend: ReactNode }) {
  const { values, times } = useMemo(
    () => ({ values: points.map(({ plotted }) => plotted), times: points.map(({ time }) => time) }),
    [points],
  )
  const latest = points.length - 1
  const unit = getPlottedUnit(metric)
  const formatPoint = (index: number) => formatPlotted(metric, points[index]!)
  const getDay = (index: number) => points[index]!.day
  return (
    <LineChart
      name={getChartName(metric)}
      values={values}
      times={times}
      head={(index) => (
        <p className={CHART_HEAD}>
          <Reading when={getDay(index)} value={index === latest ? undefined : formatPoint(index)} unit={unit} />
          {index === latest && latest >= 4 && !unit && (
            <span className="ml-auto text-caption text-ink-3">左右滑动查看更多</span>
          )}
        </p>
      )}
      label={(index) => points[index]!.label}
      day={getDay}
      text={formatPoint}
      note={(index) => points[index]!.note}
      gap={(index) => formatGap(times, index)}
      scale={scale}
      selected={selected}
      onSelect={onSelect}
      legend={legend}
    />
  )
}

/** Ranges of the selector; 近4次 is the chart of four points. `days` in view, 0: all. */
const SPANS = [
  { key: 'four', label: '近4次', days: 0 },
  { key: 'week', label: '周', days: 7 },
  { key: 'month', label: '月', days: 31 },
  { key: 'quarter', label: '季', days: 92 },
  { key: 'year', label: '年', days: 366 },
  { key: 'all', label: '全部', days: 0 },
] as const
type Span = (typeof SPANS)[number]['key']

/** Range selector: a radio group of six. */
function SpanControl({ value, onChange }: { value: Span; onChange: (span: Span) => void }) {
  const group = useRef<HTMLDivElement>(null)
  const selectSpan = (index: number) => {
    onChange(SPANS[index]!.key)
    group.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label="时间范围"
      className="fold-[2.75rem] elder:grid-cols-3 mx-4 mt-1 mb-2 rounded-[25px] bg-fill p-[3px] elder:rounded-[33px]"
      onKeyDown={(event) => {
        const target = getKeyTarget(
          event.key,
          SPANS.findIndex(({ key }) => key === value),
          SPANS.length,
        )
        if (target === undefined) return
        event.preventDefault()
        selectSpan(target)
      }}
    >
      {SPANS.map(({ key, label }, index) => (
        <button
          key={key}
          type="button"
          role="radio"
          aria-checked={key === value}
          tabIndex={key === value ? 0 : -1}
          className={`press min-h-touch rounded-full text-sub whitespace-nowrap ${key === value ? 'bg-surface font-semibold text-ink shadow-[0_1px_4px_rgb(12_40_26/.12)] dark:bg-tick' : 'text-ink-2'}`}
          onClick={() => selectSpan(index)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

interface LegendProps {
  hasTrend: boolean
  /** Whether the chart over time is displayed. */
  isRange: boolean
  /** Whether a point may aggregate several measurements. */
  hasSpread: boolean
  /** '50.4–65.3 kg'; '' if the normal band is unknown. */
  normal: string
  /** Fat on the second axis; 'estimated' if computed from the percentage. */
  mass?: 'sent' | 'estimated'
}

/**
 * Legend of the chart. Entries of the other chart are invisible but keep their space, which avoids
 * a layout shift.
 */
const Legend = ({ hasTrend, isRange, hasSpread, normal, mass }: LegendProps) => (
  <p aria-hidden="true" className="flex flex-wrap items-center gap-x-3 text-caption text-ink-3">
    {normal && (
      <Entry mark="h-2 w-4 border-y border-brand-line">
        健康区间 <span className="num">{normal}</span>
      </Entry>
    )}
    {hasTrend && (
      <>
        <Entry isVisible={isRange} mark="h-[3px] w-4 rounded-full bg-brand-line">
          测量值
        </Entry>
        <Entry isVisible={isRange} mark="h-0.5 w-4 rounded-full bg-ink-3">
          趋势
        </Entry>
      </>
    )}
    {mass && isRange && (
      <Entry mark="w-4 border-t-2 border-dashed border-ink-2">
        脂肪趋势 <span className="num">{getDisplayUnit('kg')}</span>（右轴{mass === 'estimated' && '，估算'}）
      </Entry>
    )}
    <Entry isVisible={isRange && hasSpread} mark="h-2.5 w-4 bg-fill">
      最低–最高
    </Entry>
  </p>
)

interface EntryProps {
  mark: string
  isVisible?: boolean
  children: ReactNode
}

const Entry = ({ mark, isVisible = true, children }: EntryProps) => (
  <span className={`flex items-center gap-1 ${isVisible ? '' : 'invisible'}`}>
    <i className={mark} />
    <span>{children}</span>
  </span>
)
