import { expect, test } from 'vitest'
import {
  countBurgers,
  createCalendar,
  createFigures,
  formatRange,
  getChange,
  getFavourites,
  getGoal,
  getHonour,
  getKind,
} from '#pages/sportsWeekly/model.ts'
import { SportReport } from '#shared/api/report.ts'

const createReport = (start: string, end: string, rest: Partial<SportReport> = {}) =>
  ({ start_date: start, end_date: end, schedule_report_courses: [], favorite_course_types: [], ...rest }) as SportReport

test.for([
  ['2026-11-09', '2026-11-15', 'week'],
  ['2026-11-09', '2026-11-16', 'week'], // 7 days after
  ['2026-11-09', '2026-11-17', 'month'], // 8 days after
  ['', '2023-07-04', 'week'], // against the reference day
  ['', '2023-07-05', 'month'],
  ['2026-13-41', '2026-11-15', 'month'],
  ['2026-11-09 23:59:59', '2026-11-16 00:00:00', 'week'],
  ['2026-11-09', '', 'week'],
] as const)('%s to %s is a %s', ([start, end, kind]) => expect(getKind(createReport(start, end))).toBe(kind))

test.for([
  ['2024-08-12', '2024-08-18', '2024.08.12 – 08.18'],
  ['2025-12-29', '2026-01-04', '2025.12.29 – 2026.01.04'],
  ['2024-08-12', '', '2024.08.12'],
  ['', '2024-08-18', '2024.08.18'],
  ['', 'tomorrow', ''],
] as const)('%s and %s read %s', ([start, end, text]) => expect(formatRange(createReport(start, end))).toBe(text))

test.for([
  [5, 4, 'up', '25%'],
  [4, 5, 'down', '20%'],
  [0, 0, 'same', ''],
  [5, 0, 'up', ''],
  [0, 5, 'down', '100%'],
  [1001, 1000, 'up', '<1%'],
  [50_000, 1, 'up', '4,999,900%'],
  [1_234_567, 1, 'up', ''], // beside an arrow '-%' would tell nothing
  [undefined, 5, '', ''],
  [5, undefined, '', ''],
] as const)('%s after %s: %s %s', ([now, last, direction, percent]) =>
  expect(getChange(now, last)).toEqual({ direction, percent }),
)

test('figures: each pair is drawn against its own higher one, nothing divides by zero', () => {
  const { days, kcal, minutes } = createFigures(
    createReport('', '', { exercise_total_day: 5, last_time_exercise_total_day: 4, exercise_total_consumption: 0 }),
  )
  expect(days).toMatchObject({ value: '5', last: '4', height: 100, lastHeight: 80 })
  expect(kcal).toMatchObject({ value: '0', last: '-', height: 0, lastHeight: 0 })
  expect(minutes).toMatchObject({ value: '-', change: { direction: '' } })
})

test('figures that read the same are the same; one below 0 is none, and nothing is compared with it', () => {
  const { minutes, kcal } = createFigures(
    createReport('', '', {
      exercise_total_minute: 60.4,
      last_time_exercise_total_minute: 59.6,
      exercise_total_consumption: 31,
      last_time_exercise_total_consumption: -1,
    }),
  )
  expect(minutes).toMatchObject({
    value: '60',
    last: '60',
    height: 100,
    lastHeight: 100,
    change: { direction: 'same' },
  })
  // What is more than nothing reads 1 at least.
  expect(createFigures(createReport('', '', { exercise_total_minute: 0.4 })).minutes.value).toBe('1')
  expect(kcal).toMatchObject({ value: '31', last: '-', change: { direction: '' } })
})

test.for([
  [undefined, undefined],
  [0, undefined],
  [640, '1'],
  [1684, '2.6'],
  [31, undefined],
  [32, '0.1'],
] as const)('%s kcal are %s burgers', ([kcal, text]) => expect(countBurgers(kcal)?.text).toBe(text))

test.for([
  [9, 12, 75],
  [0, 0, 0],
  [3, 0, 0],
  [5, 4, 100],
  [199, 200, 99],
  [undefined, 4, 0],
] as const)('%s of %s courses: %d percent', ([done, total, percent]) => {
  const courses = { schedule_courses_complete_total: done, schedule_report_courses_total: total }
  expect(getGoal(createReport('', '', courses)).percent).toBe(percent)
})

const createPlannedDay = (day: number, total: number, done: number) => ({
  day_of_month: day,
  schedule_courses_day_total: total,
  schedule_courses_day_complete_total: done,
})
const getCalendarDays = (item: SportReport) => createCalendar(item).map(({ day }) => day)

test.for([
  ['2026-11-09', '2026-11-15', [9, 10, 11, 12, 13, 14, 15]],
  ['2026-02-23', '2026-03-01', [23, 24, 25, 26, 27, 28, 1]],
  ['', '2023-07-02', [26, 27, 28, 29, 30, 1, 2]],
  ['2024-08-12', '2024-08-19', [12, 13, 14, 15, 16, 17, 18]],
  ['2026-11-11', '2026-11-17', [0, 0, 11, 12, 13, 14, 15, 16, 17]],
  ['2026-11-09', '2026-11-09', [9, 10, 11, 12, 13, 14, 15]],
  ['2026-11-11', '2026-11-18', [0, 0, 11, 12, 13, 14, 15, 16, 17]],
  ['2026-11-11', 'someday', [9, 10, 11, 12, 13, 14, 15]],
  ['2026-11-15', '2026-11-09', [9, 10, 11, 12, 13, 14, 15]],
] as const)('the week %s to %s has seven circles: %o', ([start, end, days]) => {
  expect(getKind(createReport(start, end))).toBe('week')
  expect(getCalendarDays(createReport(start, end))).toEqual(days)
})

