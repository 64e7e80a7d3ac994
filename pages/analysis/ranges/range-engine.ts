import type { Elements } from '#shared/ui/charts/chart-engine.ts'
import type { ValueScale } from '#shared/ui/charts/value-scale.ts'
import { prefersStill } from '#shared/ui/motion/motion.ts'
import { watchPan } from '#shared/ui/motion/pan.ts'

import { type Group, groupAt, type Level } from './groups.ts'
import { movingView } from './moving-view.ts'
import { watchPinch } from './pinch.ts'
import { rangeCanvas } from './range-canvas.ts'
import type { Scene } from './range-plot.ts'
import { massesIn, movingAxis, valuesIn, withGoal } from './value-range.ts'
import {
  daysOf,
  heldView,
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
