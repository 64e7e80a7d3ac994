import uPlot from 'uplot'
import type { ValueRange } from '#shared/core/charts/chart-range.ts'
import type { Colours } from '#shared/ui/charts/chart-colours.ts'
import { inCssPixels } from '#shared/ui/charts/chart-marks.ts'
import { drawMargin } from '#shared/ui/charts/margin-marks.ts'
import { valueAxis } from '#shared/ui/charts/plot-axis.ts'
import { drawExtremes, gutterFor, MARGIN, type ValueScale } from '#shared/ui/charts/value-scale.ts'
import type { Group } from './groups.ts'
import { footFor, MASS_SCALE, massAxis, seriesOf, timeAxis } from './range-axes.ts'
import { columnsOf, inView } from './range-data.ts'
import { drawMarked, drawPoints, drawSpread, type Marks } from './range-marks.ts'
import type { View } from './view.ts'

/** What one frame shows. */
export interface Scene {
  groups: readonly Group[]
  view: View
  values: ValueRange
  /** The second axis, kg. */
  masses: ValueRange
  /** Index of the group that stands out. */
  marked: number
}

export interface PlotInput {
  /** All that may come into view; without any mass there is no second axis. */
  each: readonly Group[]
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

/** A history over time, drawn by uPlot on `host`: band of least to greatest, the line through the values with their points, the trend. */
export function createRangePlot(host: HTMLElement, { each, scale, colours }: PlotInput, first: Scene): RangePlot {
  let scene = first
  let told = scale()
  let paint = colours()
  let size = { width: host.clientWidth, height: host.clientHeight }
  const allMasses = each.flatMap(({ mass }) => mass ?? [])
  const left = gutterFor(
    each.map(({ value }) => value),
    scale(),
    paint,
  )
  const right = allMasses.length ? gutterFor(allMasses, MASS_SCALE, paint) : MARGIN
  const bottom = () => size.height - footFor(paint)
  const width = () => size.width - left - right
  const marks = ({ ctx }: uPlot): Marks => {
    const { view, values } = scene
    const [across, up] = [width() / (view.to - view.from), bottom() / (values.max - values.min)]
    return {
      ctx,
      paint,
      left,
      width: size.width - right,
      bottom: bottom(),
      xOf: (day) => left + (day - view.from) * across,
      yOf: (value) => bottom() - (value - values.min) * up,
    }
  }
  const inCss = (draw: (marks: Marks) => void) => (self: uPlot) =>
    inCssPixels({ ctx: self.ctx, ratio: devicePixelRatio }, () => draw(marks(self)))
  let seen = inView(scene.groups, scene.view)

  const plot: uPlot = new uPlot(
    {
      ...size,
      pxAlign: 0,
      padding: [0, allMasses.length ? 0 : right, 0, 0],
      cursor: { show: false },
      legend: { show: false },
      axes: [
        timeAxis({ view: () => scene.view, width, paint: () => paint }),
        valueAxis(left, { range: () => scene.values, paint: () => paint, scale, bottom }),
        ...(allMasses.length ? [massAxis(right, { range: () => scene.masses, paint: () => paint, bottom })] : []),
      ],
      scales: { x: { time: false, auto: false }, y: { auto: false }, mass: { auto: false } },
      series: seriesOf(() => paint, allMasses.length > 0),
      hooks: {
        drawClear: [inCss((own) => drawMargin(own, scale()))],
        drawAxes: [
          inCss((own) => {
            drawSpread(own, seen.around)
            drawPoints(own, seen.groups)
          }),
        ],
        draw: [
          inCss((own) => {
            const marked = scene.groups[scene.marked]
            drawExtremes(own, scale(), seen.extremes)
            if (marked && seen.groups.includes(marked)) drawMarked(own, marked)
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
    seen = inView(next.groups, next.view)
    plot.batch(() => {
      if (next.groups !== groups) plot.setData(columnsOf(next.groups), false)
      plot.setScale('x', { min: next.view.from, max: next.view.to })
      plot.setScale('y', next.values)
      plot.setScale('mass', next.masses)
    })
    if (told !== scale()) plot.redraw(false, true)
    told = scale()
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
