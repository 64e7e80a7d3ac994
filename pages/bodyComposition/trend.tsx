import { useMemo, useState } from 'react'
import { formatTime } from '#shared/core/dates/dates.ts'
import { shownUnit } from '#shared/core/weight-unit.ts'
import type { Range } from '#shared/health/levels.ts'
import { metricText } from '#shared/health/metrics.ts'
import { gapText } from '#shared/health/trend.ts'
import { LineChart } from '#shared/ui/charts/chart-frame.tsx'
import { CHART_HEAD, Reading } from '#shared/ui/charts/chart-head.tsx'
import type { Timed } from './model.ts'

interface Props {
  /** What is drawn: '体脂率趋势'. */
  name: string
  unit: string
  /** Oldest first. */
  points: readonly Timed[]
  range?: Range | undefined
}

/** As on /analysis: '11月19日', with its year where that is not the latest one's. */
function dayIn(times: readonly number[], index: number): string {
  const [time, latest] = [times[index]!, times[times.length - 1]!]
  return formatTime(time, formatTime(time, 'yyyy') === formatTime(latest, 'yyyy') ? 'M月d日' : 'yyyy年M月d日')!
}

/** Readings over time, or that there are none. */
export const Trend = (props: Props) =>
  props.points.length > 0 ? <Drawn {...props} /> : <p className="py-8 text-center text-sub text-ink-3">暂无数据</p>

/** As on /analysis: a line that joins the readings, between the ends of the standard range. */
function Drawn({ name, unit, points, range }: Props) {
  const last = points.length - 1
  // Nothing chosen yet: the latest, also when a newer one arrives.
  const [chosen, setChosen] = useState<number>()
  const columns = useMemo(
    () => ({ values: points.map(({ value }) => value), times: points.map(({ time }) => time) }),
    [points],
  )
  const shown = shownUnit(unit)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mass is written in the member's unit
  const scale = useMemo(() => {
    const text = (value: number) => metricText({ unit }, value)
    // What begins at 0 is never low.
    return { decimals: 1, text, band: range && ([range.from || Number.NEGATIVE_INFINITY, range.below] as const) }
  }, [unit, shown, range])
  const day = (index: number) => dayIn(columns.times, index)
  const text = (index: number) => scale.text(points[index]!.value) + shown
  return (
    <div className="-mx-4">
      <LineChart
        key={shown}
        name={name}
        {...columns}
        label={(index) => formatTime(columns.times[index]!, 'M/d')!}
        day={day}
        text={text}
        head={(index) => (
          <p className={CHART_HEAD}>
            <Reading when={day(index)} value={text(index)} />
          </p>
        )}
        gap={(index) => gapText(columns.times, index)}
        scale={scale}
        selected={Math.min(chosen ?? last, last)}
        onSelect={setChosen}
        height={158}
      />
    </div>
  )
}
