import type uPlot from 'uplot'
import { drawGrid, drawPoints, inCssPixels, inField, type Pen, stroke } from './chart-marks.ts'
import { drawLabels } from './date-marks.ts'
import { drawMargin } from './margin-marks.ts'
import { drawExtremes, type ValueScale, write } from './value-scale.ts'

/** What uPlot draws below and above the line, or in place of it. @param pen with what is in view now @param scale now */
export const chartHooks = (
  isLine: boolean,
  pen: (self: uPlot) => Pen,
  scale: () => ValueScale | undefined,
): uPlot.Hooks.Arrays => ({
  drawClear: [
    (self) => {
      const [own, told] = [pen(self), scale()]
      if (told) inCssPixels(own, () => drawMargin(own, told))
      drawGrid(own, told !== undefined)
    },
  ],
  draw: [
    (self) => {
      const [own, told] = [pen(self), scale()]
      if (told) {
        const inView = own.points.filter(({ x }) => x >= own.left && x <= own.width).map(({ value }) => value)
        inCssPixels(own, () => {
          drawExtremes(own, told, inView)
        })
      }
      inField(own, () => {
        for (const draw of isLine ? [drawGaps, drawPoints] : [drawBars]) draw(own)
        drawLabels(own)
      })
    },
  ],
})

/** Measures of the drawing (shared/ui/README.md, "Charts"). */
const BAR = 36
const BAR_CORNER = 9

/** Bars with round shoulders; each but the marked one carries its value. */
function drawBars(pen: Pen) {
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
      if (!isMarked) ctx.fillText(pen.short?.(index) ?? '', x, y - 8)
    }
  })
}

/** Between two points that are far apart in time: how far, at the foot of a dotted line, where no curve is. */
function drawGaps(pen: Pen) {
  const { paint, bottom, gap, points } = pen
  inCssPixels(pen, (ctx) => {
    points.forEach(({ index, x }, at) => {
      const before = points[at - 1]
      const words = before ? gap(index) : ''
      if (!before || !words) return
      const middle = (before.x + x) / 2
      ctx.strokeStyle = paint.soft
      ctx.lineWidth = 1
      stroke(ctx, [middle, bottom - paint.axisSize - 10, middle, 2 * paint.axisSize], [2, 4])
      write(ctx, paint, words, middle, bottom - 6, 'center')
    })
  })
}
