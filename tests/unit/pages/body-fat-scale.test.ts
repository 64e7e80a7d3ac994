import { expect, test } from 'vitest'
import { recordDays } from '#pages/bodyFatScale/calendar-model.ts'
import {
  bodyType,
  hasSegments,
  massesOf,
  massShares,
  scoreView,
  segmentReadings,
  segmentSummary,
  tiles,
} from '#pages/bodyFatScale/details-model.ts'
import { hasGoal, hasNewer, isMeasured, isPending, takenAt, weightView } from '#pages/bodyFatScale/model.ts'
import { reading, recordWith } from './body-fat-scale-record.ts'

test.for([
  [undefined, false],
  [-1, false],
  [0, false],
  [1, true],
] as const)('%s records that wait: a banner is %s', ([unconfirmedCount, isThere]) => {
  expect(isPending(recordWith({ unconfirmedCount }))).toBe(isThere)
})

const NOW = Date.parse('2026-11-20T12:00:00+08:00')

test.for([
  ['2026-11-19 07:35:00', '11月19日', '周四 07:35 测量'],
  ['2025-11-19 07:35:00', '2025年11月19日', '周三 07:35 测量'],
  ['2026-11-19', '11月19日', '周四 测量'],
  ['2026-02-30 08:00', '选择日期', ''],
] as const)('a record of "%s" is headed %s, %s', ([date, day, note]) => {
  expect(takenAt(date, NOW)).toEqual({ day, note })
})

test.for([
  ['a later day', ['a 11-18', 'b 11-19'], ['a 11-18', 'b 11-19', 'c 11-20'], true],
  ['the same day once more', ['a 11-18', 'b 11-19'], ['a 11-18', 'c 11-19'], true],
  ['the first one', [], ['a 11-18'], true],
  ['nothing new', ['a 11-18', 'b 11-19'], ['a 11-18', 'b 11-19'], false],
  ['an older day that was confirmed', ['a 11-18', 'b 11-20'], ['a 11-18', 'c 11-19', 'b 11-20'], false],
  ['the latest is gone', ['a 11-18', 'b 11-19'], ['a 11-18'], false],
  ['all are gone', ['a 11-18'], [], false],
] as const)('a list with %s', ([, before, now, isNewer]) => {
  const listOf = (rows: readonly string[]) => rows.map((row) => ({ no: row[0]!, date: `2026-${row.slice(2)}` }))
  expect(hasNewer(listOf(before), listOf(now))).toBe(isNewer)
})

/** The day of `recordWith`'s measurement. */
const TODAY = Date.parse('2026-11-19T23:00:00+08:00')

test.for([
  [-1.2, 7, { when: '7天', way: '减少', size: '1.2' }],
  [-0.8, 7, { when: '7天', way: '减少', size: '0.8' }],
  [-0.8, 1, { when: '1天', way: '减少', size: '0.8' }],
  [1.25, 3, { when: '3天', way: '增加', size: '1.3' }],
  [0.2, 0, { when: '今天', way: '增加', size: '0.2' }],
  [-0.04, 7, { when: '7天', way: '持平', size: '' }],
  [0, undefined, { when: '今天', way: '持平', size: '' }],
  [undefined, 7, undefined],
] as const)('a change of %s kg in %s days', ([weightChangeValue, weightChangeDay, change]) => {
  expect(weightView(recordWith({ weightChangeValue, weightChangeDay }), TODAY).change).toEqual(change)
})

test('within a day that is over a change is that day’s, not today’s', () => {
  const within = recordWith({ weightChangeValue: 0.2, weightChangeDay: 0 })
  expect(weightView(within, Date.parse('2026-11-20T00:00:00+08:00')).change?.when).toBe('当天')
})

test('missing weights are dashes, and a range needs both ends in order', () => {
  const bare = weightView(recordWith(), TODAY)
  expect(bare).toMatchObject({ weight: '58.2', origin: '-', target: '-', range: '-' })
  const sentinel = { originWeight: 9999, weightChangeValue: 9999, weightChangeDay: 7 }
  expect(weightView(recordWith(sentinel), TODAY)).toMatchObject({ origin: '-', change: undefined })
  const standard = { weightMin: 20, weightMax: 200, weightStandardLeft: 50.9, weightStandardRight: 68.94 }
  expect(weightView(recordWith({ weightStandard: standard }), TODAY).range).toBe('50.9–68.9')
  expect(weightView(recordWith({ weightStandard: { ...standard, weightStandardLeft: 70 } }), TODAY).range).toBe('-')
})

