import { IN_VIEW } from '#shared/core/charts/chart-window.ts'
import { drawInCssPixels, type Pen } from './chart-marks.ts'

/** Minimum distance of two dates, px. */
const APART = 8

/**
 * Draws dates below the base line, the highlighted one in ink. Dates too wide for their slot use
 * condensed letters; overlapping ones are omitted.
 */
export function drawLabels(pen: Pen) {
  drawInCssPixels(pen, (ctx) => {
    ctx.textAlign = 'center'
    const room = (pen.width - pen.left) / IN_VIEW - 6
    const getFont = (isMarked: boolean) => `${isMarked ? 700 : 500} ${pen.paint.axisSize}px ${pen.paint.font}`
    const inView = pen.points.filter(({ x }) => x >= pen.left && x <= pen.width)
    const all = inView.map(({ index, x }) => {
      const label = pen.label(index)
      const isMarked = index === pen.marked
      ctx.font = getFont(isMarked)
      return { label, x, isMarked, half: Math.min(room, ctx.measureText(label).width) / 2 }
    })
    for (const { label, x, isMarked } of selectSpaced(all)) {
      ctx.fillStyle = isMarked ? pen.paint.ink : pen.paint.soft
      ctx.font = getFont(isMarked)
      ctx.fillText(label, x, pen.bottom + 11 + pen.paint.axisSize, room)
    }
  })
}

/**
 * Selects the labels that do not overlap: the highlighted one first, then later before earlier
 * ones.
 * @param all in the order of their position
 */
export function selectSpaced<Mark extends { x: number; half: number; isMarked: boolean }>(
  all: readonly Mark[],
): Mark[] {
  const spaced: Mark[] = []
  const hasRoom = (mark: Mark) => spaced.every(({ x, half }) => Math.abs(x - mark.x) >= half + mark.half + APART)
  for (const mark of [...all.filter(({ isMarked }) => isMarked), ...[...all].reverse()]) {
    if (!spaced.includes(mark) && hasRoom(mark)) spaced.push(mark)
  }
  return spaced.sort((a, b) => a.x - b.x)
}
