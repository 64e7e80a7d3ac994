import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchQuery, type Query } from '#shared/api/query.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { PROFILE_QUERY } from '#shared/api/user.ts'
import { sleep } from '#shared/core/loading/sleep.ts'
import type { RequestError } from '#shared/core/request-error.ts'
import { reportFailure, showMessage } from '#shared/features/messages/messages.ts'
import { fetchAllItems } from '#shared/features/records/load.ts'
import { formatDay } from '#shared/format/calendar-days.ts'
import { formatTime } from '#shared/format/dates.ts'
import { clamp, formatFixed, formatTrimmed } from '#shared/format/numbers.ts'
import { formatMass, formatMassUnit, formatUnit, getDisplayUnit, toDisplayUnit } from '#shared/format/weight-unit.ts'
import { getRatingZones, type Zone } from '#shared/health/axis.ts'
import { getAge, getHeight } from '#shared/health/body.ts'
import { getMetric, METRICS } from '#shared/health/metrics.ts'
import { RATINGS } from '#shared/health/ratings.ts'
import { type ItemsByMetric, joinRecords, type TakenRecord } from '#shared/health/records.ts'
import { GAP_DAYS, getDailyItemMeans, getTrend } from '#shared/health/trend.ts'
import { AxisStrip } from '#shared/ui/verdicts/axis-bar.tsx'
import { hasBar, type Member, toPoints } from './model.ts'
import { formatReference } from './reference.ts'
import { getNormalBand } from './scale.ts'

/** Milliseconds between rendering and the print dialog, for layout. */
const LAYOUT_MS = 100

/**
 * Loads all data, renders the report for print and opens the print dialog; then calls `onDone`.
 * Renders nothing itself.
 */
