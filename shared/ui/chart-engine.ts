import { onElderChange } from '#shared/core/elder.ts'
import { lazy } from '#shared/core/lazy.ts'
import { coloursOf } from './chart-colours.ts'
import { chartMotion } from './chart-motion.ts'
import type { Plot, PlotInput } from './chart-plot.ts'

interface Elements {
  /** Takes the finger; as large as the chart. */
  box: HTMLElement
  canvas: HTMLElement
  probes: Element
}

interface Input extends Omit<PlotInput, 'colours'> {
  height: number
  marked: number
}

interface Listeners {
  /** The marked point has moved, px. */
  onPlace: (place: Place) => void
  onTap: (index: number) => void
  /** The drawing code could not be had. */
  onFail: () => void
}

export interface Place {
  x: number
  y: number
  /** Of the whole chart. */
  width: number
}

/** A chart on its canvas: loads the drawing code once the frame is painted, and follows size, colour scheme and finger. */
export function startChart({ box, canvas, probes }: Elements, input: Input, { onPlace, onTap, onFail }: Listeners) {
  let plot: Plot | undefined
  let marked = input.marked
  let isOver = false
  let unfollow = () => {}

  const show = () => {
    if (plot) onPlace({ ...plot.show(motion.start(), marked), width: canvas.clientWidth })
  }
  const motion = chartMotion(box, { count: input.values.length, marked, onMove: show, onTap })
  const resize = new ResizeObserver(() => {
    plot?.resize(canvas.clientWidth)
    show()
  })
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  const repaint = () => plot?.repaint()

  const draw = async () => {
    const { createPlot } = await lazy(() => import('./chart-plot.ts'))
    if (isOver) return
    const create = () => {
      plot?.destroy()
      plot = createPlot(canvas, { ...input, colours: () => coloursOf(probes) }, input.height)
      show()
    }
    create()
    resize.observe(canvas)
    scheme.addEventListener('change', repaint)
    // Larger text takes other room.
    unfollow = onElderChange(create)
  }
  // After the frame: uPlot's start must not hold up the page (performance.md).
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
    end() {
      isOver = true
      motion.end()
      resize.disconnect()
      unfollow()
      scheme.removeEventListener('change', repaint)
      plot?.destroy()
    },
  }
}
