import { expect, test } from 'vitest'
import { dayNumber } from '#shared/core/dates/calendar-days.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import type { Body } from '#shared/health/body.ts'
import { lookBack } from '#shared/health/look-back.ts'

const day = (date: string) => dayNumber(parseTime(date)!)
const woman: Body = { sex: 'female', age: 29, heightCm: 165 }
const weighed = (...all: (readonly [string, number])[]) => all.map(([date, kg]) => ({ time: parseTime(date)!, kg }))
// Trend by hand: 60, 60, 59.9, 59.71. 2026-04-27 is a Monday.
const WEIGHTS = weighed(
  ['2026-04-26 08:00', 60],
  ['2026-04-30 08:00', 60],
  ['2026-05-01 08:00', 59],
  ['2026-05-02 07:00', 57.5],
  ['2026-05-02 21:00', 58.5],
)
const MAY = { from: day('2026-05-01'), to: day('2026-05-31') }
const may = (more: Partial<Parameters<typeof lookBack>[0]> = {}) =>
  lookBack({ weights: WEIGHTS, sport: [], ...MAY, body: woman, targetKg: 54, ...more })

test('a month holds its own weigh-ins; the trend moves from where it stood before', () => {
  const told = may()
  expect(told.weighIns).toBe(3)
  expect(told.trendKg).toBeCloseTo(59.71, 10)
  expect(told.trendBy).toBeCloseTo(-0.29, 10)
  expect(told.verdict).toBe('good')
})

test('the best week is the one that came nearest to the target, against the day before it', () => {
  // Its Thursday is of April: so is the week.
  expect(may().bestWeek).toBeUndefined()
  const april = { from: day('2026-04-01'), to: day('2026-04-30') }
  expect(may(april).bestWeek).toEqual({
    start: day('2026-04-27'),
    end: day('2026-05-03'),
    by: expect.closeTo(-0.29, 10),
  })
  const gaining = weighed(['2026-05-03', 50.6], ['2026-05-04', 52], ['2026-05-11', 60])
  const told = may({ weights: gaining, targetKg: 60 })
  expect(told.bestWeek!.start).toBe(day('2026-05-11'))
  expect(told.bestWeek!.by).toBeGreaterThan(0)
})

test.for([
  ['without a target', { targetKg: undefined }],
  ['under 18', { body: { ...woman, age: 16 } }],
  ['without a profile', { body: null }],
  ['thinner below normal', { weights: WEIGHTS.map(({ time, kg }) => ({ time, kg: kg - 12 })), targetKg: 45 }],
] as const)('%s nobody is praised', ([, more]) => {
  const told = may(more)
  expect([told.verdict, told.bestWeek]).toEqual([undefined, undefined])
  expect(told.trendBy).toBeCloseTo(-0.29, 10)
})

test('what lies too far back says nothing of how a month began', () => {
  const weights = weighed(['2026-04-10', 70], ['2026-05-01', 60], ['2026-05-02', 59])
  // From the first day of the month itself: 0.1 of the last step, and what the trend still follows.
  const told = may({ weights })
  expect(told.trendBy).toBeLessThan(0)
  expect(told.trendBy).toBeGreaterThan(-1)
  expect(may({ weights: weights.slice(0, 2) }).trendBy).toBeUndefined()
  expect(may({ weights: [] })).toMatchObject({ weighIns: 0, sportDays: 0, minutes: 0, kcal: 0 })
})

test('exercise of the same time; the week with most days, then with most kcal', () => {
  const sport = [
    { day: day('2026-04-30'), minutes: 90, kcal: 900 }, // of another month
    { day: day('2026-05-04'), minutes: 30, kcal: 200 },
    { day: day('2026-05-05'), minutes: 30, kcal: 200 },
    { day: day('2026-05-11'), minutes: 20, kcal: 300 },
    { day: day('2026-05-17'), minutes: 20, kcal: 300 },
    { day: day('2026-05-31'), minutes: 60, kcal: 800 },
  ]
  expect(may({ sport })).toMatchObject({
    sportDays: 5,
    minutes: 160,
    kcal: 1800,
    activeWeek: { start: day('2026-05-11'), end: day('2026-05-17'), days: 2, kcal: 600 },
  })
})
