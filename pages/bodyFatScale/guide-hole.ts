import { clamp } from '#shared/format/numbers.ts'

/** px: the hole is larger than its target, its corners 18; the bubble keeps off by the dashed outline and
 *  its arrow, and off the screen's edges by 24. */
const PADDING = 6
const CORNER = 18
const GAP = 20
const EDGE = 24
const ARROW = 24
/** What a bubble takes with its distance from the edge, in letters of its text: it grows with them. */
const BUBBLE = 17

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** What the overlay draws, in px of the window. */
export interface Hole {
  width: number
  height: number
  box?: Box
  /** Style of the bubble: under the hole, above it when there is more room, at the bottom without a hole. */
  bubble: { top?: string; bottom?: string }
  /** From the bubble's left edge. */
  arrow?: { left: number; isBelow: boolean }
}

/** How far from the top a tall element must begin, so that the bubble has room above it. @param letter px of the bubble's text */
export const getRoomAbove = (letter: number) => BUBBLE * letter + GAP + PADDING

/**
 * @param target where the element stands in the window; undefined when it is not there
 * @param letter px of the bubble's text
 * @param bar px at the lower edge that belong to a bar: the hole ends above it
 */
export function createHole(target: Box | undefined, width: number, height: number, letter: number, bar = 0): Hole {
  if (!target || target.right <= target.left) return { width, height, bubble: { bottom: `${EDGE}px` } }
  const box = {
    left: Math.max(8, target.left - PADDING),
    top: target.top - PADDING,
    right: Math.min(width - 8, target.right + PADDING),
    bottom: Math.min(target.bottom + PADDING, height - bar),
  }
  const isBelow = height - box.bottom < box.top
  // An element taller than the screen leaves no room beside it: the bubble then lies over its end.
  const edge = isBelow ? Math.max(EDGE, height - box.top + GAP) : Math.max(EDGE, box.bottom + GAP)
  const offset = edge <= height * 0.6 ? `${edge}px` : `min(${edge}px, 100vh - ${BUBBLE * letter}px)`
  const bubbleWidth = Math.min(432, width - 2 * EDGE)
  const middle = Math.min((box.left + box.right) / 2, box.left + 100) - (width - bubbleWidth) / 2
  return {
    width,
    height,
    box,
    bubble: isBelow ? { bottom: offset } : { top: offset },
    arrow: { left: clamp(middle - ARROW / 2, 20, bubbleWidth - 20 - ARROW), isBelow },
  }
}

/** The hole as a path, `by` px larger all around; '' without a hole. */
export function drawRoundedRect({ box }: Hole, by: number): string {
  if (!box) return ''
  const r = Math.min(CORNER, (box.bottom - box.top) / 2) + by
  const width = box.right - box.left + 2 * (by - r)
  const height = box.bottom - box.top + 2 * (by - r)
  const drawArc = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`
  return `M${box.left - by + r} ${box.top - by}h${width}${drawArc(r, r)}v${height}${drawArc(-r, r)}h${-width}${drawArc(-r, -r)}v${-height}${drawArc(r, -r)}z`
}