export function PrintJob({ body, onDone }: { body: Member; onDone: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one job, with its initial props
  useEffect(() => {
    const leave = new AbortController()
    printReport(body, leave.signal)
      .catch((error: RequestError) => leave.signal.aborted || reportFailure(error))
      .finally(onDone)
    return () => leave.abort()
  }, [])
  return null
}

const PRINT_QUERY: Query<{ items: ItemsByMetric; name: string }> = {
  queryKey: 'print',
  queryFn: async (fetch) => {
    const [items, profile] = await Promise.all([
      fetchAllItems(fetch),
      PROFILE_QUERY.queryFn(fetch).catch(() => undefined),
    ])
    return { items, name: profile?.nickname ?? '' }
  },
}

async function printReport(body: Member, signal: AbortSignal) {
  const { items, name } = await fetchQuery(PRINT_QUERY, signal)
  if (items.weight.length === 0) return showMessage('还没有测量记录')
  createPaper().render(<PrintPage items={items} body={body} name={name} now={getServerTime()} />)
  await sleep(LAYOUT_MS)
  if (!openDialog()) await showMessage('这里不能打印，可以先导出数据')
}

/**
 * Opens the print dialog. In web views print() does nothing; a `beforeprint` event proves that it
 * works.
 * @returns whether the dialog opened
 */
function openDialog(): boolean {
  let isOpening = false
  const showNote = () => {
    isOpening = true
  }
  addEventListener('beforeprint', showNote)
  window.print?.()
  removeEventListener('beforeprint', showNote)
  return isOpening
}

let root: ReturnType<typeof createRoot> | undefined

/** Creates or reuses the root of the report; in print, the body displays nothing else. */
function createPaper() {
  if (!root) {
    const host = document.createElement('div')
    host.className = 'hidden print:block!'
    document.body.classList.add('print:*:hidden')
    document.body.append(host)
    root = createRoot(host)
  }
  return root
}

interface Props {
  items: ItemsByMetric
  body: Member
  /** The member's nickname; may be empty. */
  name: string
  /** Date of the report, epoch milliseconds. */
  now: number
}

/**
 * One A4 page for a doctor or coach: member, latest values with ranges, weight of a year. Black on
 * white in every theme.
 */
function PrintPage({ items, body, name, now }: Props) {
  const records = joinRecords(items)
  return (
    <article className="bg-white text-[12px] leading-[1.5] text-black [-webkit-print-color-adjust:exact] [print-color-adjust:exact]">
      <header className="flex items-end justify-between border-b-2 border-black pb-2">
        <div>
          <h1 className="text-[20px] font-semibold">身体数据记录</h1>
          <p>{[name, formatPerson(body)].filter(Boolean).join(' · ')}</p>
        </div>
        <p>打印日期 {formatTime(now, 'yyyy-MM-dd')}</p>
      </header>
      <Chart records={records} band={getWeightBand(items, body)} />
      <table className="mt-4 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-black">
            {['指标', '最近一次', '评级', '区间', '测量日期'].map((title) => (
              <th key={title} scope="col" className="py-1 pr-2 font-semibold whitespace-nowrap">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {getFigures(items, body).map((figure) => (
            <tr key={figure.name} className="border-b border-[#bbb] align-top">
              <th scope="row" className="py-1 pr-2 font-semibold whitespace-nowrap">
                {figure.name}
              </th>
              <td className="py-1 pr-2 whitespace-nowrap">{figure.value}</td>
              <td className="min-w-28 py-1 pr-2 whitespace-nowrap">
                {figure.rating || '-'}
                {figure.zones && <AxisStrip zones={figure.zones} />}
              </td>
              <td className="py-1 pr-2">{figure.range || '-'}</td>
              <td className="py-1 whitespace-nowrap">{figure.day}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="mt-3 text-[11px] text-[#444]">
        <p>体重由体脂秤测得，其余指标由电阻抗与个人资料估算；运动、发热、怀孕或佩戴起搏器时不宜参考。</p>
        <p>四级评级：风险、警戒、正常、优秀。数据仅供参考，不能代替医生的诊断。</p>
      </footer>
    </article>
  )
}

interface ChartProps {
  records: ReturnType<typeof joinRecords>
  /** Range of a normal weight, kg. */
  band?: readonly [number, number]
}

function Chart({ records, band }: ChartProps) {
  const chart = createWeightChart(records, band)
  if (!chart) return null
  const { width, height, left, bottom } = CHART
  return (
    <figure className="mt-4">
      <figcaption className="flex justify-between">
        <b>近一年体重（{getDisplayUnit('kg')}）</b>
        <span>
          {chart.count} 次测量，{chart.range}；圆点为测量值，线为趋势{band && '，灰底为健康区间'}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="mt-1 w-full"
        role="img"
        aria-label={`近一年体重，${chart.range}`}
      >
        {chart.band && <rect x={left} width={width - left} y={chart.band.y} height={chart.band.height} fill="#eee" />}
        {chart.marks.map(({ y, text }) => (
          <g key={text}>
            <line x1={left} x2={width} y1={y} y2={y} stroke="#bbb" strokeWidth={0.7} />
            <text x={left - 6} y={y + 4} textAnchor="end" fontSize={12}>
              {text}
            </text>
          </g>
        ))}
        {chart.dots.map((dot) => (
          <circle key={dot.day} cx={dot.x} cy={dot.y} r={1.6} fill="#fff" stroke="#777" strokeWidth={0.7} />
        ))}
        {chart.lines.map((points) => (
          // A single day between two gaps is a zero-length line; the round caps draw a dot.
          <polyline
            key={points}
            points={points}
            fill="none"
            stroke="#000"
            strokeWidth={1.8}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        ))}
        <text x={left} y={height - bottom / 3} fontSize={12}>
          {chart.from}
        </text>
        <text x={width} y={height - bottom / 3} fontSize={12} textAnchor="end">
          {chart.to}
        </text>
      </svg>
    </figure>
  )
}

/** A row of the table of latest values. */
interface Figure {
  name: string
  /** With its unit. */
  value: string
  /** Name of the rating; '' without one. */
  rating: string
  /** Zones of the rating's bar; undefined without a bar. */
  zones: readonly Zone[] | undefined
  /** The member's own best range as a sentence; '' without one. */
  range: string
  /** Date of the measurement. */
  day: string
}

/** Rows with the latest value of every measured metric. */
export const getFigures = (items: ItemsByMetric, body: Member): Figure[] =>
  METRICS.flatMap((metric) => {
    const points = toPoints(items[metric.key], metric, body)
    const point = points[points.length - 1]
    if (!point) return []
    return [
      {
        name: metric.name,
        value: metric.view === 'form' ? point.text : point.text + formatUnit(getDisplayUnit(metric.unit)),
        rating: point.rating ? RATINGS[point.rating].name : '',
        zones: point.rating && hasBar(metric, point) ? getRatingZones(point.rating) : undefined,
        range: formatReference(metric, point, body),
        day: formatTime(point.item.date, 'yyyy-MM-dd') ?? '',
      },
    ]
  })

/** '女 · 29 岁 · 165 cm'; unknown parts are omitted. */
export function formatPerson(body: Member): string {
  if (!body) return ''
  const [age, height] = [getAge(body), getHeight(body)]
  return [body.sex === 'male' ? '男' : '女', age && `${age} 岁`, height && `${height} cm`].filter(Boolean).join(' · ')
}

/** Range in which the member's weight is 正常 or 优秀, kg; undefined if the bands are unknown. */
function getWeightBand(items: ItemsByMetric, body: Member) {
  const metric = getMetric('weight')
  const points = toPoints(items.weight, metric, body)
  const latest = points[points.length - 1]
  return latest && getNormalBand(metric, latest, body)
}

/** Size and margins of the chart in SVG units. */
export const CHART = { width: 680, height: 190, left: 44, bottom: 24 } as const
const YEAR_DAYS = 365

/**
 * Geometry and labels of the weight chart for the year before the latest weigh-in: one dot per
 * measured day, and the trend as a line that breaks at gaps of more than 14 days. Undefined with
 * fewer than two days.
 * @param band range of a normal weight, kg
 */
export function createWeightChart(records: readonly TakenRecord[], band?: readonly [from: number, to: number]) {
  const weighed = records.flatMap(({ time, values: { weight } }) => (weight === undefined ? [] : [{ time, weight }]))
  const all = getDailyItemMeans(weighed, ({ weight }) => weight)
  // Computed over all days, so that the year's first day has a settled trend.
  const trend = getTrend(all)
  const latest = all[all.length - 1]?.day ?? 0
  const days = all.flatMap((day, index) =>
    day.day > latest - YEAR_DAYS ? [{ ...day, trend: trend[index]!, isBroken: isBroken(all, index) }] : [],
  )
  const [first, last] = [days[0], days[days.length - 1]]
  if (!first || !last || first === last) return undefined
  const minKg = Math.min(...days.map(({ min }) => min))
  const maxKg = Math.max(...days.map(({ max }) => max))
  // At least 2 kg high, so that a steady weight does not look volatile.
  const low = Math.floor(Math.min(minKg, (minKg + maxKg) / 2 - 1, ...days.map((day) => day.trend)))
  const high = Math.ceil(Math.max(maxKg, (minKg + maxKg) / 2 + 1, ...days.map((day) => day.trend)))
  const toX = (day: number) =>
    CHART.left + 6 + ((day - first.day) / (last.day - first.day)) * (CHART.width - CHART.left - 12)
  const toY = (kg: number) => 6 + ((high - kg) / (high - low)) * (CHART.height - CHART.bottom - 12)
  const middle = (low + high) / 2
  const heldDay = band?.map((kg) => toY(clamp(kg, low, high)))
  const runs: string[][] = []
  for (const [index, { day, trend: kg, isBroken }] of days.entries()) {
    if (index === 0 || isBroken) runs.push([])
    runs[runs.length - 1]!.push(`${formatFixed(toX(day), 1)},${formatFixed(toY(kg), 1)}`)
  }
  return {
    lines: runs.map((run) => run.join(' ')),
    dots: days.map(({ day, value }) => ({ day, x: toX(day), y: toY(value) })),
    band: heldDay && { y: heldDay[1]!, height: heldDay[0]! - heldDay[1]! },
    marks: [low, middle, high].map((kg) => ({ y: toY(kg), text: formatTrimmed(toDisplayUnit('kg', kg), 1) })),
    from: formatDay(first.day, 'yyyy年M月d日'),
    to: formatDay(last.day, 'yyyy年M月d日'),
    range: `${formatMass(minKg)}–${formatMassUnit(maxKg)}`,
    count: days.reduce((sum, { count }) => sum + count, 0),
  }
}

const isBroken = (days: readonly { day: number }[], index: number) =>
  index > 0 && days[index]!.day - days[index - 1]!.day > GAP_DAYS
