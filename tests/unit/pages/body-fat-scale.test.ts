import { expect, test } from 'vitest'
import { getRecordDays } from '#pages/bodyFatScale/calendar-model.ts'
import {
  createScoreView,
  createTiles,
  formatMasses,
  getBodyType,
  getSegmentReadings,
  hasSegments,
  massShares,
  summarizeSegments,
} from '#pages/bodyFatScale/details-model.ts'
import { createWeightView, formatTakenAt, hasGoal, hasNewer, isMeasured, isPending } from '#pages/bodyFatScale/model.ts'
import { createReading, createRecord } from './body-fat-scale-record.ts'

test.for([
  [undefined, false],
  [-1, false],
  [0, false],
  [1, true],
] as const)('%s records that wait: a banner is %s', ([unconfirmedCount, isThere]) => {
  expect(isPending(createRecord({ unconfirmedCount }))).toBe(isThere)
})

const NOW = Date.parse('2026-11-20T12:00:00+08:00')

test.for([
  ['2026-11-19 07:35:00', '11月19日', '周四 07:35 测量'],
  ['2025-11-19 07:35:00', '2025年11月19日', '周三 07:35 测量'],
  ['2026-11-19', '11月19日', '周四 测量'],
  ['2026-02-30 08:00', '选择日期', ''],
] as const)('a record of "%s" is headed %s, %s', ([date, day, note]) => {
  expect(formatTakenAt(date, NOW)).toEqual({ day, note })
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
  const createList = (rows: readonly string[]) => rows.map((row) => ({ no: row[0]!, date: `2026-${row.slice(2)}` }))
  expect(hasNewer(createList(before), createList(now))).toBe(isNewer)
})

/** The day of `recordWith`'s measurement. */
const TODAY = Date.parse('2026-11-19T23:00:00+08:00')

test.for([
  [-1.2, 7, { when: '7天', direction: '减少', size: '1.2' }],
  [-0.8, 7, { when: '7天', direction: '减少', size: '0.8' }],
  [-0.8, 1, { when: '1天', direction: '减少', size: '0.8' }],
  [1.25, 3, { when: '3天', direction: '增加', size: '1.3' }],
  [0.2, 0, { when: '今天', direction: '增加', size: '0.2' }],
  [-0.04, 7, { when: '7天', direction: '持平', size: '' }],
  [0, undefined, { when: '今天', direction: '持平', size: '' }],
  [undefined, 7, undefined],
] as const)('a change of %s kg in %s days', ([weightChangeValue, weightChangeDay, change]) => {
  expect(createWeightView(createRecord({ weightChangeValue, weightChangeDay }), TODAY).change).toEqual(change)
})

test('within a day that is over a change is that day’s, not today’s', () => {
  const within = createRecord({ weightChangeValue: 0.2, weightChangeDay: 0 })
  expect(createWeightView(within, Date.parse('2026-11-20T00:00:00+08:00')).change?.when).toBe('当天')
})

test('missing weights are dashes, and a range needs both ends in order', () => {
  const bare = createWeightView(createRecord(), TODAY)
  expect(bare).toMatchObject({ weight: '58.2', origin: '-', target: '-', range: '-' })
  const sentinel = { originWeight: 9999, weightChangeValue: 9999, weightChangeDay: 7 }
  expect(createWeightView(createRecord(sentinel), TODAY)).toMatchObject({ origin: '-', change: undefined })
  const standard = { weightMin: 20, weightMax: 200, weightStandardLeft: 50.9, weightStandardRight: 68.94 }
  expect(createWeightView(createRecord({ weightStandard: standard }), TODAY).range).toBe('50.9–68.9')
  expect(createWeightView(createRecord({ weightStandard: { ...standard, weightStandardLeft: 70 } }), TODAY).range).toBe(
    '-',
  )
})

