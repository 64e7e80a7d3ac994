import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COLUMNS, createFileName, formatSummary, getSegmentCells, toCsv } from '#pages/analysis/export.tsx'
import { CHART, createWeightChart, formatPerson, getFigures } from '#pages/analysis/print.tsx'
import type { History } from '#shared/api/composition.ts'
import { METRICS } from '#shared/health/metrics.ts'
import { type ItemsByMetric, joinRecords } from '#shared/health/records.ts'
import { readCsv } from '#tests/read-csv.ts'

type Item = ItemsByMetric['weight'][number]
const createItem = (value: unknown, date: string, weight = 58.45): Item =>
  ({ value, date, weight, rate: undefined, bodilyForm: { bmi: 21.5, code: 5, name: '' } }) as unknown as Item
const createAllItems = (items: Partial<Record<keyof ItemsByMetric, Item[]>>): ItemsByMetric => ({
  ...(Object.fromEntries(METRICS.map(({ key }) => [key, []])) as unknown as ItemsByMetric),
  ...items,
})
const T1 = '2026-05-03 07:12:00'
const T2 = '2026-05-04 07:20:30'

test('one line per measurement, oldest first, with what each metric says of it', () => {
  const records = joinRecords(
    createAllItems({
      weight: [{ ...createItem(58.3, T2), muscleMass: 40.72 }, createItem(58.45, T1)],
      bodyFat: [createItem(25.9, T2, 58.3)],
      bt: [createItem(0, T1)],
      whr: [createItem(0.75, T2, 58.3)],
    }),
  )
  expect(toCsv(records)).toBe(
    [
      'DATE,TIME,BMI,BMR,BODY_AGE,BODY_FAT,BODY_TYPE,BONE,MUSCLE,MUSCLE_MASS,PROTEIN,SKELETAL_MUSCLE,SUBCUTANEOUS_FAT,VISCERAL_FAT,WATER,WEIGHT,WHR',
      '2026-05-03,07:12:00,,,,,0,,,,,,,,,58.45,',
      '2026-05-04,07:20:30,,,,25.9,,,69.8,40.72,,,,,,58.3,0.75',
      '',
    ].join('\r\n'),
  )
  expect(formatSummary(records)).toBe('2 条记录，2026年5月3日至2026年5月4日')
  expect(formatSummary(records.slice(1))).toBe('1 条记录，2026年5月4日')
})

test('every exported value reads back from the file', () => {
  const hundredths = fc.integer({ min: 1, max: 20_000 }).map((value) => value / 100)
  const keys = COLUMNS.map(([, key]) => key).filter((key) => key !== 'muscle' && key !== 'muscleKg')
  expect(METRICS.filter(({ key }) => !keys.includes(key))).toEqual([])
  const values = fc
    .record(Object.fromEntries(keys.map((key) => [key, hundredths])), { requiredKeys: ['weight'] })
    .map((entry) => entry as Record<(typeof keys)[number], number>)
  fc.assert(
    fc.property(fc.array(values, { minLength: 1, maxLength: 9 }), (measurements) => {
      const records = measurements.map((entry, index) => ({ time: Date.parse(T1) + index * 60_000, values: entry }))
      const read = readCsv(toCsv(records)).map((row) =>
        Object.fromEntries(COLUMNS.flatMap(([name, key]) => (row[name] ? [[key, Number(row[name])]] : []))),
      )
      expect(read).toEqual(measurements)
    }),
  )
})

test('of two measurements at one time each keeps its own values', () => {
  const records = joinRecords(
    createAllItems({
      weight: [{ ...createItem(71.4, T1), rate: 2, muscleRate: 70 }, createItem(58.45, T1)],
      bodyFat: [
        { ...createItem(25.9, T1, 58.45), rate: 5 },
        { ...createItem(18.9, T1, 71.4), rate: 4 },
      ],
      vfr: [createItem(9, T1, 58.45)],
    }),
  )
  expect(records.map(({ values }) => values)).toEqual([
    { weight: 71.4, bodyFat: 18.9 },
    { weight: 58.45, bodyFat: 25.9, vfr: 9 },
  ])
  expect(records.map(({ rates, muscleRate }) => [rates?.weight, rates?.bodyFat, muscleRate])).toEqual([
    [2, 4, 70],
    [undefined, undefined, undefined],
  ])
})

test('nothing of a service gets into a cell but dates and numbers', () => {
  const records = joinRecords(
    createAllItems({
      weight: [
        createItem(58, '=HYPERLINK("x")'),
        createItem('=1+1', T1),
        createItem(-3, T1),
        createItem(9999, T1),
        createItem(58.4, T2),
      ],
      bodyFat: [createItem('@SUM(A1)', T2, 58.4), createItem(Number.NaN, T2, 58.4), createItem(20, T1)],
      bmr: [createItem(1 / 3, T2, 58.4)],
    }),
  )
  const rows = toCsv(records).split('\r\n').slice(1)
  expect(rows).toEqual(['2026-05-04,07:20:30,,0.3333,,,,,,,,,,,,58.4,', ''])
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  expect(toCsv(records)).toMatch(/^[\x00-\x7f]+$/)
})

