import type uPlot from 'uplot'
import type { ValueRange } from '#shared/core/charts/chart-range.ts'
import { valueTicks } from '#shared/core/charts/value-axis.ts'
import { type Colours, faded } from './chart-colours.ts'
import { type Pen, stroke } from './chart-marks.ts'

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

const GAP = 6

const fontOf = ({ font, axisSize }: Colours) => `500 ${axisSize}px ${font}`

/** Room at the left for the widest of some values and for what stands a little above them, px. */
export function gutterFor(values: readonly number[], { text }: ValueScale, paint: Colours): number {
  const ctx = document.createElement('canvas').getContext('2d')!
  ctx.font = fontOf(paint)
  const most = values.reduce((greatest, value) => Math.max(greatest, value), 0)
  return Math.ceil(Math.max(...[most, most * 1.1].map((value) => ctx.measureText(text(value)).width))) + 2 * GAP
}

/** uPlot's value axis: round numbers at the left, a dashed line each. @param now what is in view and the colours at every frame */
export function valueAxis(
  gutter: number,
  { decimals, text }: ValueScale,
  { range, paint }: { range: () => ValueRange; paint: () => Colours },
): uPlot.Axis {
  const dash = [2 * devicePixelRatio, 5 * devicePixelRatio]
  return {
    scale: 'y',
    side: 3,
    size: gutter,
    gap: GAP,
    font: fontOf(paint()),
    stroke: () => paint().soft,
    ticks: { show: false },
    grid: { stroke: () => paint().grid, width: 1, dash },
    splits: () => {
      const { min, max } = range()
      // Half of a number at the edge would be cut.
      const edge = (max - min) / 24
      return valueTicks({ min, max }, decimals).filter((value) => value > min + edge && value < max - edge)
    },
    values: (_, splits) => splits.map(text),
  }
}

/** The band of what is normal, behind everything. @param field whose context is in CSS px, as for all that follows */
export function drawBand({ ctx, left, width, bottom, yOf, paint }: Field, { band }: ValueScale) {
  if (!band) return
  const [low, high] = band.map((end) => Math.min(bottom, Math.max(0, yOf(end)))) as [number, number]
  ctx.fillStyle = faded(paint.line, 0.09)
  ctx.fillRect(left, high, width - left, low - high)
}

/** The goal as a dashed line with its name; an arrow at the edge where it is out of view. */
export function drawGoal({ ctx, left, width, bottom, yOf, paint }: Field, { goal, text }: ValueScale) {
  if (goal === undefined) return
  const y = yOf(goal)
  const isAbove = y < 0
  const words = `目标 ${text(goal)}${isAbove ? ' ↑' : y > bottom ? ' ↓' : ''}`
  ctx.strokeStyle = paint.ink
  ctx.lineWidth = 1
  if (!isAbove && y <= bottom) stroke(ctx, [left, y, width, y], [6, 4])
  // Out of view above: below the words in the corner.
  const base = isAbove ? 2.2 * paint.axisSize + GAP : Math.min(y, bottom) - GAP
  write(ctx, paint, words, left + GAP, base, 'left')
}

/** The least and the greatest in view, in words at the top right; nothing where they are the same. */
export function drawExtremes({ ctx, width, paint }: Field, { text }: ValueScale, values: readonly number[]) {
  const [least, greatest] = [Math.min(...values), Math.max(...values)].map(text)
  if (values.length === 0 || least === greatest) return
  write(ctx, paint, `最高 ${greatest}  最低 ${least}`, width - GAP, paint.axisSize + GAP / 2, 'right')
}

/** Words with a rim in the ground's colour, which keeps lines out of them. */
function write(
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
