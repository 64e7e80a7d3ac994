import { expect, test } from 'vitest'
import { toPoints } from '#pages/analysis/model.ts'
import { createBandRows, formatBands } from '#pages/analysis/reference.ts'
import type { AnalysisItem } from '#shared/api/analysis.ts'
import type { Body } from '#shared/health/body.ts'
import { getMetric, type MetricKey } from '#shared/health/metrics.ts'

const woman: Body = { sex: 'female', age: 29, heightCm: 165 }
const createRows = (key: MetricKey, value: number, body: Body | null = woman, more: Partial<AnalysisItem> = {}) => {
  const item = { value, date: '2026-08-16', weight: 58.2, ...more } as AnalysisItem
  return createBandRows(getMetric(key), toPoints([item], getMetric(key), body)[0]!)
}

test('the bands of the member’s own sex and age, with the place of the measurement', () => {
  expect(createRows('bodyFat', 25.6).map(({ range, name, isCurrent }) => [range, name, isCurrent])).toEqual([
    ['低于 12', '警戒', false],
    ['12–19.9', '正常', false],
    ['20–25.9', '优秀', true],
    ['26–32.9', '警戒', false],
    ['33 及以上', '风险', false],
  ])
  expect(createRows('bodyFat', 25.6, { ...woman, sex: 'male', age: 61 }).map(({ range }) => range)[1]).toBe('13–18.9')
})

test('edges that are no round numbers are told in the digits shown, and the place agrees with the text', () => {
  // 18.5 · 1.65² = 50.366, 21.5 · 1.65² = 58.534: 58.5 is below it, 58.6 has reached it.
  expect(createRows('weight', 58.5, woman, { weight: 58.5 }).find(({ isCurrent }) => isCurrent)!.range).toBe(
    '50.4–58.5',
  )
  expect(createRows('weight', 58.6, woman, { weight: 58.6 }).find(({ isCurrent }) => isCurrent)!.range).toBe(
    '58.6–65.3',
  )
  expect(formatBands([4, 7, 12], 0)).toEqual(['低于 4', '4–6', '7–11', '12 及以上'])
  expect(formatBands([1352.2, 1353.4], 0)).toEqual(['低于 1,353', '1,353', '1,354 及以上'])
})

test('no table for the body type, without a profile and where the height is missing; under 18 there is one', () => {
  expect(createRows('bt', 5, woman, { bodilyForm: { bmi: 21, code: 5, name: '' } })).toEqual([])
  expect(createRows('bodyFat', 25.6, null)).toEqual([])
  expect(createRows('bodyFat', 25.6, { ...woman, age: 17 })).toEqual(createRows('bodyFat', 25.6))
  expect(createRows('weight', 58.2, { ...woman, heightCm: undefined })).toEqual([])
})

test('a verdict of the service by other ranges has no place in this table', () => {
  expect(createRows('bodyFat', 25.6, woman, { rate: 1 }).some(({ isCurrent }) => isCurrent)).toBe(false)
})
