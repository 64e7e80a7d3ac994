import { expect, test } from 'vitest'
import { getEightyPercentQuantile, getMedian, getRobustSpread } from '#shared/health/statistics.ts'

/**
 * The share of Student's t within ±t, by Simpson's rule on its density, for an integer number of
 * degrees of freedom.
 */
function getProbability(t: number, freedom: number): number {
  const getDensity = (x: number) => (1 + (x * x) / freedom) ** (-(freedom + 1) / 2)
  const integrateArea = (from: number, to: number, parts: number) => {
    const step = (to - from) / parts
    let sum = getDensity(from) + getDensity(to)
    for (let part = 1; part < parts; part++) sum += getDensity(from + part * step) * (part % 2 ? 4 : 2)
    return (sum * step) / 3
  }
  // Far out on a scale of 1/x, where a slow tail is short.
  const integrateTail = (from: number) => {
    const parts = 20_000
    const step = 1 / from / parts
    let sum = 0
    for (let part = 0; part < parts; part++) {
      const u = (part + 0.5) * step
      sum += getDensity(1 / u) / u ** 2
    }
    return sum * step
  }
  const inside = integrateArea(0, t, 2000)
  return inside / (inside + integrateArea(t, 50, 20_000) + integrateTail(50))
}

test('80 % of Student’s t lies within it: from the density itself, at most 0.4 % off where five days are measured', () => {
  expect(getProbability(1.638, 3)).toBeCloseTo(0.8, 3) // the table of any textbook
  for (const [freedom, off] of [
    [3, 0.004],
    [4, 0.002],
    [6, 0.001],
    [12, 0.0002],
    [26, 0.0001],
  ] as const) {
    expect(Math.abs(getProbability(getEightyPercentQuantile(freedom), freedom) - 0.8), `${freedom}`).toBeLessThan(off)
  }
})

test('its numbers are the terms of Abramowitz & Stegun 26.7.5 at x = 1.2816', () => {
  const x = 1.2815515655446004 // Φ(x) = 0.9
  const [first, second] = [(x ** 3 + x) / 4, (5 * x ** 5 + 16 * x ** 3 + 3 * x) / 96]
  for (const freedom of [3, 10, 100]) {
    const published = x + first / freedom + second / freedom ** 2
    // Three numbers of four digits.
    expect(Math.abs(getEightyPercentQuantile(freedom) - published)).toBeLessThan(1e-4)
  }
})

test.for([
  [[3], 3],
  [[4, 1], 2.5],
  [[9, 1, 5], 5],
] as const)('the median of %o is %d', ([values, middle]) => expect(getMedian(values)).toBe(middle))

test('half the deviations are below it: 1.4826 makes it the standard deviation of normal noise', () => {
  // The quartiles of a normal distribution with standard deviation 1: ±0.67449.
  expect(getRobustSpread([-0.67449, 0, 0.67449, -0.67449, 0.67449])).toBeCloseTo(1, 4)
})
