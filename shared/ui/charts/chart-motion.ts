import {
  clampStart,
  getLatestStart,
  getPulledStart,
  getRestingStart,
  getRevealingStart,
  IN_VIEW,
} from '#shared/core/charts/chart-window.ts'
import { findNearestPoint, type PointPosition } from '#shared/core/charts/point-positions.ts'
import { animateNumber } from '#shared/ui/motion/glide.ts'
import { watchPan } from '#shared/ui/motion/pan.ts'

/** ms of a zoom. A longer flick takes longer. */
const ZOOM_MS = 200
const FLIGHT_MS = 520

interface Options {
  count: number
  /** Point in view from the start. */
  marked: number
  onMove: (start: number) => void
  /** Called when the oldest points are a screen away: once for each approach. */
  onOldest: () => void
  onTap: (index: number) => void
  /** Where the points begin, px from the element's left edge. */
  left: () => number
  /** From there to where the window ends, px. */
  width: () => number
  place: () => PointPosition
}

/**
 * Motion of a chart's window: dragging, inertia, snapping to a whole slot, and scrolling to a
 * point.
 */
export function createChartMotion(element: HTMLElement, options: Options) {
  const { onMove, onTap, onOldest, left, width, place } = options
  let { count } = options
  let start = getRevealingStart(getLatestStart(count), options.marked, count)
  let pulled = start
  let stopMoving = () => {}
  /** Number of points prepended. */
  let grown = 0

  const moveTo = (to: number) => {
    const wasNear = start <= IN_VIEW
    start = to
    onMove(to)
    if (to <= IN_VIEW && !wasNear) onOldest()
  }
  const travelTo = (to: number, ms: number) => {
    stopMoving()
    const before = grown
    stopMoving = animateNumber(start, to, ms, (at) => moveTo(at + grown - before))
  }
  const toSlots = (px: number) => (px * IN_VIEW) / Math.max(1, width())

  const selectPoint = (x: number) => {
    const index = findNearestPoint((x - left()) / width(), start, count, place())
    if (index !== undefined) onTap(index)
  }
  const unwatch = watchPan(element, {
    onGrab() {
      stopMoving()
      pulled = start
    },
    onPan(px) {
      pulled -= toSlots(px)
      moveTo(getPulledStart(pulled, count))
    },
    onRelease(velocity) {
      const rest = getRestingStart(start, -toSlots(velocity), count)
      travelTo(rest, Math.abs(rest - start) > 1 ? FLIGHT_MS : ZOOM_MS)
    },
    onTap: selectPoint,
    onScrub: selectPoint,
  })

  return {
    start: () => start,
    reveal(index: number) {
      const to = getRevealingStart(start, index, count)
      if (to !== start) travelTo(clampStart(to, count), ZOOM_MS)
    },
    /** Adds `more` points before the first; the view keeps its position, even during a drag. */
    grow(more: number) {
      grown += more
      count += more
      start += more
      pulled += more
    },
    end() {
      stopMoving()
      unwatch()
    },
  }
}
