import { getRenderedRange, IN_VIEW } from './chart-window.ts'

export interface ValueRange {
  min: number
  max: number
}

/**
 * Shares of the plot's height that stay free: above bars for their value flag, below a line, and
 * above a line for its minimum and maximum labels.
 */
const OVER_BARS = 0.37
const UNDER_LINE = 0.14
const OVER_LINE = 0.24
/** An axis spans at least this share of its middle value; otherwise noise looks like a change. */
const MIN_SPAN = 0.04

function getExtremes(values: readonly number[], start: number): ValueRange | undefined {
  const [from, to] = getRenderedRange(start, values.length, 1)
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (let index = from; index < to; index++) {
    min = Math.min(min, values[index]!)
    max = Math.max(max, values[index]!)
  }
  return min <= max ? { min, max } : undefined
}

/**
 * Interpolates the value axis between two whole starts, so that it moves smoothly with the chart.
 */
function interpolateRange(start: number, rangeAt: (start: number) => ValueRange): ValueRange {
  const index = Math.floor(start)
  const [left, right] = [rangeAt(index), rangeAt(index + 1)]
  const share = start - index
  const interpolate = (a: number, b: number) => a + (b - a) * share
  return { min: interpolate(left.min, right.min), max: interpolate(left.max, right.max) }
}

/**
 * Value axis of a line chart at `start`; 0–1 without points.
 * @param labelShare share of the plot's height that the labels above the line need
 */
export function getLineRange(values: readonly number[], start: number, labelShare = 0): ValueRange {
  const above = Math.max(OVER_LINE, labelShare)
  return interpolateRange(start, (index) => {
    const found = getExtremes(values, index)
    if (!found) return { min: 0, max: 1 }
    const middle = (found.min + found.max) / 2
    const half = Math.max((found.max - found.min) / 2, (Math.abs(middle) * MIN_SPAN) / 2, 1e-6)
    const unit = (2 * half) / (1 - above - UNDER_LINE)
    return { min: middle - half - unit * UNDER_LINE, max: middle + half + unit * above }
  })
}

/**
 * Value axis of a bar chart at `start`, from 0, with free room above; 0–1 if no value is above 0.
 */
export function getBarRange(values: readonly number[], start: number): ValueRange {
  return interpolateRange(start, (index) => {
    const highest = getExtremes(values, Math.min(index, values.length - IN_VIEW))?.max ?? 0
    return { min: 0, max: highest > 0 ? highest / (1 - OVER_BARS) : 1 }
  })
}
