import uPlot from 'uplot'
import { barRange, lineRange, type ValueRange } from '#shared/core/charts/chart-range.ts'
import { drawnRange } from '#shared/core/charts/chart-window.ts'
import type { Place } from '#shared/core/charts/places.ts'
import type { Colours } from './chart-colours.ts'
import { chartHooks } from './chart-hooks.ts'
import type { Pen } from './chart-marks.ts'
import { valueAxis } from './plot-axis.ts'
import { gutterFor, MARGIN, type ValueScale } from './value-scale.ts'

/** A smooth line. @param colour of the line now */
const createLineSeries = (colour: () => string): uPlot.Series => ({
  paths: uPlot.paths.spline!(),
  points: { show: false },
  width: 2.5,
  stroke: colour,
})

export interface PlotInput {
  kind: 'line' | 'bar'
  values: readonly number[]
  place: Place
  /** What stands under a point. */
  label: (index: number) => string
  /** What stands over a bar that is not marked. */
  short?: (index: number) => string
  /** How long nothing was measured before a point, where that breaks the line: '46天未测量'; else ''. */
  gap?: (index: number) => string
  /** Values at the axis, what is normal, the goal: of a line. */
  scale?: ValueScale
  colours: () => Colours
}

export interface Plot {
  /** Draw the window from slot `start`, with point `marked` standing out. @param grown 0–1 of their height that bars have @returns where that point is, px */
  show: (start: number, marked: number, grown: number) => { x: number; y: number }
  /** Where the points are, px from the left edge. */
  area: () => { left: number; width: number }
  resize: (width: number) => void
  /** Other things are told about the values, on the axis that is there. */
  rescale: (scale: ValueScale | undefined) => void
  /** Colours have changed. */
  repaint: () => void
  destroy: () => void
}

/** Room for the dates below the base line, px besides their size. */
const FOOT = 19
/** Between the words at the top and the highest point, px: its halo. */
const UNDER_WORDS = 18

/** A canvas on `host`, `height` px high. uPlot gets only the points around the window, so that 10,000 cost no more than ten. */
export function createPlot(
  host: HTMLElement,
  { kind, values, place, label, short, gap = () => '', scale: firstScale, colours }: PlotInput,
  height: number,
): Plot {
  const isLine = kind === 'line'
  let paint = colours()
  let start = 0
  let marked = -1
  let range: ValueRange = { min: 0, max: 1 }
  let width = host.clientWidth
  let scale = firstScale
  const foot = FOOT + paint.axisSize
  const bottom = height - foot
  const left = scale ? gutterFor(values, scale, paint) : 0
  const right = scale ? MARGIN : 0

  const across = () => width - left - right
  const xOf = (index: number) => left + place(index, start) * across()
  const yOf = (value: number) => bottom * (1 - (value - range.min) / (range.max - range.min))
  const pointAt = (index: number) => ({ x: xOf(index), y: yOf(values[index]!) })
  const indices = () => {
    const [from, to] = drawnRange(start, values.length)
    return Array.from({ length: to - from }, (_, offset) => from + offset)
  }
  const pen = (plot: uPlot): Pen => ({
    ctx: plot.ctx,
    ratio: devicePixelRatio,
    paint,
    left,
    width: left + across(),
    bottom,
    marked,
    yOf,
    points: indices().map((index) => ({ index, value: values[index]!, ...pointAt(index) })),
    label,
    short,
    gap,
  })
  /** uPlot's columns. A gap is a place without a value half-way to the point before it. */
  const columns = (): uPlot.AlignedData => {
    const rows: [x: number, y: number | null][] = []
    for (const index of indices()) {
      if (gap(index)) rows.push([(xOf(index - 1) + xOf(index)) / 2, null])
      rows.push([xOf(index), values[index]!])
    }
    return [rows.map(([x]) => x), rows.map(([, y]) => y)]
  }

  const plot = new uPlot(
    {
      width,
      height,
      pxAlign: 0,
      padding: [0, right, foot, 0],
      cursor: { show: false },
      legend: { show: false },
      axes: [
        { show: false },
        scale
          ? valueAxis(left, { range: () => range, paint: () => paint, scale: () => scale!, bottom: () => bottom })
          : { show: false },
      ],
      scales: { x: { time: false, auto: false }, y: { auto: false } },
      series: [{}, { ...createLineSeries(() => paint.line), show: isLine }],
      hooks: chartHooks(isLine, pen, () => scale),
    },
    columns(),
    host,
  )

  return {
    show(newStart, newMarked, grown) {
      start = newStart
      marked = newMarked
      range = isLine ? lineRange(values, start, (paint.axisSize + UNDER_WORDS) / bottom) : barRange(values, start)
      // On a longer axis bars are shorter.
      if (grown < 1) range = { ...range, max: range.max / Math.max(grown, 1e-3) }
      plot.batch(() => {
        plot.setData(columns(), false)
        plot.setScale('x', { min: left, max: left + across() })
        plot.setScale('y', range)
      })
      return pointAt(marked)
    },
    area: () => ({ left, width: across() }),
    rescale(newScale) {
      scale = newScale
      plot.redraw(false, true)
    },
    resize(newWidth) {
      width = newWidth
      plot.setSize({ width, height })
    },
    repaint() {
      paint = colours()
      plot.redraw(true)
    },
    destroy: () => plot.destroy(),
  }
}
