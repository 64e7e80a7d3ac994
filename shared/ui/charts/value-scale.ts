import type { Colours } from './chart-colours.ts'
import type { Pen } from './chart-marks.ts'

/** Scale and labels of a chart's value axis. */
export interface ValueScale {
  /** Digits after the point, and a value in them: '58.2'. */
  decimals: number
  text: (value: number) => string
  /** Range of normal values; either end may be infinite. */
  band?: readonly [from: number, to: number]
  goal?: number
}

/** Drawing area of a chart on its canvas, CSS px. */
export type Field = Pick<Pen, 'ctx' | 'paint' | 'left' | 'width' | 'bottom' | 'yOf'>

/** px between the axis values and the beginning of the curve. */
export const GAP = 6
/** px between a chart and the edges of its card: the page's gutter. */
export const MARGIN = 16

export const getFont = ({ font, axisSize }: Colours) => `500 ${axisSize}px ${font}`

/**
 * Width in px of the left gutter: fits the widest of the values, of slightly larger ones, and of
 * the goal's label.
 */
export function getGutter(values: readonly number[], { text }: ValueScale, paint: Colours): number {
  const ctx = document.createElement('canvas').getContext('2d')!
  ctx.font = getFont(paint)
  const maxValue = values.reduce((maxText, value) => Math.max(maxText, value), 0)
  const labelText = [text(maxValue), text(maxValue * 1.1), '目标']
  return Math.ceil(Math.max(...labelText.map((one) => ctx.measureText(one).width))) + MARGIN + GAP
}

/** Draws the minimum and maximum in view at the top right; nothing if they are equal. */
export function drawExtremes({ ctx, width, paint }: Field, { text }: ValueScale, values: readonly number[]) {
  const [minValue, maxText] = [Math.min(...values), Math.max(...values)].map(text)
  if (values.length === 0 || minValue === maxText) return
  const labelText = `最高 ${maxText}  最低 ${minValue}`
  // Clears the area behind the text, so that a line does not show between the letters.
  ctx.font = getFont(paint)
  const room = ctx.measureText(labelText).width + GAP
  ctx.fillStyle = paint.surface
  ctx.fillRect(width - room, 0, room, paint.axisSize + GAP)
  drawText(ctx, paint, labelText, width, paint.axisSize + GAP / 2, 'right')
}

/** Draws text with an outline in the background colour, which separates it from lines. */
export function drawText(
  ctx: CanvasRenderingContext2D,
  paint: Colours,
  labelText: string,
  x: number,
  y: number,
  textAlign: CanvasTextAlign,
) {
  ctx.setLineDash([])
  ctx.textAlign = textAlign
  ctx.textBaseline = 'alphabetic'
  ctx.font = getFont(paint)
  ctx.strokeStyle = paint.surface
  ctx.lineWidth = 3
  ctx.strokeText(labelText, x, y)
  ctx.fillStyle = paint.value
  ctx.fillText(labelText, x, y)
}
