import { faded } from '#shared/ui/charts/chart-colours.ts'
import type { Frame, Scene } from './canvas.ts'
import { type Ctx, disc, line } from './canvas-strokes.ts'
import type { Group } from './groups.ts'
import { groupsIn } from './view.ts'

const HALO = 11
/** Points get smaller as they get closer, px. */
const RADII = [4, 3, 2] as const

/** The band, the trend or the joining line, the measured values, and the one that stands out. */
export function drawHistory(ctx: Ctx, scene: Scene, frame: Frame) {
  const { groups, view, marked, hasTrend, paint } = scene
  const { xOf, yOf, bottom } = frame
  const [first, past] = groupsIn(groups, view)
  // One more at either side: lines leave the picture towards them.
  const [from, to] = [Math.max(0, first - 1), Math.min(groups.length, past + 1)]
  const radius = past - first <= 40 ? RADII[0] : past - first <= 120 ? RADII[1] : RADII[2]
  ctx.lineJoin = 'round'

  for (const [start, end] of unbroken(groups, from, to)) {
    const run = groups.slice(start, end)
    ctx.fillStyle = faded(paint.soft, 0.16)
    ctx.beginPath()
    for (const { x, max } of run) ctx.lineTo(xOf(x), yOf(max))
    for (const { x, min } of [...run].reverse()) ctx.lineTo(xOf(x), yOf(min))
    ctx.fill()
    ctx.strokeStyle = paint.line
    ctx.lineWidth = 2.5
    ctx.beginPath()
    for (const { x, value, trend = value } of run) ctx.lineTo(xOf(x), yOf(hasTrend ? trend : value))
    ctx.stroke()
  }
  ctx.lineWidth = 1
  ctx.strokeStyle = faded(paint.soft, 0.45)
  for (let index = from; hasTrend && index < to; index++) {
    const { x, value, trend = value } = groups[index]!
    line(ctx, [xOf(x), yOf(value), xOf(x), yOf(trend)])
  }
  ctx.strokeStyle = hasTrend ? paint.soft : paint.line
  ctx.fillStyle = paint.surface
  ctx.lineWidth = radius > RADII[2] ? 1.5 : 1
  for (let index = from; index < to; index++) {
    disc(ctx, xOf(groups[index]!.x), yOf(groups[index]!.value), radius)
    ctx.fill()
    ctx.stroke()
  }
  const point = groups[marked]
  if (!point || marked < first || marked >= past) return
  const [x, y] = [xOf(point.x), yOf(point.value)]
  ctx.strokeStyle = ctx.fillStyle = paint.line
  line(ctx, [x, y + HALO, x, bottom], [3, 4])
  ctx.globalAlpha = 0.18
  disc(ctx, x, y, HALO)
  ctx.fill()
  ctx.globalAlpha = 1
  ctx.strokeStyle = paint.surface
  ctx.lineWidth = 2
  disc(ctx, x, y, RADII[0] + 1)
  ctx.fill()
  ctx.stroke()
}

/** The stretches without a gap between two groups. */
function unbroken(groups: readonly Group[], from: number, to: number): [number, number][] {
  const runs: [number, number][] = []
  for (let index = from; index < to; index++) {
    if (index === from || groups[index]!.isAfterGap) runs.push([index, index])
    runs[runs.length - 1]![1] = index + 1
  }
  return runs
}
