import { clamp } from '#shared/core/numbers.ts'
import { faded } from './chart-colours.ts'
import { stroke } from './chart-marks.ts'
import { type Field, fontOf, GAP, type ValueScale } from './value-scale.ts'

/** A value named beside the axis: its name over its number. */
export interface MarginMark {
  name: '上限' | '下限' | '目标'
  words: string
  /** Where the value lies, px; where it is out of view, the edge it lies behind. */
  y: number
  /** The middle of the words: two of them never overlap, and none leaves the chart. */
  wordsY: number
  /** -1 above the view, 1 below it, 0 in it. */
  way: -1 | 0 | 1
}

const BAND = ['下限', '上限'] as const
/** Two lines of words, in heights of a letter. */
const LINES = 2.5

interface Room {
  yOf: (value: number) => number
  bottom: number
  axisSize: number
}

/** What stands beside the axis: the ends of what is normal that are in view, and the goal, wherever it is. From the top. */
export function marginMarks({ band, goal, text }: ValueScale, { yOf, bottom, axisSize }: Room): MarginMark[] {
  const markOf = (name: MarginMark['name'], value: number): MarginMark => {
    const y = clamp(yOf(value), 0, bottom)
    return { name, words: text(value), y, wordsY: y, way: yOf(value) < 0 ? -1 : yOf(value) > bottom ? 1 : 0 }
  }
  const ends = [...(band ?? [])].flatMap((value, end) => (Number.isFinite(value) ? markOf(BAND[end]!, value) : []))
  const marks = ends.filter(({ way }) => way === 0)
  if (goal !== undefined) marks.push(markOf('目标', goal))
  marks.sort((a, b) => a.y - b.y)
  const height = LINES * axisSize
  let free = height / 2
  for (const mark of marks) {
    mark.wordsY = Math.max(mark.y, free)
    free = mark.wordsY + height
  }
  let room = bottom - height / 2
  for (const mark of [...marks].reverse()) {
    mark.wordsY = Math.min(mark.wordsY, room)
    room = mark.wordsY - height
  }
  return marks
}

/** Whether a number of the axis would stand in the words of a mark. */
export const isCovered = (y: number, marks: readonly MarginMark[], axisSize: number): boolean =>
  marks.some(({ wordsY }) => Math.abs(wordsY - y) < ((LINES + 1) * axisSize) / 2)

const TICK = 10
const ARROW = 4

/** The ends of what is normal as two hairlines, the goal as a tick (an arrow where it is out of view), each named beside the axis.
 *  @param field whose context is in CSS px */
export function drawMargin({ ctx, paint, left, width, bottom, yOf }: Field, scale: ValueScale) {
  const { axisSize } = paint
  ctx.textAlign = 'right'
  ctx.textBaseline = 'alphabetic'
  ctx.font = fontOf(paint)
  ctx.lineWidth = 1
  for (const { name, words, y, wordsY, way } of marginMarks(scale, { yOf, bottom, axisSize })) {
    const isGoal = name === '目标'
    ctx.strokeStyle = ctx.fillStyle = isGoal ? paint.ink : faded(paint.line, 0.6)
    if (way) drawArrow(ctx, left, y, way)
    else if (isGoal) {
      ctx.lineWidth = 2.5
      stroke(ctx, [left, y, left + TICK, y])
      ctx.lineWidth = 1
    } else stroke(ctx, [left, y, width, y])
    ctx.fillStyle = isGoal ? paint.ink : paint.value
    ctx.fillText(name, left - GAP, wordsY - axisSize * 0.25)
    ctx.fillText(words, left - GAP, wordsY + axisSize * 0.95)
  }
}

/** Points to where a value lies that is out of view. */
function drawArrow(ctx: CanvasRenderingContext2D, left: number, y: number, way: -1 | 1) {
  ctx.beginPath()
  ctx.moveTo(left + 2, y - way * (ARROW + 3))
  ctx.lineTo(left + 2 + 2 * ARROW, y - way * (ARROW + 3))
  ctx.lineTo(left + 2 + ARROW, y - way * 2)
  ctx.fill()
}
