/** Median; the mean of the two middle values if their number is even, NaN without values. */
export function getMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

/** Factor from median absolute deviation to standard deviation, for normal noise. */
const MAD_TO_SD = 1.4826

/** Spread of values around their median as a standard deviation, robust to outliers. */
export function getRobustSpread(values: readonly number[]): number {
  const middle = getMedian(values)
  return MAD_TO_SD * getMedian(values.map((value) => Math.abs(value - middle)))
}

export interface DayPoint {
  day: number
  value: number
}

/**
 * Median of the slopes of all pairs per day (Theil and Sen); robust up to about a quarter of
 * outliers.
 * @param points of different days, at least two
 */
const getMedianSlope = (points: readonly DayPoint[]): number =>
  getMedian(points.flatMap((a, index) => points.slice(index + 1).map((b) => (b.value - a.value) / (b.day - a.day))))

/** Number of neighbours a point is compared with, including itself. */
const NEIGHBOURS = 9
/** Spreads from the neighbours' median beyond which a point is an outlier. */
const OUTLIER = 3
/** kg. Lower limit of the spread: a body's weight moves by this much within a day. */
const MIN_SPREAD = 0.4

/**
 * Removes weights in kg that are outliers among their nine neighbours or from the line through
 * these, such as input errors or another person on the scale.
 * @param points ascending by day
 */
export const removeOutliers = <T extends DayPoint>(points: readonly T[]): T[] =>
  points.filter(({ day, value }, index) => {
    const from = Math.max(0, Math.min(index - (NEIGHBOURS >> 1), points.length - NEIGHBOURS))
    const near = points.slice(from, from + NEIGHBOURS)
    const slope = near.length > 1 ? getMedianSlope(near) : 0
    const isApart = (perDay: number) => {
      const around = near.map((point) => point.value - perDay * (point.day - day))
      return Math.abs(value - getMedian(around)) > OUTLIER * Math.max(getRobustSpread(around), MIN_SPREAD)
    }
    return !isApart(0) && !isApart(slope)
  })

/**
 * Half-width of the range that holds 80 % of Student's t with `freedom` degrees of freedom: the
 * normal quantile 1.2816 with the first two terms of its expansion in 1/freedom (Abramowitz &
 * Stegun 26.7.5).
 */
export const getEightyPercentQuantile = (freedom: number): number => 1.2816 + 0.8466 / freedom + 0.571 / freedom ** 2
