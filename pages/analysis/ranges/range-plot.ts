import uPlot from 'uplot'
import type { ValueRange } from '#shared/core/charts/chart-range.ts'
import { type Colours, faded } from '#shared/ui/charts/chart-colours.ts'
import { inCssPixels } from '#shared/ui/charts/chart-marks.ts'
import {
  drawBand,
  drawExtremes,
  drawGoal,
  gutterFor,
  type ValueScale,
  valueAxis,
} from '#shared/ui/charts/value-scale.ts'
import type { Group } from './groups.ts'
import { footFor, timeAxis } from './range-axes.ts'
import { columnsOf } from './range-data.ts'
import { drawDistances, drawMarked, type Marks } from './range-marks.ts'
import { groupsIn, type View } from './view.ts'

/** What one frame shows. */
export interface Scene {
  groups: readonly Group[]
  view: View
  values: ValueRange
  /** Index of the group that stands out. */
  marked: number
}

export interface RangeInput {
  /** Whether the values scatter around a trend; else a line joins them. */
  hasTrend: boolean
  /** All values that may come into view. */
  all: readonly number[]
  scale: () => ValueScale
  colours: () => Colours
}

export interface RangePlot {
  show: (scene: Scene) => void
  /** Where the days are, px from the element's left edge. */
  area: () => { left: number; width: number }
  resize: (size: { width: number; height: number }) => void
  repaint: () => void
  destroy: () => void
}

/** Points get smaller as they get closer: up to how many in view, px across, px of the rim. */
const POINTS = [
  [40, 8, 1.5],
  [120, 6, 1.5],
  [Number.POSITIVE_INFINITY, 4, 1],
] as const

/** A history over time, drawn by uPlot on `host`: band of least to greatest, trend line, measured points. */
export function createRangePlot(
  host: HTMLElement,
  { hasTrend, all, scale, colours }: RangeInput,
  first: Scene,
): RangePlot {
  let scene = first
  let paint = colours()
  let size = { width: host.clientWidth, height: host.clientHeight }
  const left = gutterFor(all, scale(), paint)
  const width = () => size.width - left
  const yOf = (value: number) => plot.valToPos(value, 'y')
  const marks = (self: uPlot): Marks => ({
    ctx: self.ctx,
    paint,
    left,
    width: size.width,
    bottom: size.height - footFor(paint),
    yOf,
    xOf: (day) => left + self.valToPos(day, 'x'),
  })
  const inCss = (draw: (marks: Marks) => void) => (self: uPlot) =>
    inCssPixels({ ctx: self.ctx, ratio: devicePixelRatio }, () => draw(marks(self)))
  let seen: readonly Group[] = []

  const plot: uPlot = new uPlot(
    {
      ...size,
      pxAlign: 0,
      padding: [0, 0, 0, 0],
      cursor: { show: false },
      legend: { show: false },
      axes: [
        timeAxis({ view: () => scene.view, width, paint: () => paint }),
        valueAxis(left, scale(), { range: () => scene.values, paint: () => paint }),
      ],
      scales: { x: { time: false, auto: false }, y: { auto: false } },
      bands: [{ series: [2, 1], fill: () => faded(paint.soft, 0.16) }],
      series: [
        {},
        { points: { show: false } },
        { points: { show: false } },
        {
          paths: () => null,
          points: { show: true, stroke: () => (hasTrend ? paint.soft : paint.line), fill: () => paint.surface },
        },
        { width: 2.5, stroke: () => paint.line, points: { show: false } },
      ],
      hooks: {
        drawClear: [inCss((own) => drawBand(own, scale()))],
        drawAxes: hasTrend ? [inCss((own) => drawDistances(own, seen))] : [],
        draw: [
          inCss((own) => {
            const marked = scene.groups[scene.marked]
            const values = seen.flatMap(({ min, max }) => [min, max])
            drawGoal(own, scale())
            drawExtremes(own, scale(), values)
            if (marked && seen.includes(marked)) drawMarked(own, marked)
          }),
        ],
      },
    },
    columnsOf(first.groups),
    host,
  )

  const draw = (next: Scene) => {
    const { groups } = scene
    scene = next
    seen = next.groups.slice(...groupsIn(next.groups, next.view))
    const [, across, rim] = POINTS.find(([most]) => seen.length <= most)!
    Object.assign(plot.series[3]!.points!, { size: across, width: rim })
    plot.batch(() => {
      if (next.groups !== groups) plot.setData(columnsOf(next.groups), false)
      plot.setScale('x', { min: next.view.from, max: next.view.to })
      plot.setScale('y', next.values)
    })
  }
  draw(first)

  return {
    show: draw,
    area: () => ({ left, width: width() }),
    resize(next) {
      size = next
      plot.setSize(next)
    },
    repaint() {
      paint = colours()
      plot.redraw(true)
    },
    destroy: () => plot.destroy(),
  }
}
