import { onLargeTextChange } from '#shared/core/large-text.ts'
import { getColours, onColoursChange } from '#shared/ui/charts/chart-colours.ts'
import { type Elements, loadPlot } from '#shared/ui/charts/chart-engine.ts'
import type { ValueScale } from '#shared/ui/charts/value-scale.ts'
import { animateNumber } from '#shared/ui/motion/glide.ts'
import { prefersReducedMotion } from '#shared/ui/motion/motion.ts'
import { watchPan } from '#shared/ui/motion/pan.ts'
import { createMovingAxis, getMassRange, getValueRange, includeGoal } from './axis.ts'
import { createRangePlot, type PlotInput, type RangePlot, type Scene } from './range-plot.ts'
import {
  type ChartView,
  clampView,
  findGroup,
  findNearest,
  type Group,
  getDayRange,
  getReportedGroup,
  getViewLevel,
  type Level,
  moveView,
  revealDay,
  type View,
  zoomView,
} from './view.ts'

interface Input {
  groupsAt: (level: Level) => readonly Group[]
  scale: () => ValueScale
  view: View
  /** Index of the selected measurement. */
  chosen: number
}

interface Listeners {
  /** Called at every frame. */
  onShow: (view: ChartView) => void
  /** Called when the gesture or its momentum has ended. */
  onRest: () => void
  /** Called when the drawing code failed to load. */
  onFail: () => void
}

const ZOOM_MS = 200
const FLIGHT_MS = 520
/** Distance of a flick: milliseconds at its release velocity. */
const FAR_MS = 260

/** Starts a chart over time that is panned, pinched and controlled by keys. */
export function startRange(elements: Elements, input: Input, on: Listeners) {
  const { groupsAt, scale } = input
  const days = getDayRange(groupsAt('each'))
  let { chosen } = input
  let frame = 0
  let isPinched = false
  const axis = createMovingAxis(prefersReducedMotion())
  const massAxis = createMovingAxis(prefersReducedMotion())
  const { now, aim, showView, travel, stop } = createMovingView(
    input.view,
    () => scheduleDraw(),
    () => selectAtRest(),
  )
  /** Groups at the level of the view, and the highlighted one. */
  const getGroups = () => groupsAt(getViewLevel(now()))
  const getMarked = () => getReportedGroup(getGroups(), findGroup(getGroups(), chosen), now())
  const getSelectedX = () => getGroups()[findGroup(getGroups(), chosen)]!.x

  const createScene = (): Scene => {
    const fitting = getValueRange(getGroups(), now())
    const values = axis.next(fitting && includeGoal(fitting, scale().goal))
    const masses = massAxis.next(getMassRange(getGroups(), now()))
    if (!values.isThere || !masses.isThere) scheduleDraw()
    return { groups: getGroups(), view: now(), values: values.range, masses: masses.range, marked: getMarked() }
  }
  const canvas = createRangeCanvas(elements, { each: groupsAt('each'), scale }, createScene, on.onFail)
  const drawScene = () => {
    cancelAnimationFrame(frame)
    frame = 0
    const scene = createScene()
    canvas.show(scene)
    on.onShow({ level: getViewLevel(scene.view), view: scene.view, marked: scene.marked })
  }
  /** Coalesces redraws to one per frame. */
  const scheduleDraw = () => {
    frame ||= requestAnimationFrame(drawScene)
  }
  const fitAxes = () => {
    axis.fit()
    massAxis.fit()
    scheduleDraw()
  }
  /**
   * At rest the highlighted point becomes the selection; a view without measurements moves to the
   * nearest one.
   */
  const selectAtRest = () => {
    const { x, first, last } = getGroups()[getMarked()]!
    if (chosen < first || chosen > last) chosen = last
    const to = revealDay(now(), x, days)
    if (Math.abs(to.from - now().from) > 1e-6) return travel(to, ZOOM_MS)
    fitAxes()
    on.onRest()
  }
  const toDays = (px: number) => (px * (now().to - now().from)) / canvas.area().width
  const getDay = (x: number) => now().from + toDays(x - canvas.area().left)

  const readAt = (x: number) => {
    chosen = getGroups()[findNearest(getGroups(), getDay(x))]!.last
    scheduleDraw()
  }
  const unpan = watchPan(elements.box, {
    onGrab() {
      stop()
      isPinched = false
    },
    onPan: (px) => isPinched || showView(moveView(now(), -toDays(px), days)),
    onRelease(velocity) {
      if (velocity && !isPinched) travel(moveView(now(), -toDays(velocity * FAR_MS), days), FLIGHT_MS)
      else selectAtRest()
    },
    onTap: readAt,
    onScrub: (x) => isPinched || readAt(x),
  })
  const unpinch = watchPinch(elements.box, ({ factor, x, moved }) => {
    isPinched = true
    showView(moveView(zoomView(now(), factor, getDay(x), days), -toDays(moved), days))
  })
  drawScene()

  return {
    /** Highlights a measurement and moves it into view. */
    choose(index: number) {
      chosen = index
      drawScene()
      travel(revealDay(aim(), getSelectedX(), days), ZOOM_MS)
    },
    open: (to: View) => travel(clampView(to, days), ZOOM_MS),
    move: (lengths: number) => travel(moveView(aim(), lengths * (aim().to - aim().from), days), ZOOM_MS),
    zoom: (factor: number) => travel(zoomView(aim(), factor, getSelectedX(), days), ZOOM_MS),
    chosen: () => chosen,
    /** Refits the axes after the value scale changed. */
    refit: fitAxes,
    end() {
      stop()
      cancelAnimationFrame(frame)
      unpan()
      unpinch()
      canvas.end()
    },
  }
}

