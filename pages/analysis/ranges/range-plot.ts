import type uPlot from 'uplot'
import type { ValueRange } from '#shared/core/charts/chart-range.ts'
import { formatMass } from '#shared/format/weight-unit.ts'
import { type Colours, withAlpha } from '#shared/ui/charts/chart-colours.ts'
import { addDisc, drawInCssPixels, strokeLine } from '#shared/ui/charts/chart-marks.ts'
import { drawMargin } from '#shared/ui/charts/margin-marks.ts'
import { createValueAxis } from '#shared/ui/charts/plot-axis.ts'
import { drawExtremes, type Field, getFont, getGutter, MARGIN, type ValueScale } from '#shared/ui/charts/value-scale.ts'
import { createMovingTicks, type Tick } from './axis.ts'
import { createColumns, type Group, getPointSize, selectInView, type View } from './view.ts'

/** State of one frame. */
export interface Scene {
  groups: readonly Group[]
  view: View
  values: ValueRange
  /** The second axis, kg. */
  masses: ValueRange
  /** Index of the highlighted group. */
  marked: number
}

export interface PlotInput {
  /** All groups; without any mass there is no second axis. */
  each: readonly Group[]
  scale: () => ValueScale
  colours: () => Colours
}

export interface RangePlot {
  show: (scene: Scene) => void
  /** Plot area, px from the element's left edge. */
  area: () => { left: number; width: number }
  resize: (size: { width: number; height: number }) => void
  repaint: () => void
  destroy: () => void
}

/**
 * Draws a history on `host`: band from minimum to maximum, line with points, trend.
 * @param Plot uPlot, which is loaded with the charts by points
 */
