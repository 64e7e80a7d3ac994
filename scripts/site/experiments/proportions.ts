/** How many of how many. */
export interface Proportion {
  count: number
  /** Above 0. */
  of: number
}
export interface Interval {
  low: number
  high: number
}

/** Of the normal distribution, for intervals of 95 %. */
const Z = 1.959963984540054

/** Where a share is, with 95 % confidence: Wilson's score interval (E. B. Wilson, JASA 22, 1927, 209–212). */
export function wilson({ count, of }: Proportion): Interval {
  const share = count / of
  const square = (Z * Z) / of
  const middle = share + square / 2
  const reach = Z * Math.sqrt((share * (1 - share) + square / 4) / of)
  return { low: Math.max(0, (middle - reach) / (1 + square)), high: Math.min(1, (middle + reach) / (1 + square)) }
}

/**
 * By how much a share is above another, with 95 % confidence: the hybrid score interval (R. G. Newcombe, Statistics in Medicine 17, 1998,
 * 873–890, method 10), made of both shares' score intervals.
 */
export function difference(one: Proportion, other: Proportion): Interval {
  const [a, b] = [wilson(one), wilson(other)]
  const [p, q] = [one.count / one.of, other.count / other.of]
  return {
    low: p - q - Math.hypot(p - a.low, b.high - q),
    high: p - q + Math.hypot(a.high - p, q - b.low),
  }
}
