import uPlot from 'uplot'
import { getBarRange, getLineRange, type ValueRange } from '#shared/core/charts/chart-range.ts'
import { getRenderedRange } from '#shared/core/charts/chart-window.ts'
import type { PointPosition } from '#shared/core/charts/point-positions.ts'
import type { Colours } from './chart-colours.ts'
import { clipToField, drawGrid, drawInCssPixels, drawPoints, type Pen, strokeLine } from './chart-marks.ts'
import { drawLabels } from './date-labels.ts'
import { drawMargin } from './margin-marks.ts'
import { createValueAxis } from './plot-axis.ts'
import { drawExtremes, drawText, getGutter, MARGIN, type ValueScale } from './value-scale.ts'

export { uPlot }

/** Creates the series of a smooth line. @param colour returns the current colour */
const createLineSeries = (colour: () => string): uPlot.Series => ({
  paths: uPlot.paths.spline!(),
  points: { show: false },
  width: 2.5,
  stroke: colour,
})

export interface PlotInput {
  kind: 'line' | 'bar'
  values: readonly number[]
  place: PointPosition
  /** Label under a point. */
  label: (index: number) => string
  /** Label over a bar that is not highlighted. */
  short?: (index: number) => string
  /** Duration of the gap before a point, where the line is interrupted: '46天未测量'; else ''. */
  gap?: (index: number) => string
  /** Axis values, normal range and goal of a line chart. */
  scale?: ValueScale
  colours: () => Colours
}

export interface Plot {
  /**
   * Draws the window from slot `start` with point `marked` highlighted.
   * @param grown height of the bars as a fraction, 0–1
   * @returns position of that point, px
   */
  show: (start: number, marked: number, grown: number) => { x: number; y: number }
  /** Horizontal extent of the points, px from the left edge. */
  area: () => { left: number; width: number }
  resize: (width: number) => void
  /** Sets another scale on the existing axis. */
  rescale: (scale: ValueScale | undefined) => void
  /** Redraws after a change of the colours. */
  repaint: () => void
  destroy: () => void
}

/** Space below the base line in px, in addition to the dates' size. */
const FOOT = 19
/** px between the text at the top and the highest point: its halo. */
const UNDER_WORDS = 18

