import { expect, test } from 'vitest'
import { toPoints } from '#pages/analysis/model.ts'
import { includeGoal } from '#pages/analysis/ranges/axis.ts'
import { createColumns, createGroups } from '#pages/analysis/ranges/view.ts'
import { formatNormal } from '#pages/analysis/reference.ts'
import { createScale, getNormalBand, getTarget, hasTarget } from '#pages/analysis/scale.ts'
import { parseTime } from '#shared/format/dates.ts'
import { formatRange } from '#shared/health/axis.ts'
import { getDisplayedRange, getStandardRange } from '#shared/health/levels.ts'
import { getMetric, type MetricKey } from '#shared/health/metrics.ts'

const woman = { sex: 'female', age: 29, heightCm: 165 } as const
const createItem = (value: number, more = {}) => ({ value, weight: 58.2, date: '2026-11-19 07:35:00', ...more })
const createPoint = (key: MetricKey, value: number, more = {}, body: Parameters<typeof toPoints>[2] = woman) =>
  toPoints([createItem(value, more) as never], getMetric(key), body)[0]!

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
  ([key, value, band, label, standard]) => {
    const point = createPoint(key, value, { bodilyForm: { bmi: value, code: 5 } })
    const found = getNormalBand(getMetric(key), point, woman)!
    expect(found[0]).toBeCloseTo(band[0])
    expect(found[1]).toBeCloseTo(band[1])
    expect(formatNormal(getMetric(key), found)).toBe(label)
    const range = getDisplayedRange(getStandardRange(key, woman))
    expect(range && formatRange(range, getMetric(key).unit)).toBe(standard)
  },
)

test('no band without a profile, and where the service rates by ranges of its own; under 18 the same one', () => {
  expect(getNormalBand(getMetric('bodyFat'), createPoint('bodyFat', 25.6), null)).toBeUndefined()
  const minor = { ...woman, age: 17 }
  expect(getNormalBand(getMetric('bodyFat'), createPoint('bodyFat', 25.6, {}, minor), minor)).toEqual([12, 26])
  const byService = createPoint('bodyFat', 25.6, { rate: 1 })
  expect(getNormalBand(getMetric('bodyFat'), byService, woman)).toBeUndefined()
  expect(byService.grade).toBe(byService.grade) // rated once
  expect(formatNormal(getMetric('bodyFat'), undefined)).toBe('')
})

test('the goal stands in what is plotted: kg, or the BMI it would be', () => {
  expect(getTarget(getMetric('weight'), createPoint('weight', 58.2), 54)).toBe(54)
  expect(getTarget(getMetric('bmi'), createPoint('bmi', 21.4), 54)).toBeCloseTo((54 / 58.2) * 21.4)
  expect(getTarget(getMetric('weight'), createPoint('weight', 58.2), 0)).toBeUndefined()
  expect(getTarget(getMetric('bodyFat'), createPoint('bodyFat', 25.6), 54)).toBeUndefined()
  expect(['weight', 'bmi', 'bt', 'bodyFat'].map((key) => hasTarget(getMetric(key as MetricKey)))).toEqual([
    true,
    true,
    false,
    false,
  ])
  const scale = createScale(getMetric('bmr'), createPoint('bmr', 1320), woman, undefined)
  expect([scale.text(1320), scale.text(1320.4), scale.decimals]).toEqual(['1,320', '1,320.4', 1])
})

test('the axis takes the goal in while the values keep half of it; else it stays', () => {
  const axis = { min: 57, max: 60 }
  expect(includeGoal(axis, undefined)).toBe(axis)
  expect(includeGoal(axis, 58)).toBe(axis)
  expect(includeGoal(axis, 50)).toBe(axis)
  const lower = includeGoal(axis, 55)
  expect(lower.min).toBeLessThan(55)
  // The header's share of the height is constant.
  expect((lower.max - 60) / (57 - lower.min)).toBeCloseTo(0.27, 2)
  expect(includeGoal(axis, 62).max).toBeGreaterThan(62)
  for (let goal = 40; goal < 80; goal += 0.3) {
    const { min, max } = includeGoal(axis, goal)
    expect(max - min).toBeLessThanOrEqual(6.9)
  }
})

test('uPlot’s columns: a row of nothing in a long gap, half-way; the line joins the values, the trend is a column of its own', () => {
  const createTimePoint = (date: string, plotted: number) => ({ time: parseTime(date)!, plotted })
  const history = [
    createTimePoint('2026-02-27 12:00', 60),
    createTimePoint('2026-03-13 12:00', 61),
    createTimePoint('2026-04-14 12:00', 62),
  ]
  const [x, line] = createColumns(createGroups(history, 'each', false))
  expect(x).toHaveLength(4)
  expect(x![2]).toBeCloseTo((x![1]! + x![3]!) / 2)
  expect(line).toEqual([60, 61, null, 62])
  const [, values, , trend] = createColumns(createGroups(history, 'each', true))
  expect(values).toEqual([60, 61, null, 62])
  expect(trend![1]).toBeGreaterThan(60)
  expect(trend![1]).toBeLessThan(61)
})
