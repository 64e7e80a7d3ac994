import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Point } from '#pages/analysis/model.ts'
import { type ChartInput, getChartName, getPlottedUnit } from '#pages/analysis/scale.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { getDayStart, toDayNumber } from '#shared/format/calendar-days.ts'
import { formatDayText } from '#shared/format/dates.ts'
import { clamp } from '#shared/format/numbers.ts'
import { formatMassUnit, formatUnit, getDisplayUnit } from '#shared/format/weight-unit.ts'
import { getMonday, hasTrend } from '#shared/health/trend.ts'
import { CHART_HEAD, Reading } from '#shared/ui/charts/chart-head.tsx'
import { DataTable } from '#shared/ui/charts/data-table.tsx'
import { NOT_RENDERED, PlotHost } from '#shared/ui/charts/plot-host.tsx'
import { startRange, throttle } from './engine.ts'
import { type ChartView, createGroups, createOpeningView, type Group, getVisibleGroups, type Level } from './view.ts'

const ZOOM = 1.5
/** Arrow keys select the next point; the other keys move or zoom the view. */
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}
const MOVES: Record<string, number> = { PageUp: -0.9, PageDown: 0.9 }
const ZOOMS: Record<string, number> = { '+': 1 / ZOOM, '=': 1 / ZOOM, '-': ZOOM }

/** Chart of a metric with a linear time axis; supports pan, pinch and keys. */
export function RangeChart(input: RangeInput) {
  const { metric, scale, points, legend } = input
  const name = getChartName(metric)
  const describeGroup = (group: Group, level: Level) =>
    formatReadout(group, level, points, scale.text, getDisplayUnit(metric.unit), getServerTime())
  const { isFailed, liveText, box, canvas, probes, engine, groupsAt, displayed, rested } = useRange(
    input,
    describeGroup,
  )
  const resting = groupsAt(rested.level)
  const readout = describeGroup(resting[rested.marked] ?? resting[resting.length - 1]!, rested.level)
  const sentence = [
    readout.when,
    readout.value,
    readout.spread,
    readout.trend && `趋势 ${readout.trend}`,
    readout.mass && `脂肪趋势 ${readout.mass}`,
    readout.note,
  ]

  const onKey = (key: string): boolean => {
    const [step, move, zoom] = [STEPS[key], MOVES[key], ZOOMS[key]]
    const { level, marked } = displayed.current
    const groups = groupsAt(level)
    if (step) engine.current?.choose(groups[clamp(marked + step, 0, groups.length - 1)]!.last)
    if (move) engine.current?.move(move)
    if (zoom) engine.current?.zoom(zoom)
    return Boolean(step || move || zoom)
  }
  return (
    <div>
      <LiveText at={liveText} first={readout} unit={getPlottedUnit(metric)} />
      <div
        ref={box}
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys pan and zoom the chart
        tabIndex={0}
        aria-label={`${name}，共 ${points.length} 条记录，当前 ${sentence.filter(Boolean).join(' ')}，按左右方向键查看其他记录，按加减键缩放`}
        className="relative h-[228px] overflow-hidden -outline-offset-2 select-none [touch-action:pan-y]"
        onKeyDown={(event) => onKey(event.key) && event.preventDefault()}
      >
        <PlotHost canvas={canvas} probes={probes} message={isFailed && NOT_RENDERED} />
      </div>
      <RangeTable name={name} legend={legend} displayed={rested} groupsAt={groupsAt} describeGroup={describeGroup} />
    </div>
  )
}

interface RangeInput extends ChartInput {
  /** Points with the mass on the second axis. */
  points: readonly (Point & { mass?: number })[]
  /** Days in view at first; 0: all. */
  days: number
  /** Rendered under the chart. */
  legend: ReactNode
}

const DEBOUNCE_MS = 300
/**
 * Minimum milliseconds between updates of the live text: faster ones are unreadable and cost
 * layout.
 */
const LIVE_TEXT_MS = 100

/**
 * Runs a chart over time on the returned refs.
 * @param describeGroup formats a point
 * @returns the view of the current frame in a ref, a ref to the setter of the live text, and the
 *   view of the last rest
 */
