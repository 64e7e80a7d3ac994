import { expect, test } from 'vitest'
import { formatPlotted, getChanges, getSignedStep, hasBar, type Point, toPoints } from '#pages/analysis/model.ts'
import { createMovingTicks } from '#pages/analysis/ranges/axis.ts'
import type { AnalysisItem } from '#shared/api/analysis.ts'
import { toDayNumber } from '#shared/format/calendar-days.ts'
import { parseTime } from '#shared/format/dates.ts'
import type { Body } from '#shared/health/body.ts'
import { getMetric, type MetricKey } from '#shared/health/metrics.ts'

const woman: Body = { sex: 'female', age: 29, heightCm: 165 }
const createItem = (value: number | undefined, date = '2026-08-16 08:12:00', more: Partial<AnalysisItem> = {}) =>
  ({ value, date, weight: 57.8, ...more }) as AnalysisItem
const NOW = Date.parse('2026-11-20T12:00:00+08:00')
const createPoints = (key: MetricKey, ...items: AnalysisItem[]) => toPoints(items, getMetric(key), woman, NOW)
const createPoint = (key: MetricKey, entry: AnalysisItem): Point => createPoints(key, entry)[0]!

test('points stand in the order of their days, whatever the order of the list; those of another year say so', () => {
  const days = createPoints(
    'weight',
    createItem(1, '2026-01-02'),
    createItem(3, '2026-01-03'),
    createItem(2, '2025-12-31'),
  )
  expect(days.map(({ day, plotted }) => [day, plotted])).toEqual([
    ['2025年12月31日', 2],
    ['1月2日', 1],
    ['1月3日', 3],
  ])
  // Also the latest: it may be long ago.
  expect(createPoints('weight', createItem(1, '2025-10-20')).map(({ day }) => day)).toEqual(['2025年10月20日'])
})

test('the newest comes last, with its texts', () => {
  const [first, last] = createPoints('bodyFat', createItem(25.6), createItem(26.2, '2026-08-10 07:00:00'))
  expect(first).toMatchObject({ plotted: 26.2, label: '8/10', day: '8月10日 07:00' })
  expect(last).toMatchObject({ plotted: 25.6, text: '25.6', label: '8/16', day: '8月16日 08:12' })
  expect(formatPlotted(getMetric('bodyFat'), last!)).toBe('25.6%')
})

test('a day below ten is written as the other charts write it', () => {
  const [{ label } = { label: '' }] = createPoints('bodyFat', createItem(25.6, '2026-08-03'))
  const view = { from: toDayNumber(parseTime('2026-08-03')!), to: toDayNumber(parseTime('2026-08-04')!) }
  expect([label, createMovingTicks()(view, 4)[0]!.label]).toEqual(['8/3', '8/3'])
})

test.for([
  ['no value', createItem(undefined)],
  ['the sentinel', createItem(9999)],
  ['no date', createItem(25, '')],
  ['a day that does not exist', createItem(25, '2026-02-30')],
  ['a body form without its BMI', createItem(5)],
] as const)('%s: left out', ([name, entry]) => {
  expect(createPoints(name.startsWith('a body') ? 'bt' : 'bodyFat', entry)).toEqual([])
})

test('the service’s own verdict wins; without one the bands decide', () => {
  expect(createPoint('bodyFat', createItem(25.6, undefined, { rate: 1 })).rating).toBe(1)
  expect(createPoint('bodyFat', createItem(25.6)).rating).toBe(4)
  expect(createPoint('bodyFat', createItem(25.6, undefined, { rate: 7 })).rating).toBe(4)
  expect(createPoint('bodyFat', createItem(26)).rating).toBe(2)
})

