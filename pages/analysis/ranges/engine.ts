import { onElderChange } from '#shared/core/elder/elder.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { coloursOf, onColours } from '#shared/ui/charts/chart-colours.ts'
import type { Elements } from '#shared/ui/charts/chart-engine.ts'
import type { ValueScale } from '#shared/ui/charts/value-scale.ts'
import { glide } from '#shared/ui/motion/glide.ts'
import { prefersStill } from '#shared/ui/motion/motion.ts'
import { watchPan } from '#shared/ui/motion/pan.ts'
import { massesIn, movingAxis, valuesIn, withGoal } from './axis.ts'
import type { PlotInput, RangePlot, Scene } from './range-plot.ts'
import {
  daysOf,
  type Group,
  groupAt,
  heldView,
  type Level,
  levelOf,
  movedView,
  nearestTo,
  revealingView,
  type Shown,
  toldGroup,
  type View,
  zoomedView,
} from './view.ts'

interface Input {
  groupsAt: (level: Level) => readonly Group[]
  scale: () => ValueScale
  view: View
  /** Index of the measurement that is chosen. */
  chosen: number
}

interface Listeners {
  /** At every frame. */
  onShow: (shown: Shown) => void
  /** The finger, or what it pushed, has come to rest. */
  onRest: () => void
  /** The drawing code could not be had. */
  onFail: () => void
}

const ZOOM_MS = 200
const FLIGHT_MS = 520
/** How far a flick flies, in ms at the speed it was let go. */
const FAR_MS = 260

/** A chart over time that follows finger, fingers and keys. */
export function startRange(elements: Elements, input: Input, on: Listeners) {
  const { groupsAt, scale } = input
  const days = daysOf(groupsAt('each'))
  let { chosen } = input
  let frame = 0
  let isPinched = false
  const axis = movingAxis(prefersStill())
  const massAxis = movingAxis(prefersStill())
  const { now, aim, show, travel, stop } = movingView(
    input.view,
    () => drawNext(),
    () => settle(),
  )
  /** The points at the level of the view, and which of them stands out. */
  const groups = () => groupsAt(levelOf(now()))
  const marked = () => toldGroup(groups(), groupAt(groups(), chosen), now())
  const chosenX = () => groups()[groupAt(groups(), chosen)]!.x

  const scene = (): Scene => {
    const fitting = valuesIn(groups(), now())
    const values = axis.next(fitting && withGoal(fitting, scale().goal))
    const masses = massAxis.next(massesIn(groups(), now()))
    if (!values.isThere || !masses.isThere) drawNext()
    return { groups: groups(), view: now(), values: values.range, masses: masses.range, marked: marked() }
  }
  const canvas = rangeCanvas(elements, { each: groupsAt('each'), scale }, scene, on.onFail)
  const draw = () => {
    cancelAnimationFrame(frame)
    frame = 0
    const drawn = scene()
    canvas.show(drawn)
    on.onShow({ level: levelOf(drawn.view), view: drawn.view, marked: drawn.marked })
  }
  /** One drawing a frame, however many reasons there are for it. */
  const drawNext = () => {
    frame ||= requestAnimationFrame(draw)
  }
  const refit = () => {
    axis.fit()
    massAxis.fit()
    drawNext()
  }
  /** What is told at rest is what is chosen; where the view holds no measurement, it moves to the nearest. */
  const settle = () => {
    const { x, first, last } = groups()[marked()]!
    if (chosen < first || chosen > last) chosen = last
    const to = revealingView(now(), x, days)
    if (Math.abs(to.from - now().from) > 1e-6) return travel(to, ZOOM_MS)
    refit()
    on.onRest()
  }
  const daysIn = (px: number) => (px * (now().to - now().from)) / canvas.area().width
  const dayAt = (x: number) => now().from + daysIn(x - canvas.area().left)

  const read = (x: number) => {
    chosen = groups()[nearestTo(groups(), dayAt(x))]!.last
    drawNext()
  }
  const unpan = watchPan(elements.box, {
    onGrab() {
      stop()
      isPinched = false
    },
    onPan: (px) => isPinched || show(movedView(now(), -daysIn(px), days)),
    onRelease(velocity) {
      if (velocity && !isPinched) travel(movedView(now(), -daysIn(velocity * FAR_MS), days), FLIGHT_MS)
      else settle()
    },
    onTap: read,
    onScrub: (x) => isPinched || read(x),
  })
  const unpinch = watchPinch(elements.box, ({ factor, x, moved }) => {
    isPinched = true
    show(movedView(zoomedView(now(), factor, dayAt(x), days), -daysIn(moved), days))
  })
  draw()

  return {
    /** Let a measurement stand out, and bring it into view. */
    choose(index: number) {
      chosen = index
      draw()
      travel(revealingView(aim(), chosenX(), days), ZOOM_MS)
    },
    open: (to: View) => travel(heldView(to, days), ZOOM_MS),
    move: (lengths: number) => travel(movedView(aim(), lengths * (aim().to - aim().from), days), ZOOM_MS),
    zoom: (factor: number) => travel(zoomedView(aim(), factor, chosenX(), days), ZOOM_MS),
    chosen: () => chosen,
    /** What is told about the values has changed. */
    refit,
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
 * A view that goes with the finger, or by itself from where it is to another.
 * @param onMove at every step @param onRest when it has come by itself to where it should
 */
export function movingView(first: View, onMove: () => void, onRest: () => void) {
  let view = first
  let aim = first
  let end = () => {}
  const step = (to: View) => {
    view = to
    onMove()
  }
  return {
    now: () => view,
    /** Where it goes by itself, or stands: another step counts from here, not from what it passes on the way. */
    aim: () => aim,
    /** It stays where it is. */
    stop() {
      end()
      aim = view
    },
    show(to: View) {
      end()
      aim = to
      step(to)
    },
    travel(to: View, ms: number) {
      end()
      aim = to
      const from = view
      const at = (share: number) => ({
        from: from.from + (to.from - from.from) * share,
        to: from.to + (to.to - from.to) * share,
      })
      end = glide(0, 1, ms, (share) => step(share < 1 ? at(share) : to), onRest)
    },
  }
}

interface Pinched {
  /** The way between the two fingers before, as a part of the way now: above 1 they come closer. */
  factor: number
  /** Where their middle is and how far it moved, px from the element's left edge. */
  x: number
  moved: number
}

/**
 * Two fingers on an element. The element needs `touch-action: pan-y`, so that the browser does not zoom the page.
 * @returns stops watching
 */
function watchPinch(element: HTMLElement, onPinch: (pinched: Pinched) => void) {
  const fingers = new Map<number, { x: number; y: number }>()
  const between = () => {
    const [a, b] = [...fingers.values()]
    return a && b ? { apart: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2 } : undefined
  }
  const down = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (fingers.size < 2) fingers.set(pointerId, { x: clientX, y: clientY })
  }
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (!fingers.has(pointerId)) return
    const before = between()
    fingers.set(pointerId, { x: clientX, y: clientY })
    const now = between()
    if (!before || !now || before.apart < 1 || now.apart < 1) return
    const { left } = element.getBoundingClientRect()
    onPinch({ factor: before.apart / now.apart, x: now.x - left, moved: now.x - before.x })
  }
  const up = ({ pointerId }: PointerEvent) => fingers.delete(pointerId)

  const watched = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up }
  for (const [type, listener] of Object.entries(watched)) element.addEventListener(type, listener as EventListener)
  return () => {
    for (const [type, listener] of Object.entries(watched)) element.removeEventListener(type, listener as EventListener)
  }
}