test.for([
  [undefined, false],
  [0, false],
  [-1, false],
  [9999, false],
  [54, true],
] as const)('a weight of %s: measured, or a goal: %s', ([kg, expected]) => {
  expect(isMeasured(recordWith({ weight: kg }))).toBe(expected)
  expect(hasGoal(recordWith({ targetWeight: kg }))).toBe(expected)
})

const whole = recordWith({
  bt: '匀称型',
  btCode: 5,
  bodyAge: reading(27, 0, -1, 1),
  bmi: reading(21.4, 1, 1, 0.3),
  bodyFat: reading(25.6, 2, 0, 0),
  vfr: reading(0, -1),
  bmr: reading(1305, undefined),
  subcutaneousFat: reading(15.4, 0),
  ssm: reading(undefined, 0),
  whr: reading(0.76, 0, -1, 0.01),
})

test('tiles stand in the order of the metric table; 0 is a value, no value is no tile; type 1 has no high-level ones', () => {
  const shown = (scaleType: number) =>
    tiles({ ...whole, scaleType }, 'female').map(({ metric, text }) => `${metric.key} ${text}`)
  const simple = ['bodyAge 27', 'bmi 21.4', 'bt 匀称型', 'bodyFat 25.6', 'vfr 0', 'bmr 1,305']
  expect(shown(0)).toEqual([...simple, 'subcutaneousFat 15.4', 'whr 0.76'])
  expect(shown(1)).toEqual(simple)
})

test('levels by the code: 1 high, 0 standard, 2 and -1 low; changes with the sign of the trend', () => {
  const seen = tiles(whole, 'female').map(({ metric, level, change }) => [metric.key, level, change])
  expect(seen).toEqual([
    ['bodyAge', 'std', -1],
    ['bmi', 'high', 0.3],
    ['bt', undefined, undefined],
    ['bodyFat', 'low', 0],
    ['vfr', 'low', undefined],
    ['bmr', undefined, undefined],
    ['subcutaneousFat', 'std', undefined],
    ['whr', 'std', -0.01],
  ])
  const unknown = tiles({ ...whole, bmi: reading(21.4, 7) }, 'female')
  expect(unknown.find(({ metric }) => metric.key === 'bmi')?.level).toBeUndefined()
})

test('a tile leads to the analysis with its whole query; the body type leads nowhere', () => {
  const [age, , form] = tiles(whole, 'female')
  expect(form!.href).toBeUndefined()
  const url = new URL(age!.href!, 'http://a')
  expect(url.pathname).toBe('/analysis')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    name: '身体年龄',
    target: 'bodyAge',
    value: '27',
    unit: '岁',
    select: '1',
    trend: '-1',
    isHLevel: '0',
    type: '8',
    scaleType: '0',
    no: 'R1',
  })
})

test('the body type card needs BMI, body fat and a form', () => {
  expect(bodyType(whole, 'female')).toEqual({ name: '匀称型', intro: '', code: 5 })
  expect(bodyType({ ...whole, bmi: undefined }, 'female')).toBeUndefined()
  expect(bodyType({ ...whole, bodyFat: reading(undefined) }, 'female')).toBeUndefined()
  expect(bodyType({ ...whole, bt: '', btCode: 11 }, 'female')?.name).toBe('紧致型')
  expect(bodyType({ ...whole, bt: '', btCode: 12 }, 'female')).toBeUndefined()
  expect(bodyType({ ...whole, btCode: 12 }, 'male')).toEqual({ name: '匀称型', intro: '', code: undefined })
})

test.for([
  [undefined, undefined, undefined],
  [69.4, '69.4', '风险'],
  [69.6, '69.6', '风险'],
  [89.6, '89.6', '正常'],
  [-1, '0', '风险'],
  [100, '100', '优秀'],
] as const)('a score of %s reads %s and is %s', ([score, text, name]) => {
  const view = scoreView(recordWith({ score }))
  expect([view?.text, view?.name]).toEqual([text, name])
})

const arm = { muscleOrFatMass: 0.84, muscleOrFatRate: 160, rateCode: undefined }

test('segments: only for scale type 0 and only with a value; the code of the service wins over the percentage', () => {
  expect(hasSegments(recordWith())).toBe(false)
  expect(hasSegments(recordWith({ leftArm: arm }))).toBe(true)
  expect(hasSegments(recordWith({ leftArm: arm, scaleType: 1 }))).toBe(false)
  expect(hasSegments(recordWith({ leftArm: arm, scaleType: undefined }))).toBe(false)
  const record = recordWith({ leftArm: arm, rightArm: { ...arm, rateCode: 0 }, leftArmMuscle: arm })
  expect(segmentReadings(record, 'fat')).toMatchObject({
    leftArm: { mass: '0.8', percent: '160.0%', level: 'high' },
    rightArm: { level: 'std' },
    allBody: { mass: '-', percent: '-', level: undefined },
  })
  expect(segmentReadings(record, 'muscle').leftArm.level).toBe('high')
})

