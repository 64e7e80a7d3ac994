/** Type code of the weight, and of the last metric that every scale measures: behind it stand those of eight electrodes (shared/health/metrics.ts). */
const WEIGHT = 1
const LAST_OF_ALL = 10
const LAST = 13

/** The type code of the metric that the page opens with, as `metricOfType` finds it in the table, which the <head> does not hold. */
export function firstType(type: string, scaleType: string): number {
  const isKnown = /^0*[1-9]\d?$/.test(type) && Number(type) <= (Number(scaleType) === 1 ? LAST_OF_ALL : LAST)
  return isKnown ? Number(type) : WEIGHT
}
