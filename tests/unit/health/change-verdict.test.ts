import { expect, test } from 'vitest'
import { changeVerdict, verdictWord } from '#shared/health/change-verdict.ts'
import { trendChange } from '#shared/health/trend.ts'
import { weightMove, weightOutlook } from '#shared/health/weight-outlook.ts'

test.for([
  // key, change, value now, target, low, verdict
  ['weight', -0.5, 60, 54, false, 'good'],
  ['weight', 0.5, 60, 54, false, 'bad'],
  ['weight', 0.5, 48, 54, false, 'good'],
  ['weight', -0.5, 48, 54, false, 'bad'],
  // Moving beyond the target counts as moving away from it.
  ['weight', -3, 53, 54, false, 'good'],
  ['weight', -1.5, 53, 54, false, 'bad'],
  ['weight', -0.5, 60, undefined, false, undefined],
  ['weight', 0.04, 60, 54, false, undefined],
  ['bmi', -0.2, 22, 20, false, 'good'],
  ['ssm', 0.2, 22, undefined, false, 'good'],
  ['bodyFat', -0.3, 25, undefined, false, 'good'],
  ['bodyFat', 0.3, 25, undefined, false, 'bad'],
  ['bodyFat', 0.04, 25, undefined, false, undefined],
  ['vfr', 0.3, 5, undefined, false, 'bad'],
  // Below the healthy range a loss is not praised, and a gain is not warned of.
  ['bodyFat', -0.3, 9, undefined, true, undefined],
  ['bodyFat', 0.3, 9, undefined, true, undefined],
  ['ssm', -0.2, 15, undefined, true, 'bad'],
  // BMI 17.3 with a target of 45 kg.
  ['weight', -0.5, 47.1, 45, true, undefined],
  ['bmi', -0.2, 17.3, 16.5, true, undefined],
  ['weight', 0.5, 47.1, 54, true, 'good'],
  ['weight', 0.5, 47.1, 45, true, undefined],
  ['weight', -0.5, 47.1, 54, true, undefined],
  ['bwp', 0.4, 50, undefined, false, undefined],
  ['bodyAge', -1, 27, undefined, false, undefined],
  ['weight', undefined, 60, 54, false, undefined],
] as const)('%s by %s at %s, target %s, low %s: %s', ([key, by, now, target, isLow, verdict]) => {
  expect(changeVerdict({ key, by, now, target, isLow, decimals: 1 })).toBe(verdict)
})

test('the words', () => {
  expect(verdictWord('weight', 'good')).toBe('更接近目标')
  expect(verdictWord('bmi', 'bad')).toBe('离目标更远')
  expect(verdictWord('bodyFat', 'good')).toBe('向好')
})

test('the trend’s change: against the last day long enough ago, not one much longer ago', () => {
  const days = [0, 5, 9, 20].map((day) => ({ day }))
  const trend = [10, 9, 8, 7]
  expect(trendChange(days.slice(0, 3), trend, 7)).toBe(-2)
  expect(trendChange(days, trend, 5)).toBeUndefined()
  expect(trendChange(days, trend, 11)).toBe(-1)
  // Half as long again, to whole days: 11 for a week.
  expect(trendChange(days.slice(2), trend.slice(2), 7)).toBe(-1)
  expect(
    trendChange(
      days.slice(1, 4).filter(({ day }) => day !== 9),
      [9, 7],
      7,
    ),
  ).toBeUndefined()
  expect(trendChange([], [], 7)).toBeUndefined()
})

test('the outlook of what a service sends: order, nonsense and other days do not matter', () => {
  const items = Array.from({ length: 40 }, (_, ago) => ({
    value: 70 + 0.1 * ago,
    date: new Date(Date.UTC(2026, 10, 20, 1) - ago * 86_400_000).toISOString(),
  }))
  const outlook = weightOutlook({
    items: [{ value: 9999, date: '2026-11-20' }, { value: 60, date: 'soon' }, { date: '2026-11-20' }, ...items],
    targetKg: 65,
    now: Date.UTC(2026, 10, 20, 12),
  })
  expect(outlook.forecast.weeks).toEqual([7, 8])
  expect(outlook.trendKg).toBeCloseTo(70.89, 1)
  expect(outlook.weekKg).toBeCloseTo(-0.69, 1)
  // Up to a day that was not measured nothing moved.
  expect([0, 1].map((after) => weightMove(items, outlook.lastDay! + after, 7))).toEqual([outlook.weekKg, undefined])
  expect(weightOutlook({ items: [], targetKg: 65, now: 0 })).toMatchObject({
    forecast: { why: 'few' },
    trendKg: undefined,
  })
})
