import { clamp } from '#shared/format/numbers.ts'
import { withAlpha } from './chart-colours.ts'
import { strokeLine } from './chart-marks.ts'
import { type Field, GAP, getFont, type ValueScale } from './value-scale.ts'

/** A value labelled at the axis: its name over its number. */
export interface MarginMark {
  name: '上限' | '下限' | '目标'
  label: string
  /** Position of the value, px; clamped to the edge if out of view. */
  y: number
  /** Vertical centre of the label; labels never overlap or leave the chart. */
  labelY: number
  /** -1 above the view, 1 below it, 0 in it. */
  direction: -1 | 0 | 1
}

const BAND = ['下限', '上限'] as const
/** Height of a label of two lines, in font sizes. */
const LINES = 2.5

interface Room {
  yOf: (value: number) => number
  bottom: number
  axisSize: number
}

/**
 * Creates the labels at the axis, from the top: the visible ends of the normal range, and the goal,
 * which is clamped to the view.
 */
export function createMarginMarks({ band, goal, text }: ValueScale, { yOf, bottom, axisSize }: Room): MarginMark[] {
  const createMark = (name: MarginMark['name'], value: number): MarginMark => {
    const y = clamp(yOf(value), 0, bottom)
    return { name, label: text(value), y, labelY: y, direction: yOf(value) < 0 ? -1 : yOf(value) > bottom ? 1 : 0 }
  }
  const ends = [...(band ?? [])].flatMap((value, end) => (Number.isFinite(value) ? createMark(BAND[end]!, value) : []))
  const marks = ends.filter(({ direction }) => direction === 0)
  if (goal !== undefined) marks.push(createMark('目标', goal))
  marks.sort((a, b) => a.y - b.y)
  const height = LINES * axisSize
  let free = height / 2
  for (const mark of marks) {
    mark.labelY = Math.max(mark.y, free)
    free = mark.labelY + height
  }
  let room = bottom - height / 2
  for (const mark of [...marks].reverse()) {
    mark.labelY = Math.min(mark.labelY, room)
    room = mark.labelY - height
  }
  return marks
}

/** True if a number of the axis would overlap the label of a mark. */
export const isCovered = (y: number, marks: readonly MarginMark[], axisSize: number): boolean =>
  marks.some(({ labelY }) => Math.abs(labelY - y) < ((LINES + 1) * axisSize) / 2)

const TICK = 10
const ARROW = 4

/**
 * Draws the ends of the normal range as hairlines and the goal as a tick (an arrow if out of view),
 * each labelled at the axis.
 * @param field whose context uses CSS px
 */
export function drawMargin({ ctx, paint, left, width, bottom, yOf }: Field, scale: ValueScale) {
  const { axisSize } = paint
  ctx.textAlign = 'right'
  ctx.textBaseline = 'alphabetic'
  ctx.font = getFont(paint)
  ctx.lineWidth = 1
  for (const { name, label, y, labelY, direction } of createMarginMarks(scale, { yOf, bottom, axisSize })) {
    const isGoal = name === '目标'
    ctx.strokeStyle = ctx.fillStyle = isGoal ? paint.ink : withAlpha(paint.line, 0.6)
    if (direction) drawArrow(ctx, left, y, direction)
    else if (isGoal) {
      ctx.lineWidth = 2.5
      strokeLine(ctx, [left, y, left + TICK, y])
      ctx.lineWidth = 1
    } else strokeLine(ctx, [left, y, width, y])
    ctx.fillStyle = isGoal ? paint.ink : paint.value
    ctx.fillText(name, left - GAP, labelY - axisSize * 0.25)
    ctx.fillText(label, left - GAP, labelY + axisSize * 0.95)
  }
}

/** Draws an arrow towards a value that is out of view. */
function drawArrow(ctx: CanvasRenderingContext2D, left: number, y: number, direction: -1 | 1) {
  ctx.beginPath()
  ctx.moveTo(left + 2, y - direction * (ARROW + 3))
  ctx.lineTo(left + 2 + 2 * ARROW, y - direction * (ARROW + 3))
  ctx.lineTo(left + 2 + ARROW, y - direction * 2)
  ctx.fill()
}
