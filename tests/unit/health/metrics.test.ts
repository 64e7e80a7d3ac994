import { expect, test } from 'vitest'
import { findMetricByType, formatMetric, getMetric, getMetrics, METRICS } from '#shared/health/metrics.ts'

test('the metrics stand in the order of the composition grid, each with its own type code', () => {
  expect(METRICS.map(({ key }) => key).join(' ')).toBe(
    'weight bodyAge bmi bt bodyFat vfr bmr subcutaneousFat ssm whr bwp pp bmd',
  )
  expect(METRICS.map(({ type }) => type)).toEqual([1, 8, 3, 9, 2, 4, 10, 11, 5, 12, 6, 13, 7])
  expect(METRICS.map(({ decimals }) => decimals)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1])
})

test.for(METRICS)('$key is found by its key and its type', (metric) => {
  expect(getMetric(metric.key)).toBe(metric)
  expect(findMetricByType(metric.type)).toBe(metric)
  expect(findMetricByType(String(metric.type))).toBe(metric)
})

test.for([0, 14, 1.5, '', 'x', null])('type %o opens the first tab', (type) => {
  expect(findMetricByType(type).key).toBe('weight')
})

test.for([
  [2, 'vfr', 'bodyFat'],
  [undefined, 'vfr', 'vfr'],
  ['x', 'vfr', 'vfr'],
  [99, 'whr', 'whr'],
  [undefined, '__proto__', 'weight'],
  [undefined, '', 'weight'],
] as const)('type %o with target %s opens %s', ([type, target, key]) => {
  expect(findMetricByType(type, METRICS, target).key).toBe(key)
})

test('scaleType 1 hides exactly the high-level metrics, and their type opens the first tab', () => {
  const simple = getMetrics('1')
  expect(METRICS.filter((metric) => !simple.includes(metric)).map(({ key }) => key)).toEqual([
    'subcutaneousFat',
    'whr',
    'pp',
  ])
  expect(getMetrics(1)).toEqual(simple)
  expect(findMetricByType(12, simple).key).toBe('weight')
  expect(findMetricByType(undefined, simple, 'whr').key).toBe('weight')
})

test.for([0, '0', undefined, 2])('scaleType %o shows all metrics', (scaleType) => {
  expect(getMetrics(scaleType)).toBe(METRICS)
})

test('only the body type is not tappable', () => {
  expect(METRICS.filter((metric) => !metric.isSelectable).map(({ key }) => key)).toEqual(['bt'])
  expect(METRICS.filter(({ view }) => view === 'form').map(({ key }) => key)).toEqual(['bt'])
})

test.for([
  ['weight', 54, '54.0'],
  ['bodyAge', 27, '27'],
  ['bmi', 21.24, '21.2'],
  ['whr', 0.8, '0.80'],
  ['bmr', 1268.4, '1,268.4'],
  ['bmr', 1268, '1,268'],
  ['vfr', 3.9, '3.9'],
  ['vfr', 4, '4'],
  ['bodyFat', 28, '28.0'],
  ['pp', undefined, '-'],
] as const)('%s of %o reads %s', ([key, value, text]) => expect(formatMetric(getMetric(key), value)).toBe(text))
