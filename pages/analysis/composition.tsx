import { useMemo, useState } from 'react'
import { createAnalysisQuery } from '#shared/api/analysis.ts'
import { useQuery } from '#shared/data/use-query.ts'
import { formatDay } from '#shared/format/calendar-days.ts'
import { round } from '#shared/format/numbers.ts'
import { formatMassUnit } from '#shared/format/weight-unit.ts'
import {
  type CompositionChange,
  type FatReading,
  getCompositionChange,
  getCompositionDays,
  selectOpeningDays,
} from '#shared/health/composition-change.ts'
import { formatSignedMass, getLeanMass } from '#shared/health/mass.ts'
import { getMetric, type Metric } from '#shared/health/metrics.ts'
import { DataTable } from '#shared/ui/charts/data-table.tsx'
import { DatedChoice } from '#shared/ui/controls/dated-choice.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { getFatReadings } from './fat.ts'
import { type Point, toPoints } from './model.ts'

/** Days between the two preselected days: about a quarter of a year. */
const OPENING_DAYS = 90
const BODY_FAT = getMetric('bodyFat')

/**
 * Card that splits a weight change into fat and lean mass. Weight items without fat mass: loads the
 * body fat series instead.
 */
export function CompositionCard({ metric, points }: { metric: Metric; points: readonly Point[] }) {
  const fatReadings = useMemo(() => getFatReadings(metric.key, points), [metric, points])
  const isMissing = fatReadings.readings.length === 0 && metric.key === 'weight'
  const { data } = useQuery(isMissing ? createAnalysisQuery(BODY_FAT.type) : undefined)
  const requested = useMemo(() => data && getFatReadings('bodyFat', toPoints(data.items, BODY_FAT, null)), [data])
  const { readings, isEstimated } = requested || fatReadings
  const opening = useMemo(() => selectOpeningDays(readings, OPENING_DAYS), [readings])
  return opening ? <Change readings={readings} isEstimated={isEstimated} opening={opening} /> : null
}

interface Props {
  readings: readonly FatReading[]
  isEstimated: boolean
  opening: readonly [from: number, to: number]
}

function Change({ readings, isEstimated, opening }: Props) {
  const days = useMemo(() => getCompositionDays(readings), [readings])
  const options = useMemo(
    () =>
      days.map(({ day }) => ({
        month: formatDay(day, 'yyyy年M月'),
        text: formatDay(day, 'd日'),
      })),
    [days],
  )
  // Until the member selects days, the opening days apply, also after a newer measurement arrives.
  const [chosen, setChosen] = useState<{ from?: number; to?: number }>({})
  const [from, to] = [chosen.from ?? opening[0], chosen.to ?? opening[1]]
  const findDayIndex = (day: number) =>
    Math.max(
      0,
      days.findIndex((item) => item.day === day),
    )
  // Keeps 从 before 到; otherwise the signs would be reversed.
  const selectRange = (item: number, otherDay: number) =>
    setChosen({ from: Math.min(item, otherDay), to: Math.max(item, otherDay) })
  const change = getCompositionChange(readings, from, to)
  const parts = change && getParts(change)
  return (
    <Card title="体重变化构成" right={isEstimated ? '按趋势计算 · 估算' : '按趋势计算'}>
      <div className="fold-[15.5rem] gap-3">
        <DatedChoice
          label="开始日期"
          options={options}
          value={findDayIndex(from)}
          onChange={(index) => selectRange(days[index]!.day, to)}
        />
        <DatedChoice
          label="结束日期"
          options={options}
          value={findDayIndex(to)}
          onChange={(index) => selectRange(from, days[index]!.day)}
        />
      </div>
      {parts ? (
        <>
          <Picture parts={parts} />
          <p className="mt-3 text-body leading-[1.6] text-ink-2">{formatError(change)}</p>
        </>
      ) : (
        <p className="mt-4 text-sub text-ink-3">选两个不同的日期，看这段时间的变化</p>
      )}
      <div className="-mx-4 -mb-2">
        <DataTable
          name="体重、脂肪和去脂体重的趋势"
          day={(index) => formatDay(days[index]!.day, 'yyyy年M月d日')}
          text={(index) => {
            const { weightKg, fatKg } = days[index]!
            return `体重 ${formatMassUnit(weightKg)}，脂肪 ${formatMassUnit(fatKg)}，去脂体重 ${formatMassUnit(getLeanMass(weightKg, fatKg))}`
          }}
          count={days.length}
        />
      </div>
    </Card>
  )
}

/**
 * Classes of the bars of weight, fat and lean mass. Not the rating colours: a loss is no verdict.
 */
const FILLS: readonly string[] = ['bg-tick', 'bg-brand-line', 'bg-brand-mid']

/**
 * Diverging bars: a loss extends to the left of the middle line, a gain to the right. Hidden from
 * screen readers, which read the text of each row.
 */
const Picture = ({ parts }: { parts: readonly Part[] }) => (
  <dl className="mt-4 flex flex-col gap-3">
    {parts.map(({ name, kg, text }, index) => (
      <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
        <dt className="text-sub text-ink-2">{name}</dt>
        <dd className="num text-fig-s leading-[1.3]">{text}</dd>
        <dd aria-hidden="true" className="relative col-span-2 mt-1 h-3 rounded-full bg-fill">
          <i
            className={`absolute inset-y-0 ${FILLS[index]} ${kg < 0 ? 'right-1/2 rounded-l-full' : 'left-1/2 rounded-r-full'}`}
            style={{ width: `${getShare(kg, parts) / 2}%` }}
          />
          <i className="absolute -inset-y-1 left-1/2 w-px bg-ink-3" />
        </dd>
      </div>
    ))}
  </dl>
)

interface Part {
  name: string
  kg: number
  /** With sign and unit: '−1.8 kg'. */
  text: string
}

/** Changes of weight, fat and lean mass, in the order of the bars. */
const getParts = ({ weightKg, fatKg }: CompositionChange): Part[] =>
  [
    { name: '体重', kg: weightKg },
    { name: '脂肪', kg: fatKg },
    { name: '去脂体重', kg: getLeanMass(weightKg, fatKg) },
  ].map((part) => ({ ...part, text: formatSignedMass(part.kg) }))

/** Describes whether the fat change exceeds the measuring error. Neutral: no praise, no blame. */
function formatError({ fatKg, errorKg }: CompositionChange): string {
  const error = formatMassUnit(errorKg)
  const largest =
    Math.abs(fatKg) < errorKg
      ? `变化在误差以内（约 ±${error}），还分不清减的是脂肪还是水分。`
      : `脂肪变化已超出测量误差（约 ±${error}）。`
  return `${largest}体脂秤靠微弱电流估算脂肪，喝水、吃饭、运动都会影响，与专业仪器可能相差约 ${formatMassUnit(3, 0)}。`
}

/**
 * Width of a bar in percent of half the chart. The largest change takes 100 %, but the full width
 * is at least 2 kg, so that noise stays small.
 */
export function getShare(kg: number, parts: readonly Part[]): number {
  const max = Math.max(2, ...parts.map((part) => Math.abs(part.kg)))
  return round((100 * Math.abs(kg)) / max, 1)
}