test.for([
  [undefined, false],
  [0, false],
  [-1, false],
  [9999, false],
  [54, true],
] as const)('a weight of %s: measured, or a goal: %s', ([kg, expected]) => {
  expect(isMeasured(createRecord({ weight: kg }))).toBe(expected)
  expect(hasGoal(createRecord({ targetWeight: kg }))).toBe(expected)
})

const complete = createRecord({
  bt: '匀称型',
  btCode: 5,
  bodyAge: createReading(27, 0, -1, 1),
  bmi: createReading(21.4, 1, 1, 0.3),
  bodyFat: createReading(25.6, 2, 0, 0),
  vfr: createReading(0, -1),
  bmr: createReading(1305, undefined),
  subcutaneousFat: createReading(15.4, 0),
  ssm: createReading(undefined, 0),
  whr: createReading(0.76, 0, -1, 0.01),
})

test('tiles stand in the order of the metric table; 0 is a value, no value is no tile; type 1 has no high-level ones', () => {
  const getTiles = (scaleType: number) =>
    createTiles({ ...complete, scaleType }, 'female').map(({ metric, text }) => `${metric.key} ${text}`)
  const simple = ['bodyAge 27', 'bmi 21.4', 'bt 匀称型', 'bodyFat 25.6', 'vfr 0', 'bmr 1,305']
  expect(getTiles(0)).toEqual([...simple, 'subcutaneousFat 15.4', 'whr 0.76'])
  expect(getTiles(1)).toEqual(simple)
})

test('levels by the code: 1 high, 0 standard, 2 and -1 low; changes with the sign of the trend', () => {
  const seen = createTiles(complete, 'female').map(({ metric, level, change }) => [metric.key, level, change])
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
  const unknown = createTiles({ ...complete, bmi: createReading(21.4, 7) }, 'female')
  expect(unknown.find(({ metric }) => metric.key === 'bmi')?.level).toBeUndefined()
})

test('a tile leads to the analysis with its whole query; the body type leads nowhere', () => {
  const [age, , form] = createTiles(complete, 'female')
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
  expect(getBodyType(complete, 'female')).toEqual({ name: '匀称型', intro: '', code: 5 })
  expect(getBodyType({ ...complete, bmi: undefined }, 'female')).toBeUndefined()
  expect(getBodyType({ ...complete, bodyFat: createReading(undefined) }, 'female')).toBeUndefined()
  expect(getBodyType({ ...complete, bt: '', btCode: 11 }, 'female')?.name).toBe('紧致型')
  expect(getBodyType({ ...complete, bt: '', btCode: 12 }, 'female')).toBeUndefined()
  expect(getBodyType({ ...complete, btCode: 12 }, 'male')).toEqual({ name: '匀称型', intro: '', code: undefined })
})

test.for([
  [undefined, undefined, undefined],
  [69.4, '69.4', '风险'],
  [69.6, '69.6', '风险'],
  [89.6, '89.6', '正常'],
  [-1, '0', '风险'],
  [100, '100', '优秀'],
] as const)('a score of %s reads %s and is %s', ([score, text, name]) => {
  const view = createScoreView(createRecord({ score }))
  expect([view?.text, view?.name]).toEqual([text, name])
})

const arm = { muscleOrFatMass: 0.84, muscleOrFatRate: 160, rateCode: undefined }

test('segments: only for scale type 0 and only with a value; the code of the service wins over the percentage', () => {
  expect(hasSegments(createRecord())).toBe(false)
  expect(hasSegments(createRecord({ leftArm: arm }))).toBe(true)
  expect(hasSegments(createRecord({ leftArm: arm, scaleType: 1 }))).toBe(false)
  expect(hasSegments(createRecord({ leftArm: arm, scaleType: undefined }))).toBe(false)
  const record = createRecord({ leftArm: arm, rightArm: { ...arm, rateCode: 0 }, leftArmMuscle: arm })
  expect(getSegmentReadings(record, 'fat')).toMatchObject({
    leftArm: { mass: '0.8', percent: '160.0%', level: 'high' },
    rightArm: { level: 'std' },
    allBody: { mass: '-', percent: '-', level: undefined },
  })
  expect(getSegmentReadings(record, 'muscle').leftArm.level).toBe('high')
})