test('the parts of the body stand behind, two columns each, and come back from the file', () => {
  const parts = ['left_arm', 'right_arm', 'all_body', 'left_leg', 'right_leg'].flatMap((name) => [
    name,
    `${name}_muscle`,
  ])
  const history = Object.fromEntries(
    parts.map((name, index) => [
      `history_${name}`,
      [{ muscleOrFatMass: 1 + index / 100, muscleOrFatRate: 90 + index, rateCode: 0, measurement_time: T2 }],
    ]),
  ) as unknown as History
  const records = joinRecords(createAllItems({ weight: [createItem(58.3, T2), createItem(58.45, T1)] }))
  const csv = toCsv(records, getSegmentCells(history))
  expect(csv.split('\r\n')[0]).toMatch(
    /,WHR,LEFT_ARM_FAT,LEFT_ARM_FAT_RATE,LEFT_ARM_MUSCLE,LEFT_ARM_MUSCLE_RATE,RIGHT_ARM_FAT,.*,RIGHT_LEG_MUSCLE_RATE$/,
  )
  const rows = readCsv(csv)
  expect(rows.map((row) => [row.TRUNK_MUSCLE, row.TRUNK_MUSCLE_RATE])).toEqual([
    ['', ''],
    ['1.05', '95'],
  ])
  expect([rows[1]!.LEFT_ARM_FAT, rows[1]!.LEFT_ARM_FAT_RATE]).toEqual(['1', '90'])
  expect(toCsv(records, getSegmentCells({} as History))).not.toContain('LEFT_ARM')
})

test('the file is named by its day in Shanghai', () => {
  expect(createFileName(Date.parse('2026-11-21T17:00:00Z'))).toBe('测量记录-20261122.csv')
})

test('the sheet: the latest of each metric with verdict and range', () => {
  const body = { sex: 'female', age: 29, heightCm: 165 } as const
  const figures = getFigures(
    createAllItems({
      weight: [createItem(58.3, T2), createItem(60, T1)],
      bodyFat: [createItem(25.9, T1)],
      bt: [createItem(5, T1)],
    }),
    body,
  )
  expect(figures.map(({ name, value, rating, day }) => [name, value, rating, day])).toEqual([
    ['体重', '58.3 kg', '正常', '2026-05-04'],
    ['身体类型', '匀称型', '', '2026-05-03'],
    ['体脂率', '25.9%', '优秀', '2026-05-03'],
  ])
  expect(figures[2]!.range).toBe('29 岁女性的优秀区间为 20%–25.9%。')
  expect(formatPerson(body)).toBe('女 · 29 岁 · 165 cm')
  expect(formatPerson({ sex: 'male' })).toBe('男')
  expect(formatPerson(null)).toBe('')
})

test('the chart of the sheet holds the last year and stands on whole kilograms', () => {
  const createDay = (index: number, weight: number) => ({
    time: Date.parse(T1) + index * 86_400_000,
    values: { weight },
  })
  const chart = createWeightChart([
    createDay(-500, 90),
    createDay(0, 60.2),
    createDay(100, 59.8),
    createDay(200, 58.1),
  ])!
  expect(chart).toMatchObject({ from: '2026年5月3日', to: '2026年11月19日', range: '58.1–60.2 kg', count: 3 })
  expect(chart.marks.map(({ text }) => text)).toEqual(['58', '59.5', '61'])
  // 100 days apart: three dots, no line between them.
  expect(chart.lines).toHaveLength(3)
  expect(chart.lines.join(' ')).not.toMatch(/NaN|-/)
  expect(
    createWeightChart([createDay(0, 60), createDay(14, 60), createDay(29, 60)])!.lines.map(
      (run) => run.split(' ').length,
    ),
  ).toEqual([2, 1])
  expect(createWeightChart([createDay(0, 60), createDay(5, 60)])!.marks.map(({ text }) => text)).toEqual([
    '59',
    '60',
    '61',
  ])
  // The line is the trend, as everywhere: after a step it follows by a tenth a day.
  const step = createWeightChart([createDay(0, 60), createDay(1, 60), createDay(2, 64)])!
  const [yOf60, yOf64] = [step.dots[1]!.y, step.dots[2]!.y]
  const [, , end] = step.lines[0]!.split(' ')
  expect(Number(end!.split(',')[1])).toBeCloseTo(yOf60 + 0.1 * (yOf64 - yOf60), 0)
  // Two weigh-ins of a day are one dot, and the band is held inside the picture.
  const twice = createWeightChart([createDay(0, 60), createDay(0.1, 61), createDay(1, 60)], [50, 70])!
  expect([twice.dots.length, twice.count]).toEqual([2, 3])
  expect(twice.band!.y).toBeGreaterThanOrEqual(0)
  expect(twice.band!.height).toBeLessThanOrEqual(CHART.height)
  expect(createWeightChart([createDay(0, 60)])).toBeUndefined()
  expect(createWeightChart([])).toBeUndefined()
})

test('notes are a column of their own, which no spreadsheet takes for a formula', () => {
  const records = joinRecords(createAllItems({ weight: [createItem(58.3, T2), createItem(58.45, T1)] }))
  const [first, second] = records.map(({ time }) => time) as [number, number]
  const csv = toCsv(
    records,
    undefined,
    new Map([
      [first, '=1+1,"晚饭"后'],
      [second, '空腹'],
      [5, '没有这次测量'],
    ]),
  )
  expect(csv.split('\r\n').map((line) => line.slice(0, 23))).toEqual([
    '\ufeffCOMMENT,DATE,TIME,BMI,',
    `"'=1+1,""晚饭""后",2026-05`,
    '"空腹",2026-05-04,07:20:3',
    '',
  ])
})
