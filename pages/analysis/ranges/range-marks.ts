import { faded } from '#shared/ui/charts/chart-colours.ts'
import { disc, stroke } from '#shared/ui/charts/chart-marks.ts'
import type { Field } from '#shared/ui/charts/value-scale.ts'
import type { Group } from './groups.ts'

/** Where a chart over time draws, CSS px. */
export interface Marks extends Field {
  xOf: (day: number) => number
}

const HALO = 11
const MARKED = 5

/** From each measured value to the trend of its day. @param groups those in view */
export function drawDistances({ ctx, paint, xOf, yOf }: Marks, groups: readonly Group[]) {
  ctx.lineWidth = 1
  ctx.strokeStyle = faded(paint.soft, 0.45)
  ctx.beginPath()
  for (const { x, value, trend = value } of groups) {
    const at = xOf(x)
    ctx.moveTo(at, yOf(value))
    ctx.lineTo(at, yOf(trend))
  }
  ctx.stroke()
}

/** The point that stands out: filled, with halo and drop line. */
export function drawMarked({ ctx, paint, bottom, xOf, yOf }: Marks, { x, value }: Group) {
  const at = { x: xOf(x), y: yOf(value) }
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
}
