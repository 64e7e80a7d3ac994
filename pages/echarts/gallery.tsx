import { getLevelZones, getRatingZones, getScoreZones } from '#shared/health/axis.ts'
import { BMI_RANGE } from '#shared/health/levels.ts'
import { CircleProgress } from '#shared/ui/charts/circle-progress.tsx'
import { ComparisonBars } from '#shared/ui/charts/comparison-bars.tsx'
import { DayRings } from '#shared/ui/charts/day-rings.tsx'
import { PeerBar } from '#shared/ui/charts/peer-bar.tsx'
import { Radar } from '#shared/ui/charts/radar.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { Gauge } from '#shared/ui/verdicts/gauge.tsx'
import { MetricAxis } from '#shared/ui/verdicts/metric-axis.tsx'
import { AXES, BARS, DAYS, LINE, MONTH, NO_PAIRS, PAIRS } from './samples.ts'
import { SeriesCard } from './series-card.tsx'

const SCORES = [
  { score: 100, kind: 'excellent' },
  { score: 92, kind: 'excellent' },
  { score: 76, kind: 'normal' },
  { score: 64, kind: 'warn' },
  { score: 41, kind: 'risk' },
  { score: 0, kind: 'risk' },
] as const

/** Every kind of chart the pages draw, with data, without, and at its ends. */
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
