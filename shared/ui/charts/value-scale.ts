import type { Colours } from './chart-colours.ts'
import type { Pen } from './chart-marks.ts'

/** What the value axis of a chart tells beside the values. */
export interface ValueScale {
  /** Digits after the point, and a value in them: '58.2'. */
  decimals: number
  text: (value: number) => string
  /** From where to where a value is normal; either end may be infinite. */
  band?: readonly [from: number, to: number]
  goal?: number
}

/** Where a chart draws on its canvas, CSS px. */
export type Field = Pick<Pen, 'ctx' | 'paint' | 'left' | 'width' | 'bottom' | 'yOf'>

/** Between the values and where the curve begins, px. */
export const GAP = 6
/** What a chart keeps off the edges of its card, px: the page's own gutter. */
export const MARGIN = 16

export const fontOf = ({ font, axisSize }: Colours) => `500 ${axisSize}px ${font}`

/** Room at the left for the widest of some values and for what stands a little above them, px. */
export function gutterFor(values: readonly number[], { text }: ValueScale, paint: Colours): number {
  const ctx = document.createElement('canvas').getContext('2d')!
  ctx.font = fontOf(paint)
  const most = values.reduce((greatest, value) => Math.max(greatest, value), 0)
  const words = [text(most), text(most * 1.1), '目标']
  return Math.ceil(Math.max(...words.map((one) => ctx.measureText(one).width))) + MARGIN + GAP
}

/** The least and the greatest in view, in words at the top right; nothing where they are the same. */
export function drawExtremes({ ctx, width, paint }: Field, { text }: ValueScale, values: readonly number[]) {
  const [least, greatest] = [Math.min(...values), Math.max(...values)].map(text)
  if (values.length === 0 || least === greatest) return
  const words = `最高 ${greatest}  最低 ${least}`
  // A line of the chart that runs here ends before the words: between them it would show in pieces.
  ctx.font = fontOf(paint)
  const room = ctx.measureText(words).width + GAP
  ctx.fillStyle = paint.surface
  ctx.fillRect(width - room, 0, room, paint.axisSize + GAP)
  write(ctx, paint, words, width, paint.axisSize + GAP / 2, 'right')
}

/** Words with a rim in the ground's colour, which keeps lines out of them. */
export function write(
  ctx: CanvasRenderingContext2D,
  paint: Colours,
  words: string,
  x: number,
  y: number,
  textAlign: CanvasTextAlign,
) {
  ctx.setLineDash([])
  ctx.textAlign = textAlign
  ctx.textBaseline = 'alphabetic'
  ctx.font = fontOf(paint)
  ctx.strokeStyle = paint.surface
  ctx.lineWidth = 3
  ctx.strokeText(words, x, y)
  ctx.fillStyle = paint.value
  ctx.fillText(words, x, y)
}