export function createRangePlot(
  Plot: typeof uPlot,
  host: HTMLElement,
  { each, scale, colours }: PlotInput,
  first: Scene,
): RangePlot {
  let scene = first
  let labels = scale()
  let paint = colours()
  let size = { width: host.clientWidth, height: host.clientHeight }
  const allMasses = each.flatMap(({ mass }) => mass ?? [])
  const left = getGutter(
    each.map(({ value }) => value),
    scale(),
    paint,
  )
  const right = allMasses.length ? getGutter(allMasses, MASS_SCALE, paint) : MARGIN
  const getBottom = () => size.height - getFooterHeight(paint)
  const getWidth = () => size.width - left - right
  const createMarks = ({ ctx }: uPlot): Marks => {
    const { view, values } = scene
    const [across, up] = [getWidth() / (view.to - view.from), getBottom() / (values.max - values.min)]
    return {
      ctx,
      paint,
      left,
      width: size.width - right,
      bottom: getBottom(),
      xOf: (day) => left + (day - view.from) * across,
      yOf: (value) => getBottom() - (value - values.min) * up,
    }
  }
  const withCssPixels = (draw: (marks: Marks) => void) => (self: uPlot) =>
    drawInCssPixels({ ctx: self.ctx, ratio: devicePixelRatio }, () => draw(createMarks(self)))
  let seen = selectInView(scene.groups, scene.view)

  const plot = new Plot(
    {
      ...size,
      pxAlign: 0,
      padding: [0, allMasses.length ? 0 : right, 0, 0],
      cursor: { show: false },
      legend: { show: false },
      axes: [
        createTimeAxis({ view: () => scene.view, width: getWidth, paint: () => paint }),
        createValueAxis(left, { range: () => scene.values, paint: () => paint, scale, bottom: getBottom }),
        ...(allMasses.length
          ? [createMassAxis(right, { range: () => scene.masses, paint: () => paint, bottom: getBottom })]
          : []),
      ],
      scales: { x: { time: false, auto: false }, y: { auto: false }, mass: { auto: false } },
      series: createSeries(() => paint, allMasses.length > 0),
      hooks: {
        drawClear: [withCssPixels((pixels) => drawMargin(pixels, scale()))],
        drawAxes: [
          withCssPixels((pixels) => {
            drawSpread(pixels, seen.around)
            drawPoints(pixels, seen.groups)
          }),
        ],
        draw: [
          withCssPixels((pixels) => {
            const marked = scene.groups[scene.marked]
            drawExtremes(pixels, scale(), seen.extremes)
            if (marked && seen.groups.includes(marked)) drawMarked(pixels, marked)
          }),
        ],
      },
    },
    createColumns(first.groups),
    host,
  )

  const drawScene = (next: Scene) => {
    const { groups } = scene
    scene = next
    seen = selectInView(next.groups, next.view)
    plot.batch(() => {
      if (next.groups !== groups) plot.setData(createColumns(next.groups), false)
      plot.setScale('x', { min: next.view.from, max: next.view.to })
      plot.setScale('y', next.values)
      plot.setScale('mass', next.masses)
    })
    if (labels !== scale()) plot.redraw(false, true)
    labels = scale()
  }
  drawScene(first)

  return {
    show: drawScene,
    area: () => ({ left, width: getWidth() }),
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

const GAP = 6
/** Approximate width of a label in multiples of its font size. */
const WIDTH = 3.8

/** Height of two lines of labels below the base line, px. */
const getFooterHeight = ({ axisSize }: Colours) => Math.ceil(axisSize * 2.5) + 2 * GAP

/**
 * uPlot's time axis: days, months or years, and the year below.
 * @param now getters of the current view, its width in px and the colours
 */
function createTimeAxis(now: { view: () => View; width: () => number; paint: () => Colours }): uPlot.Axis {
  const { axisSize } = now.paint()
  const font = getFont(now.paint())
  let ticks: Tick[] = []
  const ticksIn = createMovingTicks()
  const widths = new Map<string, number>()
  const getStroke = () => now.paint().grid
  return {
    scale: 'x',
    side: 2,
    size: getFooterHeight(now.paint()),
    gap: GAP - 4,
    font,
    lineGap: 1.25,
    stroke: () => now.paint().soft,
    grid: { show: false },
    ticks: { stroke: getStroke, width: 1, size: 4 },
    border: { show: true, stroke: getStroke, width: 1 },
    splits: () => {
      ticks = ticksIn(now.view(), Math.max(2, Math.floor(now.width() / (axisSize * WIDTH))))
      return ticks.map(({ x }) => x)
    },
    values: ({ ctx, valToPos }) =>
      ticks.map(({ x, label, year }) => {
        const half = widths.get(label) ?? measureHalfWidth(ctx, label, font)
        widths.set(label, half)
        // A label that the right edge would clip is omitted; its tick stays.
        return valToPos(x, 'x') + half > now.width() ? null : `${label}\n${year}`
      }),
  }
}

function measureHalfWidth(ctx: CanvasRenderingContext2D, label: string, font: string): number {
  ctx.save()
  ctx.font = font
  const { width } = ctx.measureText(label)
  ctx.restore()
  return width / 2
}

/** Value scale of the second axis, kg. */
const MASS_SCALE = { decimals: 1, text: (kg: number) => formatMass(kg) }

/**
 * uPlot's second value axis, at the right; without grid lines, which would cross those of the
 * first.
 */
export const createMassAxis = (
  gutter: number,
  now: { range: () => ValueRange; paint: () => Colours; bottom: () => number },
): uPlot.Axis => ({
  ...createValueAxis(gutter, { ...now, scale: () => MASS_SCALE }),
  scale: 'mass',
  side: 1,
  grid: { show: false },
})

/** uPlot's series: the values, the thinner dashed masses, and the lighter trend. */
const createSeries = (paint: () => Colours, hasMass: boolean): uPlot.Series[] => [
  {},
  { width: 2.5, stroke: () => paint().line, points: { show: false } },
  { scale: 'mass', width: 1.5, dash: [5, 4], stroke: () => paint().value, points: { show: false }, show: hasMass },
  { width: 1.5, stroke: () => withAlpha(paint().soft, 0.7), points: { show: false } },
]

/** Plot area and coordinate transforms of a chart over time, CSS px. */
interface Marks extends Field {
  xOf: (day: number) => number
}

const HALO = 11
const MARKED = 5
const NOTED = 4

/**
 * Draws the band from minimum to maximum of each group, broken by gaps.
 * @param groups those in view and their neighbours
 */
function drawSpread({ ctx, paint, left, width, bottom, xOf, yOf }: Marks, groups: readonly Group[]) {
  if (!groups.some(({ min, max }) => min < max)) return
  ctx.save()
  ctx.beginPath()
  ctx.rect(left, 0, width - left, bottom)
  ctx.clip()
  ctx.beginPath()
  let from = 0
  for (let next = 1; next <= groups.length; next++) {
    if (next < groups.length && !groups[next]!.isAfterGap) continue
    for (let index = from; index < next; index++) ctx.lineTo(xOf(groups[index]!.x), yOf(groups[index]!.max))
    for (let index = next - 1; index >= from; index--) ctx.lineTo(xOf(groups[index]!.x), yOf(groups[index]!.min))
    ctx.closePath()
    if (next < groups.length) ctx.moveTo(xOf(groups[next]!.x), yOf(groups[next]!.max))
    from = next
  }
  ctx.fillStyle = withAlpha(paint.soft, 0.16)
  ctx.fill()
  ctx.restore()
}

/**
 * Draws hollow points, filled ones for measurements with a note.
 * @param groups those in view
 */
function drawPoints({ ctx, paint, xOf, yOf }: Marks, groups: readonly Group[]) {
  const { radius, rim } = getPointSize(groups.length)
  ctx.beginPath()
  for (const { x, value } of groups) {
    const at = { x: xOf(x), y: yOf(value) }
    ctx.moveTo(at.x + radius, at.y)
    ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI)
  }
  ctx.setLineDash([])
  ctx.fillStyle = paint.surface
  ctx.strokeStyle = paint.line
  ctx.lineWidth = rim
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = paint.ink
  for (const { x, value, note } of groups) {
    if (!note) continue
    addDisc(ctx, { x: xOf(x), y: yOf(value) }, NOTED)
    ctx.fill()
  }
}

/** Draws the highlighted point: filled, with halo and drop line. */
function drawMarked({ ctx, paint, bottom, xOf, yOf }: Marks, { x, value }: Group) {
  const at = { x: xOf(x), y: yOf(value) }
  ctx.strokeStyle = ctx.fillStyle = paint.line
  ctx.lineWidth = 1
  strokeLine(ctx, [at.x, at.y + HALO, at.x, bottom], [3, 4])
  ctx.setLineDash([])
  ctx.globalAlpha = 0.18
  addDisc(ctx, at, HALO)
  ctx.fill()
  ctx.globalAlpha = 1
  ctx.strokeStyle = paint.surface
  ctx.lineWidth = 2
  addDisc(ctx, at, MARKED)
  ctx.fill()
  ctx.stroke()
}
