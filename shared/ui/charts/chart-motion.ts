import {
  heldStart,
  IN_VIEW,
  latestStart,
  pulledStart,
  restingStart,
  revealingStart,
} from '#shared/core/charts/chart-window.ts'
import { nearestPoint, type Place } from '#shared/core/charts/places.ts'
import { glide } from '#shared/ui/motion/glide.ts'
import { watchPan } from '#shared/ui/motion/pan.ts'

/** ms of a zoom. A flick that flies further takes longer. */
const ZOOM_MS = 200
const FLIGHT_MS = 520

interface Options {
  count: number
  /** In view from the start. */
  marked: number
  onMove: (start: number) => void
  /** The oldest points are a screen away: once each time the window comes near. */
  onOldest: () => void
  onTap: (index: number) => void
  /** Where the points begin, px from the element's left edge. */
  left: () => number
  /** From there to where the window ends, px. */
  width: () => number
  place: () => Place
}

/** How a chart's window moves: with the finger, on with its speed, onto a whole slot, and to a point that should be seen. */
export function chartMotion(element: HTMLElement, options: Options) {
  const { onMove, onTap, onOldest, left, width, place } = options
  let { count } = options
  let start = revealingStart(latestStart(count), options.marked, count)
  let pulled = start
  let stop = () => {}
  /** Points that came in front of the first. */
  let grown = 0

  const move = (to: number) => {
    const wasNear = start <= IN_VIEW
    start = to
    onMove(to)
    if (to <= IN_VIEW && !wasNear) onOldest()
  }
  const travel = (to: number, ms: number) => {
    stop()
    const before = grown
    stop = glide(start, to, ms, (at) => move(at + grown - before))
  }
  const slotsIn = (px: number) => (px * IN_VIEW) / Math.max(1, width())

  const choose = (x: number) => {
    const index = nearestPoint((x - left()) / width(), start, count, place())
    if (index !== undefined) onTap(index)
  }
  const unwatch = watchPan(element, {
    onGrab() {
      stop()
      pulled = start
    },
    onPan(px) {
      pulled -= slotsIn(px)
      move(pulledStart(pulled, count))
    },
    onRelease(velocity) {
      const rest = restingStart(start, -slotsIn(velocity), count)
      travel(rest, Math.abs(rest - start) > 1 ? FLIGHT_MS : ZOOM_MS)
    },
    onTap: choose,
    onScrub: choose,
  })

  return {
    start: () => start,
    reveal(index: number) {
      const to = revealingStart(start, index, count)
      if (to !== start) travel(heldStart(to, count), ZOOM_MS)
    },
    /** There are `more` points before the first: what is in view stays, also under the finger. */
    grow(more: number) {
      grown += more
      count += more
      start += more
      pulled += more
    },
    end() {
      stop()
      unwatch()
    },
  }
}
