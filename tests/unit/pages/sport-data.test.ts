import { expect, test } from 'vitest'
import {
  createCategories,
  formatAxisLabel,
  formatCapacity,
  formatPeriodTitle,
  getBarHeight,
  prependOlder,
  sortPeriods,
} from '#pages/sportData/model.ts'
import { createDaysLoader, createMonth } from '#pages/sportData/months.ts'
import { fetchData } from '#shared/api/client.ts'
import { isIdle, type SportPeriod } from '#shared/api/sport.ts'
import { formatAmount } from '#shared/format/numbers.ts'

const NOW = Date.parse('2026-11-20T09:00:00+08:00')
const createPeriod = (startDate: string, endDate = startDate, rest: Partial<SportPeriod> = {}) =>
  ({ startDate, endDate, itemList: [], ...rest }) as unknown as SportPeriod

test.for([
  ['day', '2026-08-12', '2026-08-12', '8/12', '8月12日 周三'],
  ['day', '2025-12-31', '2025-12-31', '12/31', '2025年12月31日 周三'],
  ['week', '2026-08-10', '2026-08-16', '8/10-16', '8月10日 – 8月16日'],
  ['week', '2026-07-27', '2026-08-02', '7/27-8/2', '7月27日 – 8月2日'],
  ['week', '2025-12-29', '2026-01-04', '12/29-1/4', '2025年12月29日 – 1月4日'],
  ['week', '2026-08-10', 'soon', '8/10', '8月10日'],
  ['month', '2026-02-01', '2026-02-28', '2月', '2026年2月'],
  ['month', 'x', 'y', '-', '-'],
] as const)('%s from %s to %s', ([unit, start, end, label, title]) => {
  expect(formatAxisLabel(createPeriod(start, end), unit)).toBe(label)
  expect(formatPeriodTitle(createPeriod(start, end), unit, NOW)).toBe(title)
})

test('oldest first whatever the order on the wire, each once, without those that have no date', () => {
  const list = ['2026-11-02', '2026-10-26', '', '2026-11-02 00:00:00', 'NaN', '2026-11-09'].map((day) =>
    createPeriod(day),
  )
  expect(sortPeriods(list).map(({ startDate }) => startDate)).toEqual(['2026-10-26', '2026-11-02', '2026-11-09'])
})

test('earlier ones come in front; nothing new leaves the list as it is', () => {
  const cached = ['2026-11-02', '2026-11-09'].map((day) => createPeriod(day))
  const all = prependOlder(cached, [createPeriod('2026-10-26'), createPeriod('2026-11-02')])
  expect(all.map(({ startDate }) => startDate)).toEqual(['2026-10-26', '2026-11-02', '2026-11-09'])
  expect(prependOlder(cached, [])).toBe(cached)
  expect(prependOlder(cached, [createPeriod('2026-11-09')])).toBe(cached)
})

test.for([
  [undefined, '-', '-', 0],
  [0, '0', '-', 0],
  [-4, '-', '-', 0],
  [3260, '3,260', '3,260', 3260],
  [12.6, '13', '13', 12.6],
  // Not 最多 0 分钟 of a day with exercise.
  [0.4, '1', '1', 0.4],
] as const)('%s is shown as %s, lifted as %s, drawn as %d', ([value, text, lifted, height]) => {
  expect(formatAmount(value)).toBe(text)
  expect(formatCapacity(value)).toBe(lifted)
  expect(getBarHeight(createPeriod('2026-11-02', '2026-11-02', { duration: value }), 'duration')).toBe(height)
})

const createItem = (sort: number | undefined, name: string, frequency = 1) => ({
  sort,
  name,
  frequency,
  duration: 10,
  calorie: 20,
  weight: 0,
})

