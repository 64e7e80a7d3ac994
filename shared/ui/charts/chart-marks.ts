import { IN_VIEW } from '#shared/core/charts/chart-window.ts'
import type { Colours } from './chart-colours.ts'

/** Everything a stroke on the canvas needs; lengths in CSS px. */
export interface Pen {
  ctx: CanvasRenderingContext2D
  ratio: number
  paint: Colours
  /** Where the points begin, and end. */
  left: number
  width: number
  /** The base line. */
  bottom: number
  marked: number
  yOf: (value: number) => number
  points: readonly { index: number; value: number; x: number; y: number }[]
  labels: readonly string[]
  short: (index: number) => string
  gap: (index: number) => string
}

/** Measures of the drawing (shared/ui/README.md, "Charts"). */
const GRID_LINES = 3
const POINT = 4
const MARKED_POINT = 5.5
const HALO = 11
const BAR = 36
const BAR_CORNER = 9

/** Draw in CSS px, whatever the screen's own are. */
export function inCssPixels({ ctx, ratio }: Pick<Pen, 'ctx' | 'ratio'>, draw: (ctx: CanvasRenderingContext2D) => void) {
  ctx.save()
  ctx.scale(ratio, ratio)
  draw(ctx)
  ctx.restore()
}

/** Draw nothing over the values of the axis. */
export function inField({ ctx, ratio, left }: Pick<Pen, 'ctx' | 'ratio' | 'left'>, draw: () => void) {
  ctx.save()
  ctx.beginPath()
  ctx.rect(left * ratio, 0, ctx.canvas.width, ctx.canvas.height)
  ctx.clip()
  draw()
  ctx.restore()
}

/** A straight line from x1, y1 to x2, y2. */
export function stroke(ctx: CanvasRenderingContext2D, [x1, y1, x2, y2]: readonly number[], dash: number[] = []) {
  ctx.setLineDash(dash)
  ctx.beginPath()
  ctx.moveTo(x1!, y1!)
  ctx.lineTo(x2!, y2!)
  ctx.stroke()
}

/** A circle to fill or stroke. */
export function disc(ctx: CanvasRenderingContext2D, { x, y }: { x: number; y: number }, radius: number) {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 2 * Math.PI)
}

/** A base line, and unless the values have an axis three dashed lines; edge to edge. */
export function drawGrid(pen: Pen, hasAxis: boolean) {
  inCssPixels(pen, (ctx) => {
    ctx.strokeStyle = pen.paint.grid
    ctx.lineWidth = 1
    for (let line = 1; line <= GRID_LINES && !hasAxis; line++) {
      const y = Math.round((pen.bottom * line) / (GRID_LINES + 1)) + 0.5
      stroke(ctx, [0, y, pen.width, y], [2, 5])
    }
    stroke(ctx, [pen.left, pen.bottom - 0.5, pen.width, pen.bottom - 0.5])
  })
}

/** Hollow points; the marked one filled, with halo and drop line. */
export function drawPoints(pen: Pen) {
  const { paint, bottom } = pen
  inCssPixels(pen, (ctx) => {
    for (const point of pen.points) {
      const isMarked = point.index === pen.marked
      ctx.strokeStyle = paint.line
      if (isMarked) {
        ctx.lineWidth = 1.5
        stroke(ctx, [point.x, point.y + 10, point.x, bottom], [3, 4])
        ctx.fillStyle = paint.line
        ctx.globalAlpha = 0.18
        disc(ctx, point, HALO)
        ctx.fill()
        ctx.globalAlpha = 1
        ctx.strokeStyle = paint.surface
      }
      ctx.setLineDash([])
      ctx.lineWidth = isMarked ? 2.5 : 2
      ctx.fillStyle = isMarked ? paint.line : paint.surface
      disc(ctx, point, isMarked ? MARKED_POINT : POINT)
      ctx.fill()
      ctx.stroke()
      if (!isMarked) drawNumber(ctx, pen, point)
    }
  })
}

/** The value over a point; a rim in the ground's colour keeps the line out of it. */
function drawNumber(ctx: CanvasRenderingContext2D, { paint, short }: Pen, { index, x, y }: Pen['points'][number]) {
  ctx.textAlign = 'center'
  ctx.font = `700 ${paint.axisSize}px ${paint.font}`
  ctx.strokeStyle = paint.surface
  ctx.lineWidth = 3
  ctx.strokeText(short(index), x, y - 11)
  ctx.fillStyle = paint.value
  ctx.fillText(short(index), x, y - 11)
}

/** Bars with round shoulders; each but the marked one carries its value. */
export function drawBars(pen: Pen) {
  const { paint, bottom } = pen
  inCssPixels(pen, (ctx) => {
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
      if (!isMarked) ctx.fillText(pen.short(index), x, y - 8)
    }
  })
}

/** Dates below the base line, the marked one in ink; in narrower letters where two would touch. */
export function drawLabels(pen: Pen) {
  inCssPixels(pen, (ctx) => {
    ctx.textAlign = 'center'
    const room = (pen.width - pen.left) / IN_VIEW - 6
    for (const { index, x } of pen.points) {
      const isMarked = index === pen.marked
      ctx.fillStyle = isMarked ? pen.paint.ink : pen.paint.soft
      ctx.font = `${isMarked ? 700 : 500} ${pen.paint.axisSize}px ${pen.paint.font}`
      ctx.fillText(pen.labels[index] ?? '', x, pen.bottom + 11 + pen.paint.axisSize, room)
    }
  })
}
