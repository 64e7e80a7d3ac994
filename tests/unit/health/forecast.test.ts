import { expect, test } from 'vitest'
import type { Body } from '#shared/health/body.ts'
import { createForecast } from '#shared/health/forecast.ts'
import { formatForecast } from '#shared/health/forecast-text.ts'
import { createRandom } from './simulated.ts'

const TODAY = 20_000
const createPoint = (ago: number, value: number) => ({ day: TODAY - ago, value, min: value, max: value, count: 1 })
/** `count` days up to today. */
const createDays = (count: number, getKg: (ago: number) => number) =>
  Array.from({ length: count }, (_, index) => createPoint(count - 1 - index, getKg(count - 1 - index)))
const getForecast = (days: ReturnType<typeof createDays>, targetKg?: number, body?: Body) =>
  createForecast({ days, today: TODAY, targetKg, body })
/** As `ask`, for `count` days up to today. */
const getForecastOfDays = (count: number, getKg: (ago: number) => number, targetKg?: number, body?: Body) =>
  getForecast(createDays(count, getKg), targetKg, body)

test('a plain line: 0.1 kg a day, 5 kg to go', () => {
  const random = createRandom(7)
  const { weeks } = getForecastOfDays(60, (ago) => 70 + 0.1 * ago + 0.2 * random.normal(), 65)
  expect(weeks![0]).toBeLessThanOrEqual(7)
  expect(weeks![1]).toBeGreaterThanOrEqual(8)
  expect(weeks![1] - weeks![0]).toBeLessThanOrEqual(3)
  // Gaining works the same way, and a line without any noise is still a range of weeks.
  expect(getForecastOfDays(60, (ago) => 50 - 0.1 * ago, 55).weeks).toEqual([7, 8])
})

test('weeks before the window neither speed up nor slow down what is told: flat, 2 kg in a week, then 0.45 kg a week', () => {
  const getLastingForecast = (length: number) =>
    getForecast(
      createDays(length + 36, (ago) => {
        const quick = Math.max(0, Math.min(ago - length, 7))
        return 58.2 + (0.45 / 7) * Math.min(ago, length) + (2 / 7) * quick
      }),
      54,
    )
  // 4.2 kg at 0.45 a week are 9.3 weeks; 0.45 of 58.2 kg is 0.77 %.
  for (const length of [28, 35, 42, 49, 90]) {
    const { weeks, isFast } = getLastingForecast(length)
    expect(isFast).toBe(false)
    expect(weeks?.[0] ?? 0).toBeLessThanOrEqual(9)
    expect(weeks?.[1] ?? 10).toBeGreaterThanOrEqual(10)
  }
  expect(getLastingForecast(28).why).toBe('unsure')
  expect(getLastingForecast(42).weeks).toBeDefined()
})

test('a history that has just begun is not slower for the trend’s flat start', () => {
  expect(getForecastOfDays(14, (ago) => 70 + 0.1 * ago, 65).weeks).toEqual([7, 8])
  expect(getForecastOfDays(13, (ago) => 70 + 0.1 * ago, 65).why).toBe('few')
})

test('two odd points anywhere do not turn it round, hardly move it, and do not take it away', () => {
  const random = createRandom(11)
  const clean = createDays(60, (ago) => 70 + 0.09 * ago + 0.3 * random.normal())
  const expected = getForecast(clean, 66).weeks!
  for (const by of [-9, -4, 3, 6, 25]) {
    for (const at of [0, 3, 10, 20, 28, 40]) {
      const days = clean.map((day, index) => {
        const isOdd = index === 59 - at || index === 58 - at
        return isOdd ? { ...day, value: day.value + by } : day
      })
      const { weeks } = getForecast(days, 66)
      expect(weeks, `${by} kg, ${at} days ago`).toBeDefined()
      expect(Math.abs(weeks![0] - expected[0])).toBeLessThanOrEqual(2)
      expect(Math.abs(weeks![1] - expected[1])).toBeLessThanOrEqual(3)
    }
  }
})

test('a U-turn ten days ago: no forecast for nearly all', () => {
  const random = createRandom(3)
  const getKg = (ago: number) => 70 + 0.09 * Math.abs(ago - 10) + 0.4 * random.normal()
  const displayed = Array.from({ length: 400 }, () => getForecastOfDays(90, getKg, 65).weeks).filter(Boolean)
  expect(displayed.length / 400).toBeLessThan(0.1)
})

test('a pace that says little is not told as a year: only what would take one is', () => {
  const random = createRandom(5)
  const reasons = Array.from(
    { length: 300 },
    () => getForecastOfDays(60, (ago) => 58 + 0.06 * ago + 0.5 * random.normal(), 54).why,
  )
  expect(reasons).toContain('unsure')
  expect(reasons).not.toContain('far')
})

