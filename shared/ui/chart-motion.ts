import {
  heldStart,
  IN_VIEW,
  indexAt,
  latestStart,
  pulledStart,
  restingStart,
  revealingStart,
} from '#shared/core/chart-window.ts'
import { glide } from './glide.ts'
import { watchPan } from './pan.ts'

/** design: chart zoom. A flick that flies further takes longer. */
const ZOOM_MS = 200
const FLIGHT_MS = 520

interface Options {
  count: number
  /** In view from the start. */
  marked: number
  onMove: (start: number) => void
  onTap: (index: number) => void
}

/** How a chart's window moves: with the finger, on with its speed, onto a whole slot, and to a point that should be seen. */
export function chartMotion(element: HTMLElement, { count, marked, onMove, onTap }: Options) {
  let start = revealingStart(latestStart(count), marked, count)
  let pulled = start
  let stop = () => {}

  const move = (to: number) => {
    start = to
    onMove(to)
  }
  const travel = (to: number, ms: number) => {
    stop()
    stop = glide(start, to, ms, move)
  }
  const slotsIn = (px: number) => (px * IN_VIEW) / Math.max(1, element.clientWidth)

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
    onTap(x) {
      const index = indexAt(x, start, element.clientWidth, count)
      if (index !== undefined) onTap(index)
    },
  })

  return {
    start: () => start,
    reveal(index: number) {
      const to = revealingStart(start, index, count)
      if (to !== start) travel(heldStart(to, count), ZOOM_MS)
    },
    end() {
      stop()
      unwatch()
    },
  }
}
