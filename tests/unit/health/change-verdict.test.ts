import { expect, test } from 'vitest'
import { getChangeVerdict, getVerdictText } from '#shared/health/change-verdict.ts'
import { getTrendChange } from '#shared/health/trend.ts'
import { getWeightOutlook } from '#shared/health/weight-outlook.ts'

test.for([
  // change, kg now, target, low, verdict
  [-0.5, 60, 54, false, 'good'],
  [0.5, 60, 54, false, 'bad'],
  [0.5, 48, 54, false, 'good'],
  [-0.5, 48, 54, false, 'bad'],
  // Moving beyond the target counts as moving away from it.
  [-3, 53, 54, false, 'good'],
  [-1.5, 53, 54, false, 'bad'],
  [-0.5, 60, undefined, false, undefined],
  [0.04, 60, 54, false, undefined],
  // Below the healthy range a loss is not praised, and a gain is not warned of. BMI 17.3 with a
  // target of 45 kg.
  [-0.5, 47.1, 45, true, undefined],
  [0.5, 47.1, 54, true, 'good'],
  [0.5, 47.1, 45, true, undefined],
  [-0.5, 47.1, 54, true, undefined],
  [undefined, 60, 54, false, undefined],
] as const)('a trend that moved by %s kg to %s, target %s, low %s: %s', ([by, now, target, isLow, verdict]) => {
  expect(getChangeVerdict({ by, now, target, isLow })).toBe(verdict)
})

test('the words', () => expect([getVerdictText('good'), getVerdictText('bad')]).toEqual(['离目标更近', '离目标远了些']))

test('the trend’s change: against the last day long enough ago, not one much longer ago', () => {
  const days = [0, 5, 9, 20].map((day) => ({ day }))
  const trend = [10, 9, 8, 7]
  expect(getTrendChange(days.slice(0, 3), trend, 7)).toBe(-2)
  expect(getTrendChange(days, trend, 5)).toBeUndefined()
  expect(getTrendChange(days, trend, 11)).toBe(-1)
  // Half as long again, to whole days: 11 for a week.
  expect(getTrendChange(days.slice(2), trend.slice(2), 7)).toBe(-1)
  expect(
    getTrendChange(
      days.slice(1, 4).filter(({ day }) => day !== 9),
      [9, 7],
      7,
    ),
  ).toBeUndefined()
  expect(getTrendChange([], [], 7)).toBeUndefined()
})

test('the outlook of what a service sends: order, nonsense and other days do not matter', () => {
  const items = Array.from({ length: 40 }, (_, ago) => ({
    value: 70 + 0.1 * ago,
    date: new Date(Date.UTC(2026, 10, 20, 1) - ago * 86_400_000).toISOString(),
  }))
  const outlook = getWeightOutlook({
    items: [{ value: 9999, date: '2026-11-20' }, { value: 60, date: 'soon' }, { date: '2026-11-20' }, ...items],
    targetKg: 65,
    now: Date.UTC(2026, 10, 20, 12),
  })
  expect(outlook.forecast.weeks).toEqual([7, 8])
  expect(outlook.trendKg).toBeCloseTo(70.89, 1)
  expect(outlook.weekKg).toBeCloseTo(-0.69, 1)
  expect(getWeightOutlook({ items: [], targetKg: 65, now: 0 })).toMatchObject({
    forecast: { why: 'few' },
    trendKg: undefined,
  })
})
