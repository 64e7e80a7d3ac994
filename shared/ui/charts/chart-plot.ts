import uPlot from 'uplot'
import { barRange, lineRange, type ValueRange } from '#shared/core/charts/chart-range.ts'
import { drawnRange, IN_VIEW, slotX } from '#shared/core/charts/chart-window.ts'
import { type Colours, faded } from './chart-colours.ts'
import { drawBars, drawGrid, drawLabels, drawPoints, type Pen } from './chart-marks.ts'
import { drawGaps } from './gap-marks.ts'

export interface PlotInput {
  kind: 'line' | 'bar'
  values: readonly number[]
  labels: readonly string[]
  /** What stands over a point that is not marked. */
  short: (index: number) => string
  /** How long nothing was measured before a point, where that breaks the line: '46天未测量'; else ''. */
  gap?: (index: number) => string
  colours: () => Colours
}

export interface Plot {
  /** Draw the window from slot `start`, with point `marked` standing out. @returns where that point is, px */
  show: (start: number, marked: number) => { x: number; y: number }
  resize: (width: number) => void
  /** Colours have changed. */
  repaint: () => void
  destroy: () => void
}

/** Room for the dates below the base line, px besides their size. */
const FOOT = 19

/** A canvas on `host`, `height` px high. uPlot gets only the points around the window, so that 10,000 cost no more than ten. */
export function createPlot(
  host: HTMLElement,
  { kind, values, labels, short, gap = () => '', colours }: PlotInput,
  height: number,
): Plot {
  const isLine = kind === 'line'
  let paint = colours()
  const foot = FOOT + paint.axisSize
  const bottom = height - foot
  let start = 0
  let marked = -1
  let range: ValueRange = { min: 0, max: 1 }
  let width = host.clientWidth

  const yOf = (value: number) => bottom * (1 - (value - range.min) / (range.max - range.min))
  const pen = (plot: uPlot): Pen => ({
    ctx: plot.ctx,
    ratio: devicePixelRatio,
    paint,
    width,
    bottom,
    marked,
    points: indices().map((index) => ({ index, x: slotX(index, start, width), y: yOf(values[index]!) })),
    labels,
    short,
    gap,
  })
  const indices = () => {
    const [from, to] = drawnRange(start, values.length)
    return Array.from({ length: to - from }, (_, offset) => from + offset)
  }
  /** A gap is a place without a value half-way to the point before it. */
  const data = (): uPlot.AlignedData => {
    const rows = indices().flatMap((index): [number, number | null][] => [
      ...(gap(index) ? [[index - 0.5, null] as [number, null]] : []),
      [index, values[index]!],
    ])
    return [rows.map(([x]) => x), rows.map(([, y]) => y)]
  }

  const plot = new uPlot(
    {
      width,
      height,
      pxAlign: 0,
      padding: [0, 0, foot, 0],
      cursor: { show: false },
      legend: { show: false },
      axes: [{ show: false }, { show: false }],
      scales: { x: { time: false, auto: false }, y: { auto: false } },
      series: [
        {},
        {
          show: isLine,
          paths: uPlot.paths.spline!(),
          points: { show: false },
          width: 2.5,
          stroke: () => paint.line,
          fill: (self) => {
            const gradient = self.ctx.createLinearGradient(0, self.bbox.height * 0.2, 0, self.bbox.height)
            gradient.addColorStop(0, faded(paint.line, 0.2))
            gradient.addColorStop(1, faded(paint.line, 0))
            return gradient
          },
        },
      ],
      hooks: {
        drawClear: [(self) => drawGrid(pen(self))],
        draw: [
          (self) => {
            if (isLine) {
              drawGaps(pen(self))
              drawPoints(pen(self))
            } else drawBars(pen(self))
            drawLabels(pen(self))
          },
        ],
      },
    },
    data(),
    host,
  )

  const refresh = () =>
    plot.batch(() => {
      plot.setData(data(), false)
      plot.setScale('x', { min: start - 0.5, max: start + IN_VIEW - 0.5 })
      plot.setScale('y', range)
    })

  return {
    show(newStart, newMarked) {
      start = newStart
      marked = newMarked
      range = (isLine ? lineRange : barRange)(values, start)
      refresh()
      return { x: slotX(marked, start, width), y: yOf(values[marked]!) }
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
