import { useEffect, useMemo, useRef } from 'react'
import { PAGE_SIZES } from '#shared/api/member-calls.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { createPeriodsQuery, type SportPeriod } from '#shared/api/sport.ts'
import { useQuery } from '#shared/data/use-query.ts'
import { LookBackButton } from '#shared/features/look-back/look-back-button.tsx'
import { getDateParts, pad2, toDayKey } from '#shared/format/dates.ts'
import { clamp, formatAmount } from '#shared/format/numbers.ts'
import { DataTable } from '#shared/ui/charts/data-table.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { watchPan } from '#shared/ui/motion/pan.ts'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'
import { MEASURES, type Measure } from './model.ts'
import { createDaysLoader, createMonth, createYear, type MonthView, STEPS, type YearMonth } from './months.ts'

/** Side of a day's square and gap, in SVG units. */
const [SIDE, GAP] = [10, 2]
const [WIDE, HIGH] = [7 * (SIDE + GAP) - GAP, 6 * (SIDE + GAP) - GAP]
/** Opacities of the shades: darker for more minutes. */
const STRENGTHS = [0, 0.3, 0.52, 0.76, 1]

/** Calendar of the last twelve months with a table, and the look-back button. */
export function Year({ periods }: { periods: readonly SportPeriod[] }) {
  const months = useMemo(() => createYear(periods, getServerTime()), [periods])
  const describeMonth = ({ days, minutes, kcal }: YearMonth) =>
    days ? `${formatAmount(days)} 天，${formatAmount(minutes)} 分钟，${formatAmount(kcal)} 千卡` : '没有运动'
  return (
    <>
      <Card title="运动日历" right="近 12 个月">
        {/* Columns in px: they only contain the month's name, which needs no more width in
            large text. */}
        <ul role="list" className="fold-[74px] gap-x-4 gap-y-3">
          {months.map((month) => (
            <li key={month.title}>
              <p className="mb-1 text-caption text-ink-3">{month.label}</p>
              <MonthGrid month={month} label={`${month.title}：${describeMonth(month)}`} />
            </li>
          ))}
        </ul>
        <div className="-mx-4 -mb-2">
          <DataTable
            name="每月运动"
            legend={<Legend />}
            day={(index) => months[index]!.title}
            text={(index) => describeMonth(months[index]!)}
            count={months.length}
          />
        </div>
      </Card>
      <LookBackButton />
    </>
  )
}

const MonthGrid = ({ month: { weeks }, label }: { month: YearMonth; label: string }) => (
  <svg className="h-auto w-full max-w-[110px]" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
    {weeks.flatMap((row, week) =>
      row.map((shade, day) =>
        shade === undefined ? null : (
          <Square key={`${week}-${day}`} x={day * (SIDE + GAP)} y={week * (SIDE + GAP)} shade={shade} />
        ),
      ),
    )}
  </svg>
)

const Square = ({ x, y, shade }: { x: number; y: number; shade: number }) => (
  <rect
    x={x}
    y={y}
    width={SIDE}
    height={SIDE}
    rx={2.5}
    fill={shade ? 'var(--color-brand-line)' : 'var(--color-fill)'}
    fillOpacity={shade ? STRENGTHS[shade] : 1}
  />
)

/** Legend of the shades, in minutes per day. */
const Legend = () => (
  <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-3">
    <span className="basis-full">每日时长（分钟）</span>
    {[0, ...STEPS].map((min, shade) => (
      <span key={min} className="flex items-center gap-1 whitespace-nowrap">
        <svg width="12" height="12" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
          <Square x={0} y={0} shade={shade} />
        </svg>
        {formatShade(min, STEPS[shade])}
      </span>
    ))}
  </p>
)

/**
 * '0', '1–19', '60 以上'.
 * @param next start of the next shade
 */
const formatShade = (min: number, next: number | undefined) =>
  next === undefined ? `${min} 以上` : next - 1 === min ? `${min}` : `${min}–${next - 1}`

interface Props {
  /** Any day of the month. */
  start: string
  measure: Measure
}

interface AroundProps extends Props {
  /** Oldest first. */
  periods: readonly SportPeriod[]
  /** Whether older periods may exist. */
  hasMore: boolean
  onOldest: () => void
  onChoose: (day: string) => void
}

/**
 * Chart of the month around the selected day, which is highlighted. A tap or a long press selects
 * another day.
 */
export function DaysAround({ periods, hasMore, start, measure, onOldest, onChoose }: AroundProps) {
  const from = hasMore ? toDayKey(periods[0]?.startDate) : undefined
  const view = useMemo(
    () => createMonth(start, periods, measure, getServerTime(), from),
    [start, periods, measure, from],
  )
  const isComplete = view.since === 1
  const ask = useRef(onOldest)
  ask.current = onOldest
  useEffect(() => {
    if (!isComplete) ask.current()
  }, [isComplete])
  const selectDay = (day: number) => {
    const key = toDayKey(start)?.slice(0, 8) + pad2(day)
    if (periods.some(({ startDate }) => toDayKey(startDate) === key)) onChoose(key)
  }
  return <MonthColumns view={view} measure={measure} marked={getDateParts(start)?.day} onChoose={selectDay} />
}

