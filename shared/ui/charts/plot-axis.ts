import type uPlot from 'uplot'
import type { ValueRange } from '#shared/core/charts/chart-range.ts'
import { getValueTicks } from '#shared/core/charts/value-axis.ts'
import type { Colours } from './chart-colours.ts'
import { createMarginMarks, isCovered } from './margin-marks.ts'
import { GAP, getFont, type ValueScale } from './value-scale.ts'

/** Inputs of an axis, read at every frame. */
interface AxisState {
  range: () => ValueRange
  paint: () => Colours
  scale: () => ValueScale
  /** The base line, px. */
  bottom: () => number
}

/**
 * uPlot's value axis: round numbers at the left with dashed lines, omitted where a margin label
 * would overlap.
 */
export function createValueAxis(gutter: number, { range, paint, scale, bottom }: AxisState): uPlot.Axis {
  const dash = [2 * devicePixelRatio, 5 * devicePixelRatio]
  return {
    scale: 'y',
    side: 3,
    size: gutter,
    gap: GAP,
    font: getFont(paint()),
    stroke: () => paint().soft,
    ticks: { show: false },
    grid: { stroke: () => paint().grid, width: 1, dash },
    splits: () => {
      const { min, max } = range()
      // Omits numbers at the edge, which would be half clipped.
      const edge = ((max - min) * paint().axisSize) / 2 / bottom()
      return getValueTicks({ min, max }, scale().decimals).filter((value) => value > min + edge && value < max - edge)
    },
    values: (_, splits) => {
      const { min, max } = range()
      const getY = (value: number) => bottom() * (1 - (value - min) / (max - min))
      const marks = createMarginMarks(scale(), { yOf: getY, bottom: bottom(), axisSize: paint().axisSize })
      return splits.map((value) => (isCovered(getY(value), marks, paint().axisSize) ? '' : scale().text(value)))
    },
  }
}
