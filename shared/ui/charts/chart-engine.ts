import { evenPlace, timedPlace } from '#shared/core/charts/places.ts'
import { onElderChange } from '#shared/core/elder/elder.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { glide } from '#shared/ui/motion/glide.ts'
import { prefersStill } from '#shared/ui/motion/motion.ts'
import { coloursOf, onColours } from './chart-colours.ts'
import { chartMotion } from './chart-motion.ts'
import type { Plot, PlotInput } from './chart-plot.ts'

/** What a chart is made of. */
export interface Elements {
  /** Takes the finger; as large as the chart. */
  box: HTMLElement
  canvas: HTMLElement
  probes: Element
}

interface Input extends Omit<PlotInput, 'colours' | 'place'> {
  /** When each value was measured, ascending: then distance is time. */
  times?: readonly number[]
  height: number
  marked: number
}

interface Listeners {
  /** The marked point has moved, px. */
  onPlace: (place: Place) => void
  onTap: (index: number) => void
  /** The window comes near the oldest point. */
  onOldest: () => void
  /** The drawing code could not be had. */
  onFail: () => void
}

export interface Place {
  x: number
  y: number
  /** Where the points begin. */
  left: number
  /** Of the whole chart. */
  width: number
}

/** ms in which bars grow from the base line when they are first drawn (shared/ui/README.md, "Motion"). */
const GROW_MS = 700

const plotCode = () => lazy(() => import('./chart-plot.ts'), false)
let asked: ReturnType<typeof plotCode> | undefined

/** Ask for the drawing code while the frame of a chart is still being made: before all that the page loads behind it. That it cannot be had, `draw` says. */
export function fetchPlot(): void {
  asked ??= plotCode()
  asked.catch(() => (asked = undefined))
}

/** A chart on its canvas: starts the drawing code once the frame is painted, and follows size, colour scheme and finger. */
export function startChart({ box, canvas, probes }: Elements, first: Input, listeners: Listeners) {
  const { onPlace, onFail } = listeners
  let input = first
  let place = placeOf(input)
  let plot: Plot | undefined
  let marked = input.marked
  let isOver = false
  let unfollow: (() => void)[] = []
  let ungrow = () => {}
  /** How much of its height a bar has. */
  let grown = 1

  const show = () => {
    if (plot)
      onPlace({ ...plot.show(motion.start(), marked, grown), left: plot.area().left, width: canvas.clientWidth })
  }
  const motion = chartMotion(box, {
    ...listeners,
    count: input.values.length,
    marked,
    onMove: show,
    left: () => plot?.area().left ?? 0,
    width: () => plot?.area().width ?? Math.max(1, canvas.clientWidth),
    place: () => place,
  })
  const resize = new ResizeObserver(() => {
    plot?.resize(canvas.clientWidth)
    show()
  })
  let create = () => {}

  const draw = async () => {
    const { createPlot } = await (asked ?? plotCode())
    if (isOver) return
    create = () => {
      plot?.destroy()
      plot = createPlot(canvas, { ...input, place, colours: () => coloursOf(probes) }, input.height)
      show()
    }
    if (input.kind === 'bar' && !prefersStill()) grown = 0
    create()
    if (!grown)
      ungrow = glide(0, 1, GROW_MS, (share) => {
        grown = share
        show()
      })
    resize.observe(canvas)
    // Larger text takes other room.
    unfollow = [onColours(() => plot?.repaint()), onElderChange(create)]
  }
  // After the frame is painted: uPlot's start takes 55–70 ms on a slow phone.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!isOver) draw().catch(onFail)
    }),
  )

  return {
    /** Let another point stand out, and bring it into view. */
    mark(index: number) {
      if (index === marked) return
      marked = index
      show()
      motion.reveal(index)
    },
    /** Other things are told about the values. */
    rescale(scale: Input['scale']) {
      if (scale === input.scale) return
      input = { ...input, scale }
      plot?.rescale(scale)
      show()
    },
    /** Points have come in front of the first: what is in view stays where it is. */
    grow(longer: Pick<Input, 'values' | 'times' | 'label' | 'short' | 'gap'>) {
      const more = longer.values.length - input.values.length
      input = { ...input, ...longer }
      place = placeOf(input)
      marked += more
      motion.grow(more)
      create()
    },
    end() {
      isOver = true
      motion.end()
      resize.disconnect()
      for (const end of unfollow) end()
      ungrow()
      plot?.destroy()
    },
  }
}

const placeOf = ({ times }: Input) => (times ? timedPlace(times) : evenPlace)
