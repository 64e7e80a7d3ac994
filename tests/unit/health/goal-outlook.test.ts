import { expect, test } from 'vitest'
import { getDayStart } from '#shared/format/calendar-days.ts'
import { formatTime } from '#shared/format/dates.ts'
import { formatForecast } from '#shared/health/forecast-text.ts'
import type { GoalKey } from '#shared/health/goal-keys.ts'
import { getGoalOutlook } from '#shared/health/goal-outlook.ts'
import { getWeightOutlook } from '#shared/health/weight-outlook.ts'

const TODAY = 20_000
const WOMAN = { sex: 'female', age: 29, heightCm: 165 } as const
/** So much a day for 40 days up to today. */
const createTrend = (from: number, aDay: number) =>
  Array.from({ length: 40 }, (_, day) => ({
    time: getDayStart(TODAY - 39 + day) + 8 * 3600_000,
    plotted: from + aDay * day,
  }))
const getOutlook = (
  key: GoalKey,
  from: number,
  aDay: number,
  goal?: number,
  body: { sex: 'female'; age: number } = WOMAN,
) => getGoalOutlook({ key, points: createTrend(from, aDay), goal, body, now: getDayStart(TODAY) + 20 * 3600_000 })

test.for([
  // 28 → 26.05 % at 0.05 a day: 2.25 to go are 45 days
  ['bodyFat', 28, -0.05, 23.8, 45],
  // 22 → 22.78 kg at 0.02 a day: 1.22 to go are 61 days
  ['ssm', 22, 0.02, 24, 61],
  // .88 → .841 at .001 a day: .045 to go are 45 days
  ['whr', 0.88, -0.001, 0.796, 45],
] as const)('%s from %d by %d a day: the weeks to %d hold the day it is reached', ([key, from, aDay, goal, days]) => {
  const { forecast } = getOutlook(key, from, aDay, goal)
  const [min, max] = forecast.weeks!
  expect(days / 7).toBeGreaterThanOrEqual(min)
  expect(days / 7).toBeLessThanOrEqual(max)
})

test.for([
  ['bodyFat', 28, -0.05, undefined, 'noTarget'],
  ['bodyFat', 28, 0.05, 24, 'away'],
  ['bodyFat', 28, -0.05, 26.2, 'near'],
  ['bodyFat', 28, 0, 24, 'flat'],
  // less fat than the body needs: below 12 % for a woman of 29 (shared/health/README.md, "Bands")
  ['bodyFat', 28, -0.05, 11.9, 'lowTarget'],
  ['ssm', 22, 0.02, 22.9, 'near'],
] as const)('%s from %d by %d a day to %d: %s; none under 18', ([key, from, aDay, goal, why]) => {
  expect(getOutlook(key, from, aDay, goal).forecast).toMatchObject({ why })
  expect(getOutlook(key, from, aDay, goal, { sex: 'female', age: 16 }).forecast.why).toBe('minor')
})

test('nothing is called fast: that is said of weight alone', () => {
  const { forecast } = getOutlook('bodyFat', 40, -0.2, 24)
  expect(forecast.isFast).toBe(false)
  expect(formatForecast(forecast, '体脂率')).toMatch(/^照近 4 周的节奏，预计 \d+–\d+ 周后达成目标体脂率。$/)
})

test('the trend of the week in the metric’s own unit', () => {
  const { trend, week } = getOutlook('ssm', 22, 0.02, 24)
  expect(week).toBeCloseTo(0.14, 2)
  expect(trend).toBeGreaterThan(22)
})

test('after a pause of more than 14 days no week is told, of a metric or of the weight', () => {
  const points = createTrend(70, -0.05)
  const items = points.map(({ time, plotted }) => ({ value: plotted, date: formatTime(time, 'yyyy-MM-dd HH:mm:ss')! }))
  const getVerdictAfterDays = (days: number) => {
    const now = getDayStart(TODAY + days)
    const { weekKg, verdict } = getWeightOutlook({ items, targetKg: 60, body: WOMAN, now })
    const { week } = getGoalOutlook({ key: 'bodyFat', points, goal: 60, body: WOMAN, now })
    return [week?.toFixed(2), weekKg?.toFixed(2), verdict]
  }
  expect(getVerdictAfterDays(14)).toEqual(['-0.34', '-0.34', 'good'])
  expect(getVerdictAfterDays(15)).toEqual([undefined, undefined, undefined])
})