function useRange(
  { metric, scale, points, days, selected, onSelect }: RangeInput,
  describeGroup: (group: Group, level: Level) => Readout,
) {
  const isTrend = hasTrend(metric.key)
  const groupsAt = useMemo(() => {
    const cache: Partial<Record<Level, readonly Group[]>> = {}
    return (level: Level) => (cache[level] ??= createGroups(points, level, isTrend))
  }, [points, isTrend])
  const [rested, setRested] = useState(() => createOpeningView(groupsAt, days, selected))
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const probes = useRef<HTMLSpanElement>(null)
  const engine = useRef<ReturnType<typeof startRange>>(undefined)
  const displayed = useRef(rested)
  const liveText = useRef<(readout: Readout) => void>(undefined)
  const [isFailed, setFailed] = useState(false)
  const latest = useRef({ onSelect, scale, describeGroup })
  latest.current = { onSelect, scale, describeGroup }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest are initial values
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let group: Group | undefined
    const readout = throttle((now: ChartView) => {
      // The live text changes with the point; the table follows the view at rest.
      const marked = groupsAt(now.level)[now.marked]!
      if (marked !== group) liveText.current?.(latest.current.describeGroup(marked, now.level))
      group = marked
    }, LIVE_TEXT_MS)
    const started = startRange(
      { box: box.current!, canvas: canvas.current!, probes: probes.current! },
      {
        groupsAt,
        scale: () => latest.current.scale,
        view: createOpeningView(groupsAt, days, selected).view,
        chosen: selected,
      },
      {
        onShow(now) {
          displayed.current = now
          readout.give(now)
        },
        onRest() {
          clearTimeout(timer)
          timer = setTimeout(() => {
            setRested(displayed.current)
            latest.current.onSelect(started.chosen())
          }, DEBOUNCE_MS)
        },
        onFail: () => setFailed(true),
      },
    )
    engine.current = started
    return () => {
      clearTimeout(timer)
      readout.end()
      started.end()
    }
  }, [groupsAt])

  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another span opens a new view
  useEffect(() => {
    if (!isFirst.current) engine.current?.open(createOpeningView(groupsAt, days, selected).view)
    isFirst.current = false
  }, [days])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine reads the new scale
  useEffect(() => engine.current?.refit(), [scale])

  return { isFailed, liveText, box, canvas, probes, engine, groupsAt, displayed, rested }
}

interface Props {
  name: string
  legend: ReactNode
  displayed: ChartView
  groupsAt: (level: Level) => readonly Group[]
  describeGroup: (group: Group, level: Level) => Readout
}

/** Table of the points in view. */
function RangeTable({ name, legend, displayed: { level, view }, groupsAt, describeGroup }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of a group is constant
  const rows = useMemo(() => {
    const [from, to] = getVisibleGroups(groupsAt(level), view)
    return groupsAt(level)
      .slice(from, to)
      .map((group) => describeGroup(group, level))
  }, [groupsAt, level, view])
  return (
    <DataTable
      name={name}
      legend={legend}
      day={(index) => rows[index]!.when}
      text={(index) => {
        const { value, spread, trend, mass, note } = rows[index]!
        return [
          value,
          spread && `（${spread}）`,
          trend && ` 趋势 ${trend}`,
          mass && ` 脂肪趋势 ${mass}`,
          note && `，${note}`,
        ]
          .filter(Boolean)
          .join('')
      }}
      count={rows.length}
    />
  )
}

interface Readout {
  /** '8月16日 08:12', '8月16日', '8月10日–8月16日'. */
  when: string
  /** '56.2 kg'. */
  value: string
  /** '3 次平均，55.8–56.6'; '' for a single measurement. */
  spread: string
  /** '56.5 kg'; '' where the metric has no trend. */
  trend: string
  /** Trend of the fat mass: '14.9 kg'; '' without a second axis. */
  mass: string
  /** '备注：晚饭后'; '' without a note. */
  note: string
}

/**
 * Formats one point of the chart.
 * @param text formats a value with the metric's decimals
 * @param unit appended to it
 * @param now epoch milliseconds
 */
export function formatReadout(
  group: Group,
  level: Level,
  points: readonly Point[],
  text: (value: number) => string,
  unit: string,
  now: number,
): Readout {
  const [low, high] = [text(group.min), text(group.max)]
  const count = group.last - group.first + 1
  const formatDay = (number: number) => formatDayText(getDayStart(number), now)
  const day = toDayNumber(points[group.first]!.time)
  const when =
    level === 'each'
      ? points[group.first]!.day
      : level === 'day'
        ? formatDay(day)!
        : `${formatDay(getMonday(day))}–${formatDay(getMonday(day) + 6)}`
  return {
    when,
    value: text(group.value) + formatUnit(unit),
    spread: count > 1 ? `${count} 次平均${low === high ? '' : `，${low}–${high}`}` : '',
    trend: group.trend === undefined ? '' : text(group.trend) + formatUnit(unit),
    mass: group.mass === undefined ? '' : formatMassUnit(group.mass),
    note: group.note && `备注：${group.note}`,
  }
}

interface LiveTextProps {
  /** Receives the setter, which is called when the point changes; only this text rerenders. */
  at: RefObject<((readout: Readout) => void) | undefined>
  first: Readout
  unit: string
}

/**
 * Text of the highlighted point; as high as the head of the chart of four points, at least two
 * lines.
 */
function LiveText({ at, first, unit }: LiveTextProps) {
  const [readout, setReadout] = useState(first)
  useEffect(() => {
    at.current = setReadout
  }, [at])
  return (
    <p role="status" className={CHART_HEAD}>
      <Reading when={readout.when} value={readout.value} trend={readout.trend} unit={unit} />
      {readout.mass && <span>脂肪趋势 {readout.mass}</span>}
      {readout.spread && <span className="text-caption text-ink-3">{readout.spread}</span>}
      {readout.note && <span className="max-w-full truncate text-caption">{readout.note}</span>}
    </p>
  )
}