test('the three categories in their order, then others; names of the service win; one without exercise is last', () => {
  const list = [createItem(3, '', 2), createItem(7, '骑行'), createItem(1, '跟练'), createItem(undefined, 'x')]
  expect(
    createCategories(createPeriod('2026-11-02', '2026-11-02', { itemList: list })).map(({ sort, name, frequency }) => [
      sort,
      name,
      frequency,
    ]),
  ).toEqual([
    [1, '跟练', '1'],
    [3, '趣味运动', '2'],
    [7, '骑行', '1'],
    [2, '力量训练', '-'],
  ])
})

test('categories by minutes, those without exercise last and in their order', () => {
  const itemList = [
    { sort: 1, name: '', frequency: 0, duration: 0, calorie: 0, weight: 0 },
    { sort: 2, name: '', frequency: 1, duration: 12, calorie: 90, weight: 0 },
    { sort: 3, name: '', frequency: 2, duration: 40, calorie: 200, weight: 0 },
  ]
  const getOrder = (list: typeof itemList) =>
    createCategories(createPeriod('2026-11-02', undefined, { itemList: list })).map(({ sort, isIdle }) => [
      sort,
      isIdle,
    ])
  expect(getOrder(itemList)).toEqual([
    [3, false],
    [2, false],
    [1, true],
  ])
  expect(getOrder([])).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ])
})

test('energy or a load that was lifted is exercise, too; what is not known or negative is none', () => {
  expect(isIdle({ calorie: 300 })).toBe(false)
  expect(isIdle({ frequency: 0, duration: 0, weight: 1200 })).toBe(false)
  expect(isIdle({ frequency: -1, duration: -1, calorie: -1, weight: -1 })).toBe(true)
  expect(isIdle({})).toBe(true)
  expect(createCategories(createPeriod('2026-11-02', '2026-11-02', { itemList: [] })).map(({ sort }) => sort)).toEqual([
    1, 2, 3,
  ])
})

test('a month as columns: every day of it, the highest full, those that are not known empty', () => {
  const days = [
    createPeriod('2026-02-03', undefined, { duration: 20, frequency: 1 }),
    createPeriod('2026-02-28 00:00:00', undefined, { duration: 40 }),
  ]
  const view = createMonth('2026-02-01', days, 'duration', NOW)
  expect([view.days.length, view.until]).toEqual([28, 28])
  expect(createMonth('2026-11-01', [], 'duration', NOW).until).toBe(20)
  expect(view).toMatchObject({ month: 2, active: 2, max: { day: 28, value: 40, height: 100 } })
  expect(view.days[2]).toEqual({ day: 3, value: 20, height: 50 })
  // A day of exercise counts in both measures, also in the one that is not known of it.
  expect(createMonth('2026-02-01', days, 'frequency', NOW)).toMatchObject({ active: 2, max: { day: 3 } })
  expect(createMonth('2026-03-01', days, 'duration', NOW)).toMatchObject({ active: 0, max: undefined })
  expect(createMonth('2026-03-01', [], 'duration', NOW).days.every(({ height }) => height === 0)).toBe(true)
})

test('pages of days are asked for until one reaches back, each once, and no more after the last', async () => {
  const asked: number[] = []
  const pages = [['2026-11-20', '2026-11-01'], ['2026-10-31', '2026-10-02'], ['2026-09-30']]
  const read = createDaysLoader(async (page) => {
    asked.push(page)
    return (pages[page - 1] ?? []).map((day) => createPeriod(day))
  }, 2)
  expect((await read('2026-11-01', fetchData)).length).toBe(2)
  expect(asked).toEqual([1])
  expect((await read('2026-10-01', fetchData)).length).toBe(5)
  await read('2026-08-01', fetchData)
  expect(asked).toEqual([1, 2, 3])
})

test('a day without a date reaches back to nothing', async () => {
  const pages = [['2026-11-20', 'soon'], ['2026-11-01']]
  const read = createDaysLoader(async (page) => (pages[page - 1] ?? []).map((day) => createPeriod(day)), 2)
  expect((await read('2026-11-01', fetchData)).length).toBe(3)
})