test('calendar of a month: starts on a Sunday, February, no date at all', () => {
  const february = getCalendarDays(createReport('2026-02-01', '2026-02-28'))
  expect(february.slice(0, 8)).toEqual([0, 0, 0, 0, 0, 0, 1, 2])
  expect(Math.max(...february)).toBe(28)
  expect(Math.max(...getCalendarDays(createReport('2028-02-01', '2028-02-29')))).toBe(29)
  expect(createCalendar(createReport('', ''))).toEqual([])
})

test('more done than planned is full, days that do not exist are left out', () => {
  const courses = [createPlannedDay(10, 2, 5), createPlannedDay(11, -1, 3), createPlannedDay(40, 1, 1)]
  const days = createCalendar(createReport('2026-11-09', '2026-11-15', { schedule_report_courses: courses }))
  expect(days.slice(1, 3)).toEqual([
    { day: 10, total: 2, done: 2 },
    { day: 11, total: 0, done: 0 },
  ])
})

test.for([
  [undefined, []],
  [null, []],
  [[], []],
  [
    ['瑜伽', '', ' 瑜伽 ', 'HIIT'],
    ['瑜伽', 'HIIT'],
  ],
] as const)('favourites that the service tells as %j are %j', ([favorite_course_types, displayed]) => {
  expect(getFavourites(SportReport.read({ favorite_course_types })![0])).toEqual(displayed)
})

test.for([
  [0, '蓄力休整派'],
  [1, '轻启新芽派'],
  [2, '起步行动派'],
  [3, '稳步进阶派'],
  [5, '活力燃动派'],
  [7, '全勤运动家'],
  [undefined, '蓄力休整派'],
] as const)('%s days of a week: %s', ([days, honour]) => {
  expect(getHonour(createReport('2026-11-09', '2026-11-15', { exercise_total_day: days }), '').name).toBe(honour)
  // A week that names the day after its last one is no longer.
  expect(getHonour(createReport('2026-11-09', '2026-11-16', { exercise_total_day: days }), '').name).toBe(honour)
})

test('the message names the member, the days and how the period compares', () => {
  const kcal = (now: number, last: number) =>
    getHonour(
      createReport('2026-11-09', '2026-11-15', {
        exercise_total_day: 5,
        exercise_total_consumption: now,
        last_time_exercise_total_consumption: last,
      }),
      '晓棠',
    ).message
  expect(kcal(1684, 1420)).toBe('晓棠，这周你动了 5 天，比上周多流了不少汗。节奏正好，继续保持。')
  expect(kcal(1520, 1420)).toContain('比上周多消耗了一些')
  expect(kcal(900, 1420)).toContain('比上周轻松一些')
  expect(kcal(1400, 1420)).toContain('和上周的强度差不多')
  expect(kcal(1400, 0)).toBe('晓棠，这周你动了 5 天。节奏正好，继续保持。')
  expect(getHonour(createReport('2026-02-01', '2026-02-28'), '').message).toMatch(/^这个月没有运动记录。/)
})

test.for([
  [6.1234, '6'],
  [0.2, '1'],
  [1234, '1,234'],
] as const)('%s days are told as the tile tells them: %s', ([days, reported]) => {
  const { message } = getHonour(createReport('2026-11-09', '2026-11-15', { exercise_total_day: days }), '')
  expect(message).toContain(`这周你动了 ${reported} 天`)
})

test('a report that does not count its days, but tells of exercise, is not called one of rest', () => {
  const reported = [
    { exercise_total_minute: 300 },
    { exercise_total_consumption: 1200 },
    { exercise_total_day: 0, exercise_total_minute: 0, schedule_courses_complete_total: 7 },
  ]
  for (const done of reported) {
    const { name, message } = getHonour(createReport('2026-11-09', '2026-11-15', done), '晓棠')
    expect([name, message]).toEqual(['轻启新芽派', '晓棠，迈出第一步最难，你已经做到了。'])
  }
})

test('a number that is too large to be true is none: nothing is said or compared by it', () => {
  const [read] = SportReport.read({
    start_date: '2026-11-09',
    end_date: '2026-11-15',
    exercise_total_day: 1e12,
    exercise_total_minute: 198,
    exercise_total_consumption: 1e12,
    last_time_exercise_total_consumption: 932,
    last_time_exercise_total_minute: 1e8,
  })!
  expect(getHonour(read!, '晓棠').message).toBe('晓棠，迈出第一步最难，你已经做到了。')
  expect(countBurgers(read!.exercise_total_consumption)).toBeUndefined()
  for (const { change } of Object.values(createFigures(read!))) expect(change).toEqual({ direction: '', percent: '' })
})

test.for([
  [{ exercise_total_day: -1, exercise_total_minute: 198 }, '轻启新芽派', ''],
  [{ exercise_total_day: 0, exercise_total_minute: 198 }, '轻启新芽派', ''],
  [{ exercise_total_day: 0, exercise_total_minute: 0 }, '蓄力休整派', '这周没有运动记录。'],
] as const)('days that cannot be true are not told: %o', ([done, name, reported]) => {
  const honour = getHonour(createReport('2026-11-09', '2026-11-15', done), '')
  expect(honour.name).toBe(name)
  expect(/^这周.*?。/.exec(honour.message)?.[0] ?? '').toBe(reported)
})

test('a sum below 0 is none, and compared with nothing', () => {
  const kcal = { exercise_total_day: 3, exercise_total_consumption: -5, last_time_exercise_total_consumption: 932 }
  expect(getHonour(createReport('2026-11-09', '2026-11-15', kcal), '').message).toMatch(/^这周你动了 3 天。/)
})