/**
 * A view that follows the finger or animates to a target.
 * @param onMove called at every step
 * @param onRest called when an animation has finished
 */
export function createMovingView(first: View, onMove: () => void, onRest: () => void) {
  let view = first
  let aim = first
  let endMotion = () => {}
  const stepTo = (to: View) => {
    view = to
    onMove()
  }
  return {
    now: () => view,
    /**
     * Target of the animation, or the current view. Further steps are relative to it, not to
     * intermediate frames.
     */
    aim: () => aim,
    /** Stops the animation at the current view. */
    stop() {
      endMotion()
      aim = view
    },
    showView(to: View) {
      endMotion()
      aim = to
      stepTo(to)
    },
    travel(to: View, ms: number) {
      endMotion()
      aim = to
      const from = view
      const viewAt = (share: number) => ({
        from: from.from + (to.from - from.from) * share,
        to: from.to + (to.to - from.to) * share,
      })
      endMotion = animateNumber(0, 1, ms, (share) => stepTo(share < 1 ? viewAt(share) : to), onRest)
    },
  }
}

interface Pinched {
  /** Previous distance of the two fingers divided by the current one; above 1 they approach. */
  factor: number
  /** Centre of the fingers, px from the element's left edge, and its movement in px. */
  x: number
  moved: number
}

/**
 * Watches a pinch on an element. It needs `touch-action: pan-y`, so that the browser does not zoom
 * the page.
 * @returns stops watching
 */
function watchPinch(element: HTMLElement, onPinch: (pinched: Pinched) => void) {
  const fingers = new Map<number, { x: number; y: number }>()
  const measurePinch = () => {
    const [a, b] = [...fingers.values()]
    return a && b ? { apart: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2 } : undefined
  }
  const onDown = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (fingers.size < 2) fingers.set(pointerId, { x: clientX, y: clientY })
  }
  const onMoved = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (!fingers.has(pointerId)) return
    const before = measurePinch()
    fingers.set(pointerId, { x: clientX, y: clientY })
    const now = measurePinch()
    if (!before || !now || before.apart < 1 || now.apart < 1) return
    const { left } = element.getBoundingClientRect()
    onPinch({ factor: before.apart / now.apart, x: now.x - left, moved: now.x - before.x })
  }
  const onUp = ({ pointerId }: PointerEvent) => fingers.delete(pointerId)

  const watched = { pointerdown: onDown, pointermove: onMoved, pointerup: onUp, pointercancel: onUp }
  for (const [type, listener] of Object.entries(watched)) element.addEventListener(type, listener as EventListener)
  return () => {
    for (const [type, listener] of Object.entries(watched)) element.removeEventListener(type, listener as EventListener)
  }
}

/**
 * Canvas of a chart over time: loads uPlot, follows size, colour scheme and large text.
 * @param scene returns the first scene once uPlot is loaded
 */
function createRangeCanvas(
  { box, canvas, probes }: Elements,
  input: Omit<PlotInput, 'colours'>,
  scene: () => Scene,
  onFail: () => void,
) {
  let plot: RangePlot | undefined
  let isOver = false
  let unfollow: (() => void)[] = []
  const resize = new ResizeObserver(() => plot?.resize({ width: box.clientWidth, height: box.clientHeight }))

  const startDrawing = async () => {
    const { uPlot } = await loadPlot()
    if (isOver) return
    const createPlot = () => {
      plot?.destroy()
      plot = createRangePlot(uPlot, canvas, { ...input, colours: () => getColours(probes) }, scene())
    }
    createPlot()
    resize.observe(box)
    // Large text changes the space for labels.
    unfollow = [onColoursChange(() => plot?.repaint()), onLargeTextChange(createPlot)]
  }
  startDrawing().catch(onFail)

  return {
    show: (now: Scene) => plot?.show(now),
    /** Plot area, px from the element's left edge. */
    area: () => plot?.area() ?? { left: 0, width: Math.max(1, box.clientWidth) },
    end() {
      isOver = true
      for (const end of unfollow) end()
      resize.disconnect()
      plot?.destroy()
    },
  }
}

/**
 * Throttles `run` to once in `ms` milliseconds: the first call is immediate, the last one in
 * between is delayed.
 */
export function throttle<Value>(run: (value: Value) => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { value: Value } | undefined
  const runNext = () => {
    timer = undefined
    const last = waiting
    waiting = undefined
    if (last) schedule(last.value)
  }
  function schedule(value: Value) {
    if (timer !== undefined) {
      waiting = { value }
      return
    }
    timer = setTimeout(runNext, ms)
    run(value)
  }
  return { give: schedule, end: () => clearTimeout(timer) }
}
