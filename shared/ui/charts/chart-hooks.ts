import type uPlot from 'uplot'
import { clipToField, drawGrid, drawInCssPixels, drawPoints, type Pen, strokeLine } from './chart-marks.ts'
import { drawLabels } from './date-labels.ts'
import { drawMargin } from './margin-marks.ts'
import { drawExtremes, drawText, type ValueScale } from './value-scale.ts'

/**
 * Creates uPlot hooks that draw below and above the line, or instead of it.
 * @param pen returns the current view
 * @param scale returns the current scale
 */
export const createChartHooks = (
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