test('each reason for having no forecast', () => {
  const losing = createDays(40, (ago) => 70 + 0.05 * ago)
  const body: Body = { sex: 'female', age: 29, heightCm: 165 }
  expect(getForecast(losing, 66, { ...body, age: 17 }).why).toBe('minor')
  expect(getForecast(losing, 66, { ...body, age: 18 }).weeks).toBeDefined()
  expect(getForecast(losing).why).toBe('noTarget')
  expect(getForecast(losing, 0).why).toBe('noTarget')
  expect(getForecast([], 66).why).toBe('few')
  expect(getForecast(losing, 69.8).why).toBe('near')
  expect(getForecast(losing, 75).why).toBe('away')
  expect(getForecast(losing, 45, { sex: 'female', heightCm: 150 }).why).toBe('far')
  // 18.5 · 1.65² = 50.4 kg: nobody is led below it, but gaining towards it is a way to go.
  expect(getForecast(losing, 50, body).why).toBe('lowTarget')
  expect(getForecastOfDays(40, (ago) => 46 - 0.05 * ago, 50, body).weeks).toBeDefined()
  expect(getForecastOfDays(40, (ago) => 70 + (ago % 2), 60).why).toBe('flat')
  // Half as quick in the last week, and twice as quick.
  const createKnee = (kgNow: number, kgBefore: number) => (ago: number) =>
    kgNow * Math.min(ago, 7) + kgBefore * Math.max(0, ago - 7)
  expect(getForecastOfDays(60, (ago) => 70 + createKnee(0.05, 0.1)(ago), 66).why).toBe('turned')
  expect(getForecastOfDays(60, (ago) => 70 + createKnee(0.1, 0.05)(ago), 66).why).toBe('unsure')
})

test('of a few days: the target is reached, or below the healthy range, which more of them would not change', () => {
  const body: Body = { sex: 'female', age: 29, heightCm: 165 }
  expect(getForecastOfDays(1, () => 60, 60)).toEqual({ why: 'near', isFast: false })
  expect(formatForecast(getForecastOfDays(2, () => 60.4, 60))).toBe('体重已在目标附近。')
  expect(getForecastOfDays(2, () => 52, 49, body).why).toBe('lowTarget')
  expect(getForecastOfDays(2, () => 60.6, 60).why).toBe('few')
  // What was near two weeks ago may be anywhere now.
  expect(getForecast([createPoint(14, 60)], 60).why).toBe('near')
  expect(getForecast([createPoint(15, 60)], 60).why).toBe('few')
})

test('a trend that ended too long ago is none; weeks count from today', () => {
  const createEndedDays = (ago: number) =>
    createDays(60, (day) => 70 + 0.1 * day).map((day) => ({ ...day, day: day.day - ago }))
  expect(getForecast(createEndedDays(15), 65).why).toBe('few')
  expect(getForecast(createEndedDays(14), 65).weeks).toEqual([5, 6])
  // Two weeks without any break the trend: what came before says nothing about now.
  const broken = createDays(60, (ago) => 70 + 0.1 * ago).filter(({ day }) => day > TODAY - 10 || day < TODAY - 25)
  expect(getForecast(broken, 65).why).toBe('few')
})

test('more than 1 % of the weight a week is fast; slower, or gaining, is not', () => {
  expect(getForecastOfDays(40, (ago) => 70 + 0.11 * ago, 60).isFast).toBe(true)
  expect(getForecastOfDays(40, (ago) => 70 + 0.09 * ago, 60).isFast).toBe(false)
  expect(getForecastOfDays(40, (ago) => 70 - 0.2 * ago, 80).isFast).toBe(false)
})

test('the words: a range in whole weeks, a reason, and a kind word where it goes fast', () => {
  expect(formatForecast({ weeks: [5, 8], isFast: false })).toBe('照近 4 周的节奏，预计 5–8 周后达成目标体重。')
  expect(formatForecast({ weeks: [0, 2], isFast: false })).toBe('照近 4 周的节奏，预计 2 周内达成目标体重。')
  expect(formatForecast({ weeks: [3, 4], isFast: true })).toContain('放慢一些')
  expect(formatForecast({ why: 'far', isFast: false })).toBe('照近 4 周的节奏，达成目标可能要一年以上。')
})

test('somebody who weighs in once a week has a forecast after eight weeks', () => {
  const weekly = createDays(53, (ago) => 70 + 0.07 * ago).filter(({ day }) => (TODAY - day) % 7 === 3)
  expect(weekly).toHaveLength(8)
  const { weeks, span } = getForecast(weekly, 66)
  expect(weeks![0]).toBeLessThanOrEqual(8)
  expect(weeks![1]).toBeGreaterThanOrEqual(8)
  expect(span).toBe(8)
})
