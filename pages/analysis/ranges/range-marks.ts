import { faded } from '#shared/ui/charts/chart-colours.ts'
import { disc, stroke } from '#shared/ui/charts/chart-marks.ts'
import type { Field } from '#shared/ui/charts/value-scale.ts'
import type { Group } from './groups.ts'
import { pointSize } from './range-data.ts'

/** Where a chart over time draws, CSS px. */
export interface Marks extends Field {
  xOf: (day: number) => number
}

const HALO = 11
const MARKED = 5
const NOTED = 4

/** The band from the least to the greatest value of each group, broken by gaps. @param groups those in view and their neighbours */
export function drawSpread({ ctx, paint, left, width, bottom, xOf, yOf }: Marks, groups: readonly Group[]) {
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
  ctx.fillStyle = faded(paint.soft, 0.16)
  ctx.fill()
  ctx.restore()
}

/** Hollow points, filled where the member has written a note. @param groups those in view */
export function drawPoints({ ctx, paint, xOf, yOf }: Marks, groups: readonly Group[]) {
  const { radius, rim } = pointSize(groups.length)
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
    disc(ctx, { x: xOf(x), y: yOf(value) }, NOTED)
    ctx.fill()
  }
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
