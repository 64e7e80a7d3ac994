import { useState } from 'react'
import { getLevelZones, getRatingZones, getScoreZones } from '#shared/health/axis.ts'
import { BMI_RANGE } from '#shared/health/levels.ts'
import { BarChart, type ChartProps, LineChart } from '#shared/ui/charts/chart-frame.tsx'
import { CircleProgress } from '#shared/ui/charts/circle-progress.tsx'
import { ComparisonBars } from '#shared/ui/charts/comparison-bars.tsx'
import { DayRings } from '#shared/ui/charts/day-rings.tsx'
import { PeerBar } from '#shared/ui/charts/peer-bar.tsx'
import { Radar } from '#shared/ui/charts/radar.tsx'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { Gauge } from '#shared/ui/verdicts/gauge.tsx'
import { MetricAxis } from '#shared/ui/verdicts/metric-axis.tsx'

const SCORES = [
  { score: 100, kind: 'excellent' },
  { score: 92, kind: 'excellent' },
  { score: 76, kind: 'normal' },
  { score: 64, kind: 'warn' },
  { score: 41, kind: 'risk' },
  { score: 0, kind: 'risk' },
] as const

/** Every chart type of the pages: with data, without data, and with edge cases. */
export const Gallery = () => (
  <>
    <SeriesCard kind="line" title="折线图" unit="kg" series={LINE} />
    <SeriesCard kind="bar" title="柱状图" unit="分钟" series={BARS} />
    <Card title="雷达图">
      <div className="flex flex-col gap-6">
        <Radar name="六项能力" axes={AXES} />
        <Radar name="没有得分" axes={AXES.map(({ name }) => ({ name, text: '-', percent: 0 }))} />
      </div>
    </Card>
    <Card title="同性别对比条">
      {[0, 1, 78, 100].map((percent) => (
        <div key={percent}>
          <p className="text-caption text-ink-2">超过了 {percent}% 的同性别用户</p>
          <PeerBar percent={percent} />
        </div>
      ))}
    </Card>
    <Card title="体重仪表盘">
      <Gauge {...RANGE} weight={57.8} originWeight={63.2} targetWeight={54} />
      <Gauge {...RANGE} weight={undefined} />
    </Card>
    <Card title="圆环">
      <div className="flex flex-wrap gap-4">
        {SCORES.map(({ score, kind }) => (
          <CircleProgress key={score} percent={score} size="score" kind={kind} label={`${score} 分`}>
            <b className="num text-[min(1.5rem,30px)]">{score}</b>
          </CircleProgress>
        ))}
      </div>
    </Card>
    <Card title="饼图">
      <div className="flex flex-wrap gap-4">
        {[75, 0, 100].map((percent) => (
          <CircleProgress key={percent} percent={percent} size="goal" label={`已完成 ${percent}%`}>
            <b className="num text-[min(1.875rem,40px)]">{percent}%</b>
          </CircleProgress>
        ))}
      </div>
    </Card>
    <Card title="评级条">
      <MetricAxis zones={getScoreZones(86)} edgeText={String} />
      <MetricAxis zones={getScoreZones(undefined)} />
      <MetricAxis zones={getRatingZones(3)} />
    </Card>
    <Card title="水平条">
      <MetricAxis zones={getLevelZones('high', 26, BMI_RANGE)} edgeText={String} />
    </Card>
    <Card title="对比柱">
      <ComparisonBars label="与上周对比" pairs={PAIRS} />
      <ComparisonBars label="没有数据" pairs={NO_PAIRS} />
    </Card>
    <Card title="日历圆环">
      <div className="flex flex-col gap-6">
        <DayRings days={DAYS} />
        <DayRings days={MONTH} />
      </div>
    </Card>
  </>
)

const RANGE = { weightMin: 20, weightMax: 200, weightStandardLeft: 50.9, weightStandardRight: 68.9 }

const AMOUNTS = [
  { key: 'sample', label: '样例' },
  { key: 'none', label: '空' },
  { key: 'one', label: '1 个' },
  { key: 'many', label: '1 万' },
] as const

