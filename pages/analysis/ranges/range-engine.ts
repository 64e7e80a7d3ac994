import { onElderChange } from '#shared/core/elder/elder.ts'
import { coloursOf } from '#shared/ui/charts/chart-colours.ts'
import { glide } from '#shared/ui/motion/glide.ts'
import { prefersStill } from '#shared/ui/motion/motion.ts'
import { watchPan } from '#shared/ui/motion/pan.ts'
import { eased, type Values, valuesIn } from './axis.ts'
import { drawScene, type Frame, type Scene } from './canvas.ts'
import { type Group, groupAt, type Level, levelFor } from './groups.ts'
import { watchPinch } from './pinch.ts'
import { daysOf, heldView, movedView, nearestTo, revealingView, toldGroup, type View, zoomedView } from './view.ts'

/** What is on screen. */
export interface Shown {
  level: Level
  view: View
  /** Index of the group that stands out. */
  marked: number
}

interface Input extends Pick<Scene, 'hasTrend' | 'decimals' | 'text'> {
  groupsAt: (level: Level) => readonly Group[]
  view: View
  /** Index of the measurement that is chosen. */
  chosen: number
}

interface Listeners {
  /** At every frame. */
  onShow: (shown: Shown) => void
  /** The finger, or what it pushed, has come to rest. */
  onRest: () => void
}

const ZOOM_MS = 200
const FLIGHT_MS = 520
/** How far a flick flies, in ms at the speed it was let go. */
const FAR_MS = 260

/** A chart over time on its canvas: follows finger, fingers, size and colour scheme. */
export function startRange(canvas: HTMLCanvasElement, box: HTMLElement, probes: Element, input: Input, on: Listeners) {
  const { groupsAt } = input
  const ctx = canvas.getContext('2d')!
  const days = daysOf(groupsAt('each'))
  let { view, chosen } = input
  let paint = coloursOf(probes)
  let values: Values | undefined
  let frame: Frame | undefined
  let stop = () => {}
  let easing = 0
  let isPinched = false
  const inView = () => groupsAt(levelFor(view.to - view.from))
  const chosenX = () => inView()[groupAt(inView(), chosen)]!.x

  const draw = () => {
    const level = levelFor(view.to - view.from)
    const groups = groupsAt(level)
    const marked = toldGroup(groups, groupAt(groups, chosen), view)
    const aim = valuesIn(groups, view) ?? values ?? { min: 0, max: 1 }
    values = values && !prefersStill() ? eased(values, aim) : aim
    cancelAnimationFrame(easing)
    if (values !== aim) easing = requestAnimationFrame(draw)
    const [width, height, ratio] = [box.clientWidth, box.clientHeight, devicePixelRatio]
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    ctx.scale(ratio, ratio)
    frame = drawScene(ctx, { ...input, groups, view, values, marked, width, height, paint })
    on.onShow({ level, view, marked })
  }
  const show = (to: View) => {
    view = to
    draw()
  }
  const travel = (to: View, ms: number) => {
    stop()
    const from = view
    const at = (share: number) => ({
      from: from.from + (to.from - from.from) * share,
      to: from.to + (to.to - from.to) * share,
    })
    stop = glide(0, 1, ms, (share) => show(share < 1 ? at(share) : to), settle)
  }
  /** What is told at rest is what is chosen; where the view holds no measurement, it moves to the nearest. */
  const settle = () => {
    const groups = inView()
    const marked = toldGroup(groups, groupAt(groups, chosen), view)
    const { x, first, last } = groups[marked]!
    if (chosen < first || chosen > last) chosen = last
    const to = revealingView(view, x, days)
    if (Math.abs(to.from - view.from) > 1e-6) travel(to, ZOOM_MS)
    else on.onRest()
  }
  const daysIn = (px: number) => frame && (px * (view.to - view.from)) / (frame.right - frame.left)

  const unpan = watchPan(box, {
    onGrab() {
      stop()
      isPinched = false
    },
    onPan: (px) => isPinched || show(movedView(view, -(daysIn(px) ?? 0), days)),
    onRelease(velocity) {
      if (velocity && !isPinched) travel(movedView(view, -(daysIn(velocity * FAR_MS) ?? 0), days), FLIGHT_MS)
      else settle()
    },
    onTap(x) {
      if (!frame) return
      const groups = inView()
      chosen = groups[nearestTo(groups, view.from + (daysIn(x - frame.left) ?? 0))]!.last
      draw()
    },
  })
  const unpinch = watchPinch(box, ({ factor, x, moved }) => {
    if (!frame) return
    isPinched = true
    stop()
    const at = view.from + (daysIn(x - frame.left) ?? 0)
    show(movedView(zoomedView(view, factor, at, days), -(daysIn(moved) ?? 0), days))
  })
  const repaint = () => {
    paint = coloursOf(probes)
    draw()
  }
  const looks = ['(prefers-color-scheme: dark)', 'print'].map((query) => matchMedia(query))
  for (const look of looks) look.addEventListener('change', repaint)
  const unfollow = onElderChange(repaint)
  const resize = new ResizeObserver(draw)
  resize.observe(box)
  draw()

  return {
    /** Let a measurement stand out, and bring it into view. */
    choose(index: number) {
      chosen = index
      draw()
      travel(revealingView(view, chosenX(), days), ZOOM_MS)
    },
    open: (to: View) => travel(heldView(to, days), ZOOM_MS),
    move: (lengths: number) => travel(movedView(view, lengths * (view.to - view.from), days), ZOOM_MS),
    zoom: (factor: number) => travel(zoomedView(view, factor, chosenX(), days), ZOOM_MS),
    chosen: () => chosen,
    end() {
      stop()
      cancelAnimationFrame(easing)
      unpan()
      unpinch()
      unfollow()
      resize.disconnect()
      for (const look of looks) look.removeEventListener('change', repaint)
    },
  }
}