test('what cannot have been measured is not shown, nor judged, whatever the code says', () => {
  const keys = (record: Parameters<typeof tiles>[0]) => tiles(record, 'female').map(({ metric }) => metric.key)
  expect(
    keys(recordWith({ vfr: reading(9999, 1), bmr: reading(9999, 1), ssm: reading(61, 1), bmd: reading(2.3, 1) })),
  ).toEqual(['bmd'])
  expect(tiles(recordWith({ vfr: reading(-1, 0) }), 'female')[0]!.text).toBe('0')
  const odd = recordWith({ leftArm: { muscleOrFatMass: 61, muscleOrFatRate: 9999, rateCode: 1 } })
  expect(segmentReadings(odd, 'fat').leftArm).toEqual({ mass: '-', percent: '-', level: undefined })
})

test('name, figure and text of the body type come from the same field', () => {
  const form = { code: 7, name: '微胖', intro: '多走' }
  expect(bodyType({ ...whole, bodilyForm: form }, 'female')).toEqual(form)
  expect(bodyType({ ...whole, bodilyForm: { code: 12, name: '', intro: '多走' } }, 'female')).toEqual({
    name: '匀称型',
    intro: '',
    code: 5,
  })
})

test('the summary of the segments', () => {
  expect(segmentSummary(recordWith(), 'fat')).toEqual({ parts: [], intro: '' })
  const item = { upperLimbRate: 87.5, bodyRate: undefined, lowerLimbRate: 110.4, intro: '均衡' }
  const { parts, intro } = segmentSummary(recordWith({ muscleItem: item }), 'muscle')
  expect(parts.map(({ name, rate }) => name + rate)).toEqual(['上肢87.5', '躯干-', '下肢110.4'])
  expect(intro).toBe('均衡')
})

test('the calendar: sorted days, the latest record of a day, months from the first record to the last', () => {
  const dates = [
    { date: '2026-11-19', no: 'early' },
    { date: '2026-11-19', no: 'c' },
    { date: '2025-09-20 23:30:00', no: 'a' },
    { date: '2025-09-20', no: 'b' },
    { date: 'gestern', no: 'x' },
  ]
  expect(recordDays(dates, '2026-11-20')).toEqual({
    days: ['2025-09-20', '2026-11-19'],
    noOf: { '2025-09-20': 'a', '2026-11-19': 'c' },
    from: '2025-09-20',
    to: '2026-11-19',
  })
  expect(recordDays([], '2026-11-20')).toEqual({ days: [], noOf: {}, from: '2023-09-01', to: '2026-11-20' })
})

test.for([
  [{ bodyFat: reading(25.6, 0), fatMass: reading(15, 0) }, ['脂肪 15.0 kg', '去脂体重 43.2 kg']],
  [{ bodyFat: reading(25.6, 0) }, ['脂肪 14.9 kg（估算）', '去脂体重 43.3 kg（估算）']],
  [{ ssm: reading(22.6, 0), muscleMass: reading(41.2, 0) }, ['肌肉 41.2 kg']],
  [{ ssm: reading(22.6, 0), muscleRate: reading(70, 0) }, ['肌肉 40.7 kg（估算）']],
  [{ ssm: reading(22.6, 0) }, []],
] as const)('%o stands in kilograms, too: %o', ([parts, masses]) => {
  expect(massesOf(recordWith(parts)).map(({ text }) => text)).toEqual(masses)
})

test.for([
  [{ bodyFat: reading(25, 0), muscleMass: reading(30, 0) }, 40, { fat: 25, muscle: 75 }],
  [{ bodyFat: reading(25, 0), muscleMass: reading(20, 0) }, 40, { fat: 25, muscle: 50, lean: 25 }],
  [{ bodyFat: reading(25, 0) }, 40, { fat: 25, lean: 75 }],
  [{ muscleMass: reading(20, 0) }, 40, {}],
] as const)('%o of %d kg makes a bar of %o %%', ([parts, weight, shares]) => {
  const bar = massShares(massesOf({ ...recordWith(parts), weight }))
  expect(Object.fromEntries(bar.map(({ part, percent }) => [part, percent]))).toEqual(shares)
})
