import type uPlot from 'uplot'
import type { Colours } from '#shared/ui/charts/chart-colours.ts'
import { movingTicks, type Tick } from './axis.ts'
import type { View } from './view.ts'

const GAP = 6
/** A label is about so many of its own letters' heights wide. */
const WIDTH = 3.8

/** Room for two lines of labels below the base line, px. */
export const footFor = ({ axisSize }: Colours) => Math.ceil(axisSize * 2.5) + 2 * GAP

/** uPlot's time axis: days, months or years, and the year below. @param now what is in view, its width in px and the colours at every frame */
export function timeAxis(now: { view: () => View; width: () => number; paint: () => Colours }): uPlot.Axis {
  const { axisSize, font } = now.paint()
  let ticks: Tick[] = []
  const ticksIn = movingTicks()
  const widths = new Map<string, number>()
  const stroke = () => now.paint().grid
  return {
    scale: 'x',
    side: 2,
    size: footFor(now.paint()),
    gap: GAP - 4,
    font: `500 ${axisSize}px ${font}`,
    lineGap: 1.25,
    stroke: () => now.paint().soft,
    grid: { show: false },
    ticks: { stroke, width: 1, size: 4 },
    border: { show: true, stroke, width: 1 },
    splits: () => {
      ticks = ticksIn(now.view(), Math.max(2, Math.floor(now.width() / (axisSize * WIDTH))))
      return ticks.map(({ x }) => x)
    },
    values: ({ ctx, valToPos }) =>
      ticks.map(({ x, label, year }) => {
        const half = widths.get(label) ?? halfWidth(ctx, label, `500 ${axisSize}px ${font}`)
        widths.set(label, half)
        // A label that the right edge would cut is left out; its mark stays.
        return valToPos(x, 'x') + half > now.width() ? null : `${label}\n${year}`
      }),
  }
}

function halfWidth(ctx: CanvasRenderingContext2D, words: string, font: string): number {
  ctx.save()
  ctx.font = font
  const { width } = ctx.measureText(words)
  ctx.restore()
  return width / 2
}