interface Props {
  title: string
  unit: string
  kind: 'line' | 'bar'
  series: Record<Amount, readonly number[]>
}

const SCALE = { decimals: 1, text: String }

/** A time-series chart with a selectable number of points. */
function SeriesCard({ title, unit, kind, series }: Props) {
  const [amount, setAmount] = useState<Amount>('sample')
  const values = series[amount]
  return (
    <section className="overflow-hidden rounded-card bg-surface pt-5 pb-2 shadow-card">
      <h2 className="px-5 text-head">{title}</h2>
      <div className="px-4 py-3">
        <Segmented size="wide" label={`${title}的数据量`} options={AMOUNTS} value={amount} onChange={setAmount} />
      </div>
      <Series key={amount} title={title} unit={unit} kind={kind} values={values} />
    </section>
  )
}

function Series({ title, unit, kind, values }: Omit<Props, 'series'> & { values: readonly number[] }) {
  const [selected, setSelected] = useState(values.length - 1)
  const props: ChartProps = {
    name: title,
    values,
    label: (index) => `#${index + 1}`,
    text: (index) => `${values[index]} ${unit}`,
    selected,
    onSelect: setSelected,
  }
  return kind === 'line' ? (
    <LineChart {...props} scale={SCALE} />
  ) : (
    <BarChart {...props} short={(index) => String(values[index])} />
  )
}

/** Sample data of the gallery: weight in kg, exercise in minutes. */
const WEIGHTS = [58.9, 58.6, 58.8, 58.2, 57.9, 58.3, 57.8, 57.4, 57.6, 57.1, 56.9, 57.2]
const MINUTES = [142, 96, 0, 188, 215, 64, 120, 30, 175, 90, 48, 205]

/** Number of points that tests the performance of panning. */
const MANY = 10_000

type Amount = 'sample' | 'none' | 'one' | 'many'

/** A slow wave plus a fast one, so that every visible range differs. */
const createWave = (middle: number, height: number) =>
  Array.from(
    { length: MANY },
    (_, index) => Math.round((middle + height * (0.7 * Math.sin(index / 60) + 0.3 * Math.sin(index * 1.7))) * 10) / 10,
  )

const createSeries = (
  sample: readonly number[],
  middle: number,
  height: number,
): Record<Amount, readonly number[]> => ({
  sample,
  none: [],
  one: sample.slice(-1),
  many: createWave(middle, height),
})

const LINE = createSeries(WEIGHTS, 58, 4)
const BARS = createSeries(MINUTES, 120, 100)

const AXES = [
  { name: '心肺耐力', text: '84', percent: 84 },
  { name: '肌肉力量', text: '76', percent: 76 },
  { name: '柔韧性', text: '68', percent: 68 },
  { name: '动作标准度', text: '88', percent: 88 },
  { name: '体态', text: '58', percent: 58 },
  { name: '身体成分', text: '91', percent: 91 },
]

const PAIRS = [
  { name: '消耗（千卡）', value: '1,684', last: '1,420', height: 100, lastHeight: 84.3 },
  { name: '天数（天）', value: '5', last: '4', height: 100, lastHeight: 80 },
  { name: '时长（分钟）', value: '0', last: '188', height: 0, lastHeight: 100 },
]

const NO_PAIRS = PAIRS.map(({ name }) => ({ name, value: '-', last: '-', height: 0, lastHeight: 0 }))

/** Days that are complete, partial, empty, and unplanned. */
const DAYS = [
  { day: 12, done: 1, total: 1 },
  { day: 13, done: 2, total: 2 },
  { day: 14, done: 1, total: 2 },
  { day: 15, done: 0, total: 1 },
  { day: 16, done: 0, total: 0 },
  { day: 17, done: 3, total: 3 },
  { day: 18, done: 2, total: 3 },
]

/** A month of 30 days that starts on a Sunday, without plans. */
const MONTH = [
  ...Array.from({ length: 6 }, () => ({ day: 0, done: 0, total: 0 })),
  ...Array.from({ length: 30 }, (_, index) => ({ day: index + 1, done: 0, total: 0 })),
]
