/**
 * Type codes of the weight, of the last metric that every scale measures (metrics of eight
 * electrodes follow, shared/health/metrics.ts), and of the last metric.
 */
const WEIGHT = 1
const LAST_OF_ALL = 10
const LAST = 13

/** Query targets in the order of their type codes, from 1 on. */
const TARGETS = 'weight bodyFat bmi vfr ssm bwp bmd bodyAge bt bmr subcutaneousFat whr pp'.split(' ')

/**
 * Type code of the initially selected metric. Same result as `findMetricByType`, without its table,
 * which the script in the <head> does not include.
 */
export function getFirstType(type: string, scaleType: string, target: string): number {
  const last = Number(scaleType) === 1 ? LAST_OF_ALL : LAST
  const code = /^0*[1-9]\d?$/.test(type) && Number(type) <= last ? Number(type) : TARGETS.indexOf(target) + 1
  return code && code <= last ? code : WEIGHT
}
