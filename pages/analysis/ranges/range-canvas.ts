import { onElderChange } from '#shared/core/elder/elder.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { coloursOf, LOOKS } from '#shared/ui/charts/chart-colours.ts'
import type { RangeInput, RangePlot, Scene } from './range-plot.ts'

export interface Elements {
  /** Takes the finger; as large as the chart. */
  box: HTMLElement
  canvas: HTMLElement
  probes: Element
}

/** The drawing of a chart over time: loads uPlot, follows size, colour scheme and large text. @param scene what to show once it is there */
export function rangeCanvas(
  { box, canvas, probes }: Elements,
  input: Omit<RangeInput, 'colours'>,
  scene: () => Scene,
  onFail: () => void,
) {
  let plot: RangePlot | undefined
  let isOver = false
  let unfollow = () => {}
  const repaint = () => plot?.repaint()
  const looks = LOOKS.map((query) => matchMedia(query))
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
    for (const look of looks) look.addEventListener('change', repaint)
    // Larger text takes other room.
    unfollow = onElderChange(create)
  }
  load().catch(onFail)

  return {
    show: (now: Scene) => plot?.show(now),
    /** Where the days are, px from the element's left edge. */
    area: () => plot?.area() ?? { left: 0, width: Math.max(1, box.clientWidth) },
    end() {
      isOver = true
      unfollow()
      resize.disconnect()
      for (const look of looks) look.removeEventListener('change', repaint)
      plot?.destroy()
    },
  }
}
