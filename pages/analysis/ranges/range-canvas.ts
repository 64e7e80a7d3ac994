import { onElderChange } from '#shared/core/elder/elder.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { coloursOf, onColours } from '#shared/ui/charts/chart-colours.ts'
import type { Elements } from '#shared/ui/charts/chart-engine.ts'
import type { PlotInput, RangePlot, Scene } from './range-plot.ts'

/** The drawing of a chart over time: loads uPlot, follows size, colour scheme and large text. @param scene what to show once it is there */
export function rangeCanvas(
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
