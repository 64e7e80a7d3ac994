import type { Colours } from '#shared/ui/charts/chart-colours.ts'
import { timeTicks, type Values, valueTicks } from './axis.ts'
import { drawHistory } from './canvas-history.ts'
import { type Ctx, line } from './canvas-strokes.ts'
import type { Group } from './groups.ts'
import type { View } from './view.ts'

/** Everything one frame shows; lengths in CSS px. */
export interface Scene {
  groups: readonly Group[]
  view: View
  values: Values
  /** Index of the group that stands out. */
  marked: number
  /** Whether the values scatter around a trend; else a line joins them. */
  hasTrend: boolean
  width: number
  height: number
  paint: Colours
  /** Digits after the point of the values. */
  decimals: number
  /** A value at the axis. */
  text: (value: number) => string
}

/** Where things stand. */
export interface Frame {
  left: number
  right: number
  bottom: number
  xOf: (day: number) => number
  yOf: (value: number) => number
}

/** Room for half a line above the topmost value, px. */
const TOP = 8
const GAP = 6

/** @param ctx scaled to CSS px */
export function drawScene(ctx: Ctx, scene: Scene): Frame {
  const { width, height, paint } = scene
  ctx.clearRect(0, 0, width, height)
  ctx.font = `500 ${paint.axisSize}px ${paint.font}`
  const frame = frameOf(ctx, scene)
  drawValues(ctx, scene, frame)
  drawTimes(ctx, scene, frame)
  ctx.save()
  ctx.beginPath()
  ctx.rect(frame.left, 0, frame.right - frame.left, frame.bottom)
  ctx.clip()
  drawHistory(ctx, scene, frame)
  ctx.restore()
  return frame
}

function frameOf(ctx: Ctx, { view, values, width, height, paint, text, decimals }: Scene): Frame {
  const widest = Math.max(...valueTicks(values, decimals).map((value) => ctx.measureText(text(value)).width), 0)
  const left = Math.ceil(widest) + 2 * GAP
  const right = width - GAP
  const bottom = height - 2 * paint.axisSize - 3 * GAP
  return {
    left,
    right,
    bottom,
    xOf: (day) => left + ((day - view.from) / (view.to - view.from)) * (right - left),
    yOf: (value) => TOP + (1 - (value - values.min) / (values.max - values.min)) * (bottom - TOP),
  }
}

function drawValues(ctx: Ctx, { values, decimals, paint, text }: Scene, { left, right, yOf }: Frame) {
  ctx.strokeStyle = paint.grid
  ctx.fillStyle = paint.soft
  ctx.lineWidth = 1
  ctx.textAlign = 'right'
  ctx.textBaseline = 'middle'
  for (const value of valueTicks(values, decimals)) {
    const y = Math.round(yOf(value)) + 0.5
    line(ctx, [left, y, right, y], [2, 5])
    ctx.fillText(text(value), left - GAP, y)
  }
}

function drawTimes(ctx: Ctx, { view, paint }: Scene, { left, right, bottom, xOf }: Frame) {
  line(ctx, [left, bottom - 0.5, right, bottom - 0.5])
  ctx.textAlign = 'center'
  ctx.textBaseline = 'top'
  const most = Math.max(2, Math.floor((right - left) / (paint.axisSize * 3.8)))
  const ends = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const write = (words: string, at: number, row: 0 | 1, y: number) => {
    const half = ctx.measureText(words).width / 2
    const middle = Math.min(right - half, Math.max(half, at))
    if (!words || middle - half < ends[row]! + GAP) return
    ctx.fillText(words, middle, y)
    ends[row] = middle + half
  }
  for (const { x, label, year } of timeTicks(view, most)) {
    const at = xOf(x)
    line(ctx, [at, bottom, at, bottom + 4])
    write(label, at, 0, bottom + GAP)
    write(year, at, 1, bottom + 1.5 * GAP + paint.axisSize)
  }
}
