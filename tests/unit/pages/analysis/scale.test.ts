import { expect, test } from 'vitest'
import { pointsOf } from '#pages/analysis/model.ts'
import { withGoal } from '#pages/analysis/ranges/axis.ts'
import { columnsOf, groupsOf } from '#pages/analysis/ranges/view.ts'
import { normalText } from '#pages/analysis/reference.ts'
import { hasTarget, normalBand, scaleOf, targetOf } from '#pages/analysis/scale.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import { rangeText } from '#shared/health/axis.ts'
import { shownRange, standardOf } from '#shared/health/levels.ts'
import { type MetricKey, metricOf } from '#shared/health/metrics.ts'

const woman = { sex: 'female', age: 29, heightCm: 165 } as const
const item = (value: number, more = {}) => ({ value, weight: 58.2, date: '2026-11-19 07:35:00', ...more })
const pointFor = (key: MetricKey, value: number, more = {}, body: Parameters<typeof pointsOf>[2] = woman) =>
  pointsOf([item(value, more) as never], metricOf(key), body)[0]!

test.for([
  ['weight', 58.2, [18.5 * 1.65 ** 2, 24 * 1.65 ** 2], '50.4–65.3 kg', '50.9–68.9 kg'],
  ['bmi', 21.4, [18.5, 24], '18.5–23.9', '18.5–24'],
  ['bodyFat', 25.6, [12, 26], '12–25.9%', '18%–28%'],
  ['vfr', 5, [Number.NEGATIVE_INFINITY, 7], '低于 7 级', '低于 10 级'],
  ['bwp', 54.5, [52.5, Number.POSITIVE_INFINITY], '52.5% 及以上', undefined],
  ['bmr', 1340, [14.7 * 58.2 + 479, Number.POSITIVE_INFINITY], '1,334.6 千卡及以上', undefined],
  ['bt', 21.4, [18.5, 24], '18.5–23.9', undefined], // drawn as its BMI, within the band of that
] as const)(
  '%s: from where to where 正常 and 优秀 lie, in numbers and in words, and the standard range',
  ([key, value, band, words, standard]) => {
    const point = pointFor(key, value, { bodilyForm: { bmi: value, code: 5 } })
    const found = normalBand(metricOf(key), point, woman)!
    expect(found[0]).toBeCloseTo(band[0])
    expect(found[1]).toBeCloseTo(band[1])
    expect(normalText(metricOf(key), found)).toBe(words)
    const range = shownRange(standardOf(key, woman))
    expect(range && rangeText(range, metricOf(key).unit)).toBe(standard)
  },
)

test('no band without a profile, and where the service rates by ranges of its own; under 18 the same one', () => {
  expect(normalBand(metricOf('bodyFat'), pointFor('bodyFat', 25.6), null)).toBeUndefined()
  const minor = { ...woman, age: 17 }
  expect(normalBand(metricOf('bodyFat'), pointFor('bodyFat', 25.6, {}, minor), minor)).toEqual([12, 26])
  const byService = pointFor('bodyFat', 25.6, { rate: 1 })
  expect(normalBand(metricOf('bodyFat'), byService, woman)).toBeUndefined()
  expect(normalText(metricOf('bodyFat'), undefined)).toBe('')
})

test('the goal stands in what is plotted: kg, or the BMI it would be', () => {
  expect(targetOf(metricOf('weight'), pointFor('weight', 58.2), 54)).toBe(54)
  expect(targetOf(metricOf('bmi'), pointFor('bmi', 21.4), 54)).toBeCloseTo((54 / 58.2) * 21.4)
  expect(targetOf(metricOf('weight'), pointFor('weight', 58.2), 0)).toBeUndefined()
  expect(targetOf(metricOf('bodyFat'), pointFor('bodyFat', 25.6), 54)).toBeUndefined()
  expect(['weight', 'bmi', 'bt', 'bodyFat'].map((key) => hasTarget(metricOf(key as MetricKey)))).toEqual([
    true,
    true,
    false,
    false,
  ])
  const scale = scaleOf(metricOf('bmr'), pointFor('bmr', 1320), woman, undefined)
  expect([scale.text(1320), scale.text(1320.4), scale.decimals]).toEqual(['1,320', '1,320.4', 1])
})

test('the axis takes the goal in while the values keep half of it; else it stays', () => {
  const axis = { min: 57, max: 60 }
  expect(withGoal(axis, undefined)).toBe(axis)
  expect(withGoal(axis, 58)).toBe(axis)
  expect(withGoal(axis, 50)).toBe(axis)
  const lower = withGoal(axis, 55)
  expect(lower.min).toBeLessThan(55)
  // What stands in words above keeps its share of the height.
  expect((lower.max - 60) / (57 - lower.min)).toBeCloseTo(0.27, 2)
  expect(withGoal(axis, 62).max).toBeGreaterThan(62)
  for (let goal = 40; goal < 80; goal += 0.3) {
    const { min, max } = withGoal(axis, goal)
    expect(max - min).toBeLessThanOrEqual(6.9)
  }
})

test('uPlot’s columns: a row of nothing in a long gap, half-way; the line joins the values, the trend is a column of its own', () => {
  const at = (date: string, plotted: number) => ({ time: parseTime(date)!, plotted })
  const history = [at('2026-02-27 12:00', 60), at('2026-03-13 12:00', 61), at('2026-04-14 12:00', 62)]
  const [x, line] = columnsOf(groupsOf(history, 'each', false))
  expect(x).toHaveLength(4)
  expect(x![2]).toBeCloseTo((x![1]! + x![3]!) / 2)
  expect(line).toEqual([60, 61, null, 62])
  const [, values, , trend] = columnsOf(groupsOf(history, 'each', true))
  expect(values).toEqual([60, 61, null, 62])
  expect(trend![1]).toBeGreaterThan(60)
  expect(trend![1]).toBeLessThan(61)
})