/** The drawing of a chart over time: loads uPlot, follows size, colour scheme and large text. @param scene what to show once it is there */
function rangeCanvas(
  { box, canvas, probes }: Elements,
  input: Omit<PlotInput, 'colours'>,
  scene: () => Scene,
  onFail: () => void,
) {
  let plot: RangePlot | undefined
  let isOver = false
  let unfollow: (() => void)[] = []
  const resize = new ResizeObserver(() => plot?.resize({ width: box.clientWidth, height: box.clientHeight }))

  const load = async () => {
    const { createRangePlot } = await lazy(() => import('./range-plot.ts'))
    if (isOver) return
    const create = () => {
      plot?.destroy()
      plot = createRangePlot(canvas, { ...input, colours: () => coloursOf(probes) }, scene())
    }
    create()
    resize.observe(box)
    // Larger text takes other room.
    unfollow = [onColours(() => plot?.repaint()), onElderChange(create)]
  }
  load().catch(onFail)

  return {
    show: (now: Scene) => plot?.show(now),
    /** Where the days are, px from the element's left edge. */
    area: () => plot?.area() ?? { left: 0, width: Math.max(1, box.clientWidth) },
    end() {
      isOver = true
      for (const end of unfollow) end()
      resize.disconnect()
      plot?.destroy()
    },
  }
}

/** Calls `run` with what is given to it, at most once in `ms`: the first at once, the last of those in between when the time is over. */
export function throttled<Value>(run: (value: Value) => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { value: Value } | undefined
  const next = () => {
    timer = undefined
    const last = waiting
    waiting = undefined
    if (last) give(last.value)
  }
  function give(value: Value) {
    if (timer !== undefined) {
      waiting = { value }
      return
    }
    timer = setTimeout(next, ms)
    run(value)
  }
  return { give, end: () => clearTimeout(timer) }
}