test.for([
  [{ proteinMassMin: 7.4, proteinMassMax: 9 }, true],
  [{ proteinMassMin: 7.4 }, false],
  [{ proteinMassMax: 9 }, false],
  [{ proteinMassMin: 7.4, proteinMassMax: 9, weight: undefined }, false],
] as const)('protein, rated by the service, with %o: bar %s', ([masses, isThere]) => {
  const point = createPoint('pp', createItem(15, undefined, { weight: 50, rate: 3, ...masses }))
  expect(point.rating).toBe(3)
  expect(hasBar(getMetric('pp'), point)).toBe(isThere)
})

test('protein without its masses has no verdict', () => {
  expect(createPoint('pp', createItem(15)).rating).toBeUndefined()
  expect(
    createPoint('pp', createItem(15, undefined, { proteinMassMin: 7.4, proteinMassMax: 9 })).rating,
  ).toBeGreaterThan(0)
})

test.for([
  ['by the bands of a man, without a profile', 'whr', 0.78, undefined, null, undefined],
  ['but by the service', 'whr', 0.78, 3, null, 3],
] as const)('nobody is rated %s', ([, key, value, rate, body, rating]) => {
  expect(toPoints([createItem(value, undefined, { rate })], getMetric(key), body)[0]!.rating).toBe(rating)
})

test('the body type plots the BMI and says the form', () => {
  const point = createPoint('bt', createItem(11, undefined, { bodilyForm: { bmi: 21.24, code: 11, name: '' } }))
  expect(point).toMatchObject({ plotted: 21.24, form: 11, text: '紧致型', rating: undefined })
  expect(formatPlotted(getMetric('bt'), point)).toBe('21.2')
  expect(createPoint('bt', createItem(12, undefined, { bodilyForm: { bmi: 20, code: 12, name: '' } }))).toMatchObject({
    text: '-',
  })
  // Name and figure come from the same field.
  const named = createItem(5, undefined, { bodilyForm: { bmi: 21, code: undefined, name: '微胖型' } })
  expect(createPoint('bt', named)).toMatchObject({ form: 5, text: '匀称型' })
})

test('changes keep their order and their gaps', () => {
  const step = { value: 0.6, trend: -1 }
  const changes = getChanges({ items: [], changeWeek: step, changeMonth: undefined, changeThreeMonth: step })
  expect(changes).toEqual([
    ['近一周', step],
    ['近一月', undefined],
    ['近三月', step],
  ])
})

test.for([
  [undefined, undefined],
  [{ value: undefined, trend: 1 }, undefined],
  [{ value: 1e15, trend: 1 }, undefined],
  [{ value: 0.6, trend: -1 }, -0.6],
  [{ value: -0.6, trend: undefined }, -0.6],
] as const)('a change of %o is %d', ([step, by]) => expect(getSignedStep(step)).toBe(by))

test.for([
  ['vfr', createItem(3.9), 4, '3.9 级'],
  ['vfr', createItem(6.6), 3, '6.6 级'],
  ['vfr', createItem(7), 2, '7 级'],
  ['vfr', createItem(11.6), 2, '11.6 级'],
  ['vfr', createItem(-3), 4, '0 级'],
  ['bmr', createItem(1304.6), 1, '1,304.6 千卡'],
  ['bmr', createItem(1305), 1, '1,305 千卡'],
] as const)('%s is rated as it reads', ([key, entry, rating, text]) => {
  const point = createPoint(key, entry)
  expect([formatPlotted(getMetric(key), point), point.rating]).toEqual([text, rating])
})

test('the time of day tells points of one day apart at the axis', () => {
  const getLabels = (...dates: string[]) =>
    createPoints('weight', ...dates.map((date) => createItem(60, date))).map(({ label }) => label)
  expect(getLabels('2026-11-19 07:35', '2026-11-19 21:05', '2026-11-18 07:00')).toEqual([
    '11/18',
    '11/19 07:35',
    '11/19 21:05',
  ])
  // The same day of two years, and a day without times.
  expect(getLabels('2025-11-19 07:35', '2026-11-19 21:05')).toEqual(['11/19', '11/19'])
  expect(getLabels('2026-11-19', '2026-11-19')).toEqual(['11/19', '11/19'])
})
