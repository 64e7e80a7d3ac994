/** Type code of the weight, and of the last metric that every scale measures: behind it stand those of eight electrodes (shared/health/metrics.ts). */
const WEIGHT = 1
const LAST_OF_ALL = 10
const LAST = 13

/** By their type codes, from 1 on. */
const TARGETS = 'weight bodyFat bmi vfr ssm bwp bmd bodyAge bt bmr subcutaneousFat whr pp'.split(' ')

/** The type code of the metric that the page opens with, as `metricOfType` finds it in the table, which the <head> does not hold. */
export function getFirstType(type: string, scaleType: string, target: string): number {
  const last = Number(scaleType) === 1 ? LAST_OF_ALL : LAST
  const code = /^0*[1-9]\d?$/.test(type) && Number(type) <= last ? Number(type) : TARGETS.indexOf(target) + 1
  return code && code <= last ? code : WEIGHT
}