test('what cannot have been measured is not shown, nor judged, whatever the code says', () => {
  const getMetricKeys = (record: Parameters<typeof createTiles>[0]) =>
    createTiles(record, 'female').map(({ metric }) => metric.key)
  expect(
    getMetricKeys(
      createRecord({
        vfr: createReading(9999, 1),
        bmr: createReading(9999, 1),
        ssm: createReading(61, 1),
        bmd: createReading(2.3, 1),
      }),
    ),
  ).toEqual(['bmd'])
  expect(createTiles(createRecord({ vfr: createReading(-1, 0) }), 'female')[0]!.text).toBe('0')
  const odd = createRecord({ leftArm: { muscleOrFatMass: 61, muscleOrFatRate: 9999, rateCode: 1 } })
  expect(getSegmentReadings(odd, 'fat').leftArm).toEqual({ mass: '-', percent: '-', level: undefined })
})

test('name, figure and text of the body type come from the same field', () => {
  const form = { code: 7, name: '微胖', intro: '多走' }
  expect(getBodyType({ ...complete, bodilyForm: form }, 'female')).toEqual(form)
  expect(getBodyType({ ...complete, bodilyForm: { code: 12, name: '', intro: '多走' } }, 'female')).toEqual({
    name: '匀称型',
    intro: '',
    code: 5,
  })
})

test('the summary of the segments', () => {
  expect(summarizeSegments(createRecord(), 'fat')).toEqual({ parts: [], intro: '' })
  const item = { upperLimbRate: 87.5, bodyRate: undefined, lowerLimbRate: 110.4, intro: '均衡' }
  const { parts, intro } = summarizeSegments(createRecord({ muscleItem: item }), 'muscle')
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
  expect(getRecordDays(dates, '2026-11-20')).toEqual({
    days: ['2025-09-20', '2026-11-19'],
    noOf: { '2025-09-20': 'a', '2026-11-19': 'c' },
    from: '2025-09-20',
    to: '2026-11-19',
  })
  expect(getRecordDays([], '2026-11-20')).toEqual({ days: [], noOf: {}, from: '2023-09-01', to: '2026-11-20' })
})

test.for([
  [{ bodyFat: createReading(25.6, 0), fatMass: createReading(15, 0) }, ['脂肪 15.0 kg', '去脂体重 43.2 kg']],
  [{ bodyFat: createReading(25.6, 0) }, ['脂肪 14.9 kg（估算）', '去脂体重 43.3 kg（估算）']],
  [{ ssm: createReading(22.6, 0), muscleMass: createReading(41.2, 0) }, ['肌肉 41.2 kg']],
  [{ ssm: createReading(22.6, 0), muscleRate: createReading(70, 0) }, ['肌肉 40.7 kg（估算）']],
  [{ ssm: createReading(22.6, 0) }, []],
] as const)('%o stands in kilograms, too: %o', ([parts, masses]) => {
  expect(formatMasses(createRecord(parts)).map(({ text }) => text)).toEqual(masses)
})

test.for([
  [{ bodyFat: createReading(25, 0), muscleMass: createReading(30, 0) }, 40, { fat: 25, muscle: 75 }],
  [{ bodyFat: createReading(25, 0), muscleMass: createReading(20, 0) }, 40, { fat: 25, muscle: 50, lean: 25 }],
  [{ bodyFat: createReading(25, 0) }, 40, { fat: 25, lean: 75 }],
  [{ muscleMass: createReading(20, 0) }, 40, {}],
] as const)('%o of %d kg makes a bar of %o %%', ([parts, weight, shares]) => {
  const bar = massShares(formatMasses({ ...createRecord(parts), weight }))
  expect(Object.fromEntries(bar.map(({ part, percent }) => [part, percent]))).toEqual(shares)
})