interface MonthProps extends Props {
  /** A new identity invalidates the loaded days. */
  source: unknown
}

let sourceCount = 0

/** Daily chart of a month. */
export function MonthDays({ start, measure, source }: MonthProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the days belong to the source
  const days = useMemo(
    () => ({
      queryKey: `days ${++sourceCount}`,
      read: createDaysLoader((page, fetch) => createPeriodsQuery('day', page).queryFn(fetch), PAGE_SIZES.day),
    }),
    [source],
  )
  const from = toDayKey(start) ?? ''
  const { status, data, retry } = useQuery({
    queryKey: days.queryKey,
    queryFn: async (fetch) => ({ from, days: await days.read(start, fetch) }),
  })
  // Days of a later month do not cover an earlier one.
  const cachedDays = data && data.from <= from ? data.days : undefined
  const isShort = status === 'success' && !cachedDays
  useEffect(() => {
    if (isShort) retry()
  }, [isShort, retry])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month retries a failed request
  useEffect(() => {
    if (status === 'error') retry()
  }, [start])
  const view = useMemo(
    () => cachedDays && createMonth(start, cachedDays, measure, getServerTime()),
    [cachedDays, start, measure],
  )
  if (status === 'error') return <ErrorLine message="每天的数据加载失败" onRetry={retry} />
  if (!view) return null
  const { label, unit } = MEASURES[measure]
  return (
    <>
      <MonthColumns view={view} measure={measure} marked={view.max?.day} />
      <div className="-mx-4">
        <DataTable
          name={`${view.month} 月每日运动${label}`}
          day={(index) => `${view.month}月${view.days[index]!.day}日`}
          text={(index) => `${formatAmount(view.days[index]!.value)} ${unit}`}
          count={view.until}
        />
      </div>
    </>
  )
}

/** Column width with gap, gap, and maximum height, in SVG units. */
const [COLUMN_STEP, COLUMN_GAP, COLUMN_HEIGHT] = [10, 3.4, 64]
/** Height of a day without exercise: a mark on the base line. */
const MIN_HEIGHT = 2
const NAMED = [1, 8, 15, 22, 29]

interface MonthColumnsProps {
  view: MonthView
  measure: Measure
  /** The highlighted day, 1–31. */
  marked: number | undefined
  /** Called with the selected day; the keys of the chart above select too. */
  onChoose?: (day: number) => void
}

/**
 * Column chart of a month with the peak day as text. Texts are hidden from screen readers, which
 * read the chart's label.
 */
function MonthColumns({
  view: { month, days, since, until, max, active },
  measure,
  marked,
  onChoose,
}: MonthColumnsProps) {
  const { label, unit } = MEASURES[measure]
  const peak = max && `${max.day} 日最多，${formatAmount(max.value)} ${unit}`
  const isComplete = since === 1
  const summary = isComplete && [active ? `运动 ${active} 天` : '没有运动', peak].filter(Boolean).join('，')
  const stripElement = useRef<HTMLDivElement>(null)
  const latest = useRef(onChoose)
  latest.current = onChoose
  const canChoose = onChoose !== undefined
  useEffect(() => {
    const box = stripElement.current
    if (!canChoose || !box) return
    const selectDay = (x: number) =>
      latest.current?.(clamp(Math.ceil((x / box.clientWidth) * days.length), 1, days.length))
    return watchPan(box, { onPan: () => {}, onRelease: () => {}, onTap: selectDay, onScrub: selectDay })
  }, [canChoose, days.length])
  return (
    <>
      <p
        className="flex flex-wrap justify-between gap-x-3 text-caption text-ink-3 elder:*:basis-full"
        aria-hidden="true"
      >
        <span>
          {month} 月每日{label}
        </span>
        <span>{summary}</span>
      </p>
      <div
        ref={stripElement}
        role="img"
        aria-label={[`${month} 月每日运动${label}`, summary].filter(Boolean).join('：')}
        className={canChoose ? 'select-none [touch-action:pan-y]' : ''}
      >
        <svg
          className="mt-2 block h-16 w-full"
          viewBox={`0 0 ${days.length * COLUMN_STEP} ${COLUMN_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {days.slice(since - 1, until).map(({ day, value, height }) => {
            const high = value ? Math.max(MIN_HEIGHT * 2, (height / 100) * COLUMN_HEIGHT) : MIN_HEIGHT
            return (
              <rect
                key={day}
                x={(day - 1) * COLUMN_STEP + COLUMN_GAP / 2}
                y={COLUMN_HEIGHT - high}
                width={COLUMN_STEP - COLUMN_GAP}
                height={high}
                rx={value ? 2 : 0}
                fill={`var(--color-${!value ? 'tick' : day === marked ? 'brand' : 'brand-mid'})`}
              />
            )
          })}
        </svg>
        <p className="relative h-4.5 text-caption text-ink-3 elder:h-7" aria-hidden="true">
          {NAMED.filter((day) => day <= days.length).map((day) => (
            <span
              key={day}
              className="num absolute whitespace-nowrap [transform:translateX(-50%)]"
              style={{ left: `${((day - 0.5) / days.length) * 100}%` }}
            >
              {day}
            </span>
          ))}
        </p>
      </div>
    </>
  )
}
