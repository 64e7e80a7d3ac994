import {
  clampStart,
  getLatestStart,
  getPulledStart,
  getRestingStart,
  getRevealingStart,
  IN_VIEW,
} from '#shared/core/charts/chart-window.ts'
import { findNearestPoint, type PointPosition, placeByTime, placeEvenly } from '#shared/core/charts/point-positions.ts'
import { onLargeTextChange } from '#shared/core/large-text.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { animateNumber } from '#shared/ui/motion/glide.ts'
import { prefersReducedMotion } from '#shared/ui/motion/motion.ts'
import { watchPan } from '#shared/ui/motion/pan.ts'
import { getColours, onColoursChange } from './chart-colours.ts'
import type { Plot, PlotInput } from './chart-plot.ts'

/** Elements of a chart. */
export interface Elements {
  /** Receives the gestures; as large as the chart. */
  box: HTMLElement
  canvas: HTMLElement
  probes: Element
}

interface Input extends Omit<PlotInput, 'colours' | 'place'> {
  /** Time of each value, ascending; sets the points' distances. */
  times?: readonly number[]
  height: number
  marked: number
}

interface Listeners {
  /** Called when the highlighted point has moved, px. */
  onPlace: (place: PlacedPoint) => void
  onTap: (index: number) => void
  /** Called when the window approaches the oldest point. */
  onOldest: () => void
  /** Called when the drawing code failed to load. */
  onFail: () => void
}

export interface PlacedPoint {
  x: number
  y: number
  /** Where the points begin. */
  left: number
  /** Of the whole chart. */
  width: number
}

/** ms in which bars first grow from the base line (shared/ui/README.md, "Motion"). */
const GROW_MS = 700

/** Loads uPlot and the drawing code of charts by points. */
export const loadPlot = () => loadModule(() => import('./chart-plot.ts'), false)
let plotModule: ReturnType<typeof loadPlot> | undefined

/**
 * Prefetches the drawing code while the chart's frame renders, ahead of the page's other lazy
 * modules. Load errors are left to `startDrawing`.
 */
export function prefetchPlot(): void {
  plotModule ??= loadPlot()
  plotModule.catch(() => (plotModule = undefined))
}

/**
 * Starts a chart on its canvas: loads the drawing code after the frame is painted, and follows
 * size, colour scheme and gestures.
 */
export function startChart({ box, canvas, probes }: Elements, first: Input, listeners: Listeners) {
  const { onPlace, onFail } = listeners
  let input = first
  let place = getPosition(input)
  let plot: Plot | undefined
  let marked = input.marked
  let isOver = false
  let unfollow: (() => void)[] = []
  let stopGrowing = () => {}
  /** Displayed share of a bar's height. */
  let grown = 1

  const drawFrame = () => {
    if (plot)
      onPlace({ ...plot.show(motion.start(), marked, grown), left: plot.area().left, width: canvas.clientWidth })
  }
  const motion = createChartMotion(box, {
    ...listeners,
    count: input.values.length,
    marked,
    onMove: drawFrame,
    left: () => plot?.area().left ?? 0,
    width: () => plot?.area().width ?? Math.max(1, canvas.clientWidth),
    place: () => place,
  })
  const resize = new ResizeObserver(() => {
    plot?.resize(canvas.clientWidth)
    drawFrame()
  })
  let createChart = () => {}

  const startDrawing = async () => {
    const { createPlot } = await (plotModule ?? loadPlot())
    if (isOver) return
    createChart = () => {
      plot?.destroy()
      plot = createPlot(canvas, { ...input, place, colours: () => getColours(probes) }, input.height)
      drawFrame()
    }
    if (input.kind === 'bar' && !prefersReducedMotion()) grown = 0
    createChart()
    if (!grown)
      stopGrowing = animateNumber(0, 1, GROW_MS, (share) => {
        grown = share
        drawFrame()
      })
    resize.observe(canvas)
    // Larger text changes the layout.
    unfollow = [onColoursChange(() => plot?.repaint()), onLargeTextChange(createChart)]
  }
  // Deferred until the frame is painted, because uPlot's start blocks a slow phone's main thread.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!isOver) startDrawing().catch(onFail)
    }),
  )

  return {
    /** Highlights another point and scrolls it into view. */
    mark(index: number) {
      if (index === marked) return
      marked = index
      drawFrame()
      motion.reveal(index)
    },
    /** Redraws with another scale. */
    rescale(scale: Input['scale']) {
      if (scale === input.scale) return
      input = { ...input, scale }
      plot?.rescale(scale)
      drawFrame()
    },
    /** Adds points before the first one; the points in view keep their position. */
    grow(longer: Pick<Input, 'values' | 'times' | 'label' | 'short' | 'gap'>) {
      const more = longer.values.length - input.values.length
      input = { ...input, ...longer }
      place = getPosition(input)
      marked += more
      motion.grow(more)
      createChart()
    },
    end() {
      isOver = true
      motion.end()
      resize.disconnect()
      for (const end of unfollow) end()
      stopGrowing()
      plot?.destroy()
    },
  }
}

const getPosition = ({ times }: Input) => (times ? placeByTime(times) : placeEvenly)

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
function createChartMotion(element: HTMLElement, options: Options) {
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
