import { inCssPixels, type Pen, stroke } from './chart-marks.ts'
import { write } from './value-scale.ts'

/** Between two points that are far apart in time: how far, at the foot of a dotted line, where no curve is. */
export function drawGaps(pen: Pen) {
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
