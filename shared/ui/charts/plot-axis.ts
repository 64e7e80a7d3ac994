import type uPlot from 'uplot'
import type { ValueRange } from '#shared/core/charts/chart-range.ts'
import { valueTicks } from '#shared/core/charts/value-axis.ts'
import type { Colours } from './chart-colours.ts'
import { isCovered, marginMarks } from './margin-marks.ts'
import { fontOf, GAP, type ValueScale } from './value-scale.ts'

/** What an axis draws by, asked for at every frame. */
interface Now {
  range: () => ValueRange
  paint: () => Colours
  scale: () => ValueScale
  /** The base line, px. */
  bottom: () => number
}

/** uPlot's value axis: round numbers at the left, a dashed line each; none where the margin names another value. */
export function valueAxis(gutter: number, { range, paint, scale, bottom }: Now): uPlot.Axis {
  const dash = [2 * devicePixelRatio, 5 * devicePixelRatio]
  return {
    scale: 'y',
    side: 3,
    size: gutter,
    gap: GAP,
    font: fontOf(paint()),
    stroke: () => paint().soft,
    ticks: { show: false },
    grid: { stroke: () => paint().grid, width: 1, dash },
    splits: () => {
      const { min, max } = range()
      // Half of a number at the edge would be cut.
      const edge = ((max - min) * paint().axisSize) / 2 / bottom()
      return valueTicks({ min, max }, scale().decimals).filter((value) => value > min + edge && value < max - edge)
    },
    values: (_, splits) => {
      const { min, max } = range()
      const yOf = (value: number) => bottom() * (1 - (value - min) / (max - min))
      const marks = marginMarks(scale(), { yOf, bottom: bottom(), axisSize: paint().axisSize })
      return splits.map((value) => (isCovered(yOf(value), marks, paint().axisSize) ? '' : scale().text(value)))
    },
  }
}
