import type { Colours } from '#shared/ui/charts/chart-colours.ts'
import { faded } from '#shared/ui/charts/chart-colours.ts'
import { disc, inCssPixels, inField, stroke } from '#shared/ui/charts/chart-marks.ts'
import type { Field } from '#shared/ui/charts/value-scale.ts'
import type { Group } from './groups.ts'

interface Marks extends Field {
  paint: Colours
  xOf: (day: number) => number
}

const HALO = 11
const MARKED = 5

/** From each measured value to the trend of its day. @param groups those in view */
export function drawDistances(marks: Marks, groups: readonly Group[]) {
  const { paint, xOf, yOf } = marks
  inField(marks, () =>
    inCssPixels(marks, (ctx) => {
      ctx.lineWidth = 1
      ctx.strokeStyle = faded(paint.soft, 0.45)
      for (const { x, value, trend = value } of groups) stroke(ctx, [xOf(x), yOf(value), xOf(x), yOf(trend)])
    }),
  )
}

/** The point that stands out: filled, with halo and drop line. */
export function drawMarked(marks: Marks, { x, value }: Group) {
  const { paint, bottom, xOf, yOf } = marks
  const at = { x: xOf(x), y: yOf(value) }
  inField(marks, () =>
    inCssPixels(marks, (ctx) => {
      ctx.strokeStyle = ctx.fillStyle = paint.line
      ctx.lineWidth = 1
      stroke(ctx, [at.x, at.y + HALO, at.x, bottom], [3, 4])
      ctx.setLineDash([])
      ctx.globalAlpha = 0.18
      disc(ctx, at, HALO)
      ctx.fill()
      ctx.globalAlpha = 1
      ctx.strokeStyle = paint.surface
      ctx.lineWidth = 2
      disc(ctx, at, MARKED)
      ctx.fill()
      ctx.stroke()
    }),
  )
}
