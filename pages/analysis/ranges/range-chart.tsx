import { chartName, plottedUnit } from '#pages/analysis/scale.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import { clamp } from '#shared/core/numbers.ts'
import { shownUnit } from '#shared/core/weight-unit.ts'
import { NOT_DRAWN, PlotHost } from '#shared/ui/charts/plot-host.tsx'
import type { Group, Level } from './groups.ts'
import { Told } from './legend.tsx'
import { RangeTable } from './range-table.tsx'
import { readoutOf } from './readout.ts'
import { type RangeInput, useRange } from './use-range.ts'

const ZOOM = 1.5
/** Arrow keys go from point to point; the others move or stretch the view. */
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}
const MOVES: Record<string, number> = { PageUp: -0.9, PageDown: 0.9 }
const ZOOMS: Record<string, number> = { '+': 1 / ZOOM, '=': 1 / ZOOM, '-': ZOOM }

/** A metric over time: distance is days; pan, pinch and keys look around. */
export function RangeChart(input: RangeInput) {
  const { metric, scale, points } = input
  const name = chartName(metric)
  const wordsOf = (group: Group, level: Level) =>
    readoutOf(group, level, points, scale.text, shownUnit(metric.unit), serverNow())
  const { isFailed, told, box, canvas, probes, engine, groupsAt, shown, rested } = useRange(input, wordsOf)
  const resting = groupsAt(rested.level)
  const words = wordsOf(resting[rested.marked] ?? resting[resting.length - 1]!, rested.level)
  const sentence = [
    words.when,
    words.value,
    words.spread,
    words.trend && `趋势 ${words.trend}`,
    words.mass && `脂肪趋势 ${words.mass}`,
    words.note,
  ]

  const onKey = (key: string): boolean => {
    const [step, move, zoom] = [STEPS[key], MOVES[key], ZOOMS[key]]
    const { level, marked } = shown.current
    const groups = groupsAt(level)
    if (step) engine.current?.choose(groups[clamp(marked + step, 0, groups.length - 1)]!.last)
    if (move) engine.current?.move(move)
    if (zoom) engine.current?.zoom(zoom)
    return Boolean(step || move || zoom)
  }
  return (
    <div>
      <Told at={told} first={words} unit={plottedUnit(metric)} />
      <div
        ref={box}
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys look around in the picture, as in the chart of four points
        tabIndex={0}
        aria-label={`${name}，共 ${points.length} 条记录，当前 ${sentence.filter(Boolean).join(' ')}，按左右方向键查看其他记录，按加减键缩放`}
        className="relative h-[228px] overflow-hidden -outline-offset-2 select-none [touch-action:pan-y]"
        onKeyDown={(event) => onKey(event.key) && event.preventDefault()}
      >
        <PlotHost canvas={canvas} probes={probes} words={isFailed && NOT_DRAWN} />
      </div>
      <RangeTable name={name} shown={rested} groupsAt={groupsAt} wordsOf={wordsOf} />
    </div>
  )
}
