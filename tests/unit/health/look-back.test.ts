import { expect, test } from 'vitest'
import { toDayNumber } from '#shared/format/calendar-days.ts'
import { parseTime } from '#shared/format/dates.ts'
import type { Body } from '#shared/health/body.ts'
import { createLookBack } from '#shared/health/look-back.ts'

const toDay = (date: string) => toDayNumber(parseTime(date)!)
const woman: Body = { sex: 'female', age: 29, heightCm: 165 }
const createWeights = (...all: (readonly [string, number])[]) =>
  all.map(([date, kg]) => ({ time: parseTime(date)!, kg }))
// Trend by hand: 60, 60, 59.9, 59.71. 2026-04-27 is a Monday.
const WEIGHTS = createWeights(
  ['2026-04-26 08:00', 60],
  ['2026-04-30 08:00', 60],
  ['2026-05-01 08:00', 59],
  ['2026-05-02 07:00', 57.5],
  ['2026-05-02 21:00', 58.5],
)
const MAY = { from: toDay('2026-05-01'), to: toDay('2026-05-31') }
const createMay = (more: Partial<Parameters<typeof createLookBack>[0]> = {}) =>
  createLookBack({ weights: WEIGHTS, sport: [], ...MAY, body: woman, targetKg: 54, ...more })

test('a month holds its own weigh-ins; the trend moves from where it stood before', () => {
  const reported = createMay()
  expect(reported.weighIns).toBe(3)
  expect(reported.trendKg).toBeCloseTo(59.71, 10)
  expect(reported.trendBy).toBeCloseTo(-0.29, 10)
  expect(reported.verdict).toBe('good')
})

test('the best week is the one that came nearest to the target, against the day before it', () => {
  // Its Thursday is of April: so is the week.
  expect(createMay().bestWeek).toBeUndefined()
  const april = { from: toDay('2026-04-01'), to: toDay('2026-04-30') }
  expect(createMay(april).bestWeek).toEqual({
    start: toDay('2026-04-27'),
    end: toDay('2026-05-03'),
    by: expect.closeTo(-0.29, 10),
  })
  const gaining = createWeights(['2026-05-03', 50.6], ['2026-05-04', 52], ['2026-05-11', 60])
  const reported = createMay({ weights: gaining, targetKg: 60 })
  expect(reported.bestWeek!.start).toBe(toDay('2026-05-11'))
  expect(reported.bestWeek!.by).toBeGreaterThan(0)
})

test.for([
  ['without a target', { targetKg: undefined }],
  ['under 18', { body: { ...woman, age: 16 } }],
  ['without a profile', { body: null }],
  ['thinner below normal', { weights: WEIGHTS.map(({ time, kg }) => ({ time, kg: kg - 12 })), targetKg: 45 }],
] as const)('%s nobody is praised', ([, more]) => {
  const reported = createMay(more)
  expect([reported.verdict, reported.bestWeek]).toEqual([undefined, undefined])
  expect(reported.trendBy).toBeCloseTo(-0.29, 10)
})

test('what lies too far back says nothing of how a month began', () => {
  const weights = createWeights(['2026-04-10', 70], ['2026-05-01', 60], ['2026-05-02', 59])
  // From the first day of the month itself: 0.1 of the last step, and what the trend still follows.
  const reported = createMay({ weights })
  expect(reported.trendBy).toBeLessThan(0)
  expect(reported.trendBy).toBeGreaterThan(-1)
  expect(createMay({ weights: weights.slice(0, 2) }).trendBy).toBeUndefined()
  expect(createMay({ weights: [] })).toMatchObject({ weighIns: 0, sportDays: 0, minutes: 0, kcal: 0 })
})

test('exercise of the same time; the week with most days, then with most kcal', () => {
  const sport = [
    { day: toDay('2026-04-30'), minutes: 90, kcal: 900 }, // of another month
    { day: toDay('2026-05-04'), minutes: 30, kcal: 200 },
    { day: toDay('2026-05-05'), minutes: 30, kcal: 200 },
    { day: toDay('2026-05-11'), minutes: 20, kcal: 300 },
    { day: toDay('2026-05-17'), minutes: 20, kcal: 300 },
    { day: toDay('2026-05-31'), minutes: 60, kcal: 800 },
  ]
  expect(createMay({ sport })).toMatchObject({
    sportDays: 5,
    minutes: 160,
    kcal: 1800,
    activeWeek: { start: toDay('2026-05-11'), end: toDay('2026-05-17'), days: 2, kcal: 600 },
  })
})
