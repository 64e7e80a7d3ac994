import { clamp } from '#shared/format/numbers.ts'

/**
 * Lengths in px: padding and corner radius of the hole, gap between hole and bubble for outline and
 * arrow, minimum distance of the bubble from the screen edge, width of the arrow.
 */
const PADDING = 6
const CORNER = 18
const GAP = 20
const EDGE = 24
const ARROW = 24
/** Height of a bubble with its distance from the edge, in multiples of its font size. */
const BUBBLE = 17

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Geometry of the overlay in viewport px. */
export interface Hole {
  width: number
  height: number
  box?: Box
  /**
   * Position of the bubble: below the hole, above it if there is more space, at the bottom without
   * a hole.
   */
  bubble: { top?: string; bottom?: string }
  /** Distance from the bubble's left edge, px. */
  arrow?: { left: number; isBelow: boolean }
}

/**
 * Distance from the top at which a tall element must start to leave space for the bubble.
 * @param letter font size of the bubble, px
 */
export const getRoomAbove = (letter: number) => BUBBLE * letter + GAP + PADDING

/**
 * Computes hole, bubble and arrow in viewport px.
 * @param target rectangle of the element; undefined if it does not exist
 * @param letter font size of the bubble, px
 * @param bar height of a bar at the lower edge, px; the hole ends above it
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
  // An element taller than the screen leaves no space; the bubble then overlaps its end.
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

/** SVG path of the hole, enlarged by `by` px on all sides; '' without a hole. */
export function drawRoundedRect({ box }: Hole, by: number): string {
  if (!box) return ''
  const r = Math.min(CORNER, (box.bottom - box.top) / 2) + by
  const width = box.right - box.left + 2 * (by - r)
  const height = box.bottom - box.top + 2 * (by - r)
  const drawArc = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`
  return `M${box.left - by + r} ${box.top - by}h${width}${drawArc(r, r)}v${height}${drawArc(-r, r)}h${-width}${drawArc(-r, -r)}v${-height}${drawArc(r, -r)}z`
}
