import type uPlot from 'uplot'
import type { ValueRange } from '#shared/core/charts/chart-range.ts'
import { massText } from '#shared/core/weight-unit.ts'
import { type Colours, faded } from '#shared/ui/charts/chart-colours.ts'
import { valueAxis } from '#shared/ui/charts/plot-axis.ts'
import { fontOf } from '#shared/ui/charts/value-scale.ts'
import { movingTicks, type Tick } from './time-ticks.ts'
import type { View } from './view.ts'

const GAP = 6
/** A label is about so many of its own letters' heights wide. */
const WIDTH = 3.8

/** Room for two lines of labels below the base line, px. */
export const footFor = ({ axisSize }: Colours) => Math.ceil(axisSize * 2.5) + 2 * GAP

/** uPlot's time axis: days, months or years, and the year below. @param now what is in view, its width in px and the colours at every frame */
export function timeAxis(now: { view: () => View; width: () => number; paint: () => Colours }): uPlot.Axis {
  const { axisSize } = now.paint()
  const font = fontOf(now.paint())
  let ticks: Tick[] = []
  const ticksIn = movingTicks()
  const widths = new Map<string, number>()
  const stroke = () => now.paint().grid
  return {
    scale: 'x',
    side: 2,
    size: footFor(now.paint()),
    gap: GAP - 4,
    font,
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
        const half = widths.get(label) ?? halfWidth(ctx, label, font)
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

/** kg at the second axis. */
export const MASS_SCALE = { decimals: 1, text: (kg: number) => massText(kg) }

/** uPlot's second value axis, at the right; without lines of its own, which would cross those of the first. */
export const massAxis = (
  gutter: number,
  now: { range: () => ValueRange; paint: () => Colours; bottom: () => number },
): uPlot.Axis => ({
  ...valueAxis(gutter, { ...now, scale: () => MASS_SCALE }),
  scale: 'mass',
  side: 1,
  grid: { show: false },
})

/** The line that joins the values, the thinner, dashed one of the masses, and the lighter one of the trend. */
export const seriesOf = (paint: () => Colours, hasMass: boolean): uPlot.Series[] => [
  {},
  { width: 2.5, stroke: () => paint().line, points: { show: false } },
  { scale: 'mass', width: 1.5, dash: [5, 4], stroke: () => paint().value, points: { show: false }, show: hasMass },
  { width: 1.5, stroke: () => faded(paint().soft, 0.7), points: { show: false } },
]
