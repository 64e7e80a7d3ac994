import { inCssPixels, type Pen, stroke } from './chart-marks.ts'

/** Between two points that are far apart in time: how far, on a dotted line. */
export function drawGaps(pen: Pen) {
  const { paint, bottom, gap, points } = pen
  inCssPixels(pen, (ctx) => {
    ctx.textAlign = 'center'
    ctx.font = `500 ${paint.axisSize}px ${paint.font}`
    points.forEach(({ index, x }, at) => {
      const before = points[at - 1]
      const words = before ? gap(index) : ''
      if (!before || !words) return
      const middle = (before.x + x) / 2
      ctx.strokeStyle = paint.soft
      ctx.lineWidth = 1
      stroke(ctx, [middle, bottom - 0.5, middle, paint.axisSize + 10], [2, 4])
      ctx.fillStyle = paint.soft
      ctx.fillText(words, middle, paint.axisSize + 4)
    })
  })
}
