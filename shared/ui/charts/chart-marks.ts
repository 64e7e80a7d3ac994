import type { Colours } from './chart-colours.ts'

/** State for drawing on the canvas; lengths in CSS px. */
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
  label: (index: number) => string
  /** Label over a bar that is not highlighted. */
  short: ((index: number) => string) | undefined
  gap: (index: number) => string
}

/** Measures of the drawing (shared/ui/README.md, "Charts"). */
const GRID_LINES = 3
const POINT = 4
const MARKED_POINT = 5.5
const HALO = 11
/** Top of the drop line: below the text in the corner. */
const DROP_TOP = 30

/** Draws in CSS px at any device pixel ratio. */
export function drawInCssPixels(
  { ctx, ratio }: Pick<Pen, 'ctx' | 'ratio'>,
  draw: (ctx: CanvasRenderingContext2D) => void,
) {
  ctx.save()
  ctx.scale(ratio, ratio)
  draw(ctx)
  ctx.restore()
}

/** Clips drawing to the area right of the axis values. */
export function clipToField({ ctx, ratio, left }: Pick<Pen, 'ctx' | 'ratio' | 'left'>, draw: () => void) {
  ctx.save()
  ctx.beginPath()
  ctx.rect(left * ratio, 0, ctx.canvas.width, ctx.canvas.height)
  ctx.clip()
  draw()
  ctx.restore()
}

/** Strokes a straight line from x1, y1 to x2, y2. */
export function strokeLine(ctx: CanvasRenderingContext2D, [x1, y1, x2, y2]: readonly number[], dash: number[] = []) {
  ctx.setLineDash(dash)
  ctx.beginPath()
  ctx.moveTo(x1!, y1!)
  ctx.lineTo(x2!, y2!)
  ctx.stroke()
}

/** Adds a circle to the path, to fill or stroke. */
export function addDisc(ctx: CanvasRenderingContext2D, { x, y }: { x: number; y: number }, radius: number) {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 2 * Math.PI)
}

/** Draws the base line, and three dashed lines if the values have no axis; edge to edge. */
export function drawGrid(pen: Pen, hasAxis: boolean) {
  drawInCssPixels(pen, (ctx) => {
    ctx.strokeStyle = pen.paint.grid
    ctx.lineWidth = 1
    for (let line = 1; line <= GRID_LINES && !hasAxis; line++) {
      const y = Math.round((pen.bottom * line) / (GRID_LINES + 1)) + 0.5
      strokeLine(ctx, [0, y, pen.width, y], [2, 5])
    }
    strokeLine(ctx, [pen.left, pen.bottom - 0.5, pen.width, pen.bottom - 0.5])
  })
}

/** Draws hollow points; the highlighted one is filled, with halo and drop line. */
export function drawPoints(pen: Pen) {
  const { paint, bottom } = pen
  drawInCssPixels(pen, (ctx) => {
    for (const point of pen.points) {
      const isMarked = point.index === pen.marked
      ctx.strokeStyle = paint.line
      if (isMarked) {
        ctx.lineWidth = 1.5
        strokeLine(ctx, [point.x, DROP_TOP, point.x, bottom], [3, 4])
        ctx.fillStyle = paint.line
        ctx.globalAlpha = 0.18
        addDisc(ctx, point, HALO)
        ctx.fill()
        ctx.globalAlpha = 1
        ctx.strokeStyle = paint.surface
      }
      ctx.setLineDash([])
      ctx.lineWidth = isMarked ? 2.5 : 2
      ctx.fillStyle = isMarked ? paint.line : paint.surface
      addDisc(ctx, point, isMarked ? MARKED_POINT : POINT)
      ctx.fill()
      ctx.stroke()
    }
  })
}