/**
 * Creates a canvas on `host`, `height` px high. uPlot gets only the points around the window, so
 * that drawing time does not depend on the length of the history.
 */
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
  const left = scale ? getGutter(values, scale, paint) : 0
  const right = scale ? MARGIN : 0

  const getWidth = () => width - left - right
  const getX = (index: number) => left + place(index, start) * getWidth()
  const getY = (value: number) => bottom * (1 - (value - range.min) / (range.max - range.min))
  const getPoint = (index: number) => ({ x: getX(index), y: getY(values[index]!) })
  const getIndices = () => {
    const [from, to] = getRenderedRange(start, values.length)
    return Array.from({ length: to - from }, (_, offset) => from + offset)
  }
  const createPen = (plot: uPlot): Pen => ({
    ctx: plot.ctx,
    ratio: devicePixelRatio,
    paint,
    left,
    width: left + getWidth(),
    bottom,
    marked,
    yOf: getY,
    points: getIndices().map((index) => ({ index, value: values[index]!, ...getPoint(index) })),
    label,
    short,
    gap,
  })
  /** Columns for uPlot. A gap is an empty value half-way to the previous point. */
  const createColumns = (): uPlot.AlignedData => {
    const rows: [x: number, y: number | null][] = []
    for (const index of getIndices()) {
      if (gap(index)) rows.push([(getX(index - 1) + getX(index)) / 2, null])
      rows.push([getX(index), values[index]!])
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
          ? createValueAxis(left, { range: () => range, paint: () => paint, scale: () => scale!, bottom: () => bottom })
          : { show: false },
      ],
      scales: { x: { time: false, auto: false }, y: { auto: false } },
      series: [{}, { ...createLineSeries(() => paint.line), show: isLine }],
      hooks: createChartHooks(isLine, createPen, () => scale),
    },
    createColumns(),
    host,
  )

  return {
    show(newStart, newMarked, grown) {
      start = newStart
      marked = newMarked
      range = isLine ? getLineRange(values, start, (paint.axisSize + UNDER_WORDS) / bottom) : getBarRange(values, start)
      // During the growing animation a longer axis makes the bars shorter.
      if (grown < 1) range = { ...range, max: range.max / Math.max(grown, 1e-3) }
      plot.batch(() => {
        plot.setData(createColumns(), false)
        plot.setScale('x', { min: left, max: left + getWidth() })
        plot.setScale('y', range)
      })
      return getPoint(marked)
    },
    area: () => ({ left, width: getWidth() }),
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

/**
 * Creates uPlot hooks that draw below and above the line, or instead of it.
 * @param pen returns the current view
 * @param scale returns the current scale
 */
const createChartHooks = (
  isLine: boolean,
  pen: (self: uPlot) => Pen,
  scale: () => ValueScale | undefined,
): uPlot.Hooks.Arrays => ({
  drawClear: [
    (self) => {
      const [localPen, labels] = [pen(self), scale()]
      if (labels) drawInCssPixels(localPen, () => drawMargin(localPen, labels))
      drawGrid(localPen, labels !== undefined)
    },
  ],
  draw: [
    (self) => {
      const [localPen, labels] = [pen(self), scale()]
      if (labels) {
        const inView = localPen.points
          .filter(({ x }) => x >= localPen.left && x <= localPen.width)
          .map(({ value }) => value)
        drawInCssPixels(localPen, () => {
          drawExtremes(localPen, labels, inView)
        })
      }
      clipToField(localPen, () => {
        for (const draw of isLine ? [drawGaps, drawPoints] : [drawBars]) draw(localPen)
        drawLabels(localPen)
      })
    },
  ],
})

/** Measures of the drawing (shared/ui/README.md, "Charts"). */
const BAR = 36
const BAR_CORNER = 9

/** Draws bars with round shoulders, labelled with their value except for the highlighted one. */
function drawBars(pen: Pen) {
  const { paint, bottom } = pen
  drawInCssPixels(pen, (ctx) => {
    ctx.textAlign = 'center'
    ctx.font = `700 ${paint.markSize}px ${paint.font}`
    for (const { index, x, y } of pen.points) {
      const isMarked = index === pen.marked
      const corner = Math.min(BAR_CORNER, Math.max(0, bottom - y))
      const [left, right] = [x - BAR / 2, x + BAR / 2]
      ctx.fillStyle = isMarked ? paint.barMarked : paint.bar
      ctx.beginPath()
      ctx.moveTo(left, bottom)
      ctx.arcTo(left, y, x, y, corner)
      ctx.arcTo(right, y, right, bottom, corner)
      ctx.lineTo(right, bottom)
      ctx.fill()
      ctx.fillStyle = paint.value
      if (!isMarked) ctx.fillText(pen.short?.(index) ?? '', x, y - 8)
    }
  })
}

/**
 * Draws the duration of each gap between two points, below a dotted line that replaces the curve.
 */
function drawGaps(pen: Pen) {
  const { paint, bottom, gap, points } = pen
  drawInCssPixels(pen, (ctx) => {
    points.forEach(({ index, x }, at) => {
      const before = points[at - 1]
      const label = before ? gap(index) : ''
      if (!before || !label) return
      const middle = (before.x + x) / 2
      ctx.strokeStyle = paint.soft
      ctx.lineWidth = 1
      strokeLine(ctx, [middle, bottom - paint.axisSize - 10, middle, 2 * paint.axisSize], [2, 4])
      drawText(ctx, paint, label, middle, bottom - 6, 'center')
    })
  })
}
