import { inCssPixels, type Pen } from './chart-marks.ts'

/** Measures of the drawing (shared/ui/README.md, "Charts"). */
const BAR = 36
const BAR_CORNER = 9

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
      if (!isMarked) ctx.fillText(pen.short?.(index) ?? '', x, y - 8)
    }
  })
}
