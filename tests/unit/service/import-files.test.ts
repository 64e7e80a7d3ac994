import { expect, test } from 'vitest'
import { readFixture as file, readText } from './read-table.ts'

const read = (text: string, unit?: 'kg' | 'lb') => readText(text, { unit, isStrict: true })

test('openScale 2.x: percentages, zeros are missing, a line without a weight is skipped', async () => {
  const { format, weighIns, rows } = await file('openscale-2')
  expect(format).toBe('openScale 2.x')
  expect(rows - weighIns.length).toBe(1)
  expect(weighIns).toEqual([
    {
      measuredAt: '2026-05-03 07:12:00',
      weight: 58.6,
      boneMass: 2.3,
      fatPercent: 26.1,
      hip: 94,
      musclePercent: 38.2,
      visceralFat: 4,
      waist: 70.5,
      waterPercent: 53.9,
    },
    {
      measuredAt: '2026-05-04 07:20:00',
      weight: 58.3,
      boneMass: 2.3,
      fatPercent: 25.9,
      musclePercent: 38.4,
      visceralFat: 4,
      waterPercent: 54,
    },
    { measuredAt: '2026-05-05 07:31:00', weight: 58.45 },
  ])
})

test('openScale 3.x: upper-case keys, fractions of a second, a day without a time is noon', async () => {
  const { format, weighIns } = await file('openscale-3', {
    unit: 'kg',
    kinds: { fat: 'percent', muscle: 'percent', water: 'percent' },
  })
  expect(format).toBe('openScale 3.x')
  expect(weighIns.map(({ measuredAt, weight, fatPercent }) => [measuredAt, weight, fatPercent])).toEqual([
    ['2026-06-01 07:05:12', 58.7, 25.4],
    ['2026-06-02 12:00:00', 58.5, undefined],
    ['2026-06-03 07:11:00', 58.2, 25.1],
  ])
  expect(weighIns[0]).toMatchObject({ bmr: 1290, hip: 94, waist: 69, visceralFat: 4 })
})

/** What the Withings tables say of one weigh-in. */
const THIRD = {
  ...{ measuredAt: '2026-07-03 07:10:05', weight: 58.1 },
  ...{ fatMass: 14.9, boneMass: 2.3, muscleMass: 40.9, waterMass: 31.4 },
}

test('Withings: newest first, BOM, CRLF, empty lines; of one minute the fuller one stays', async () => {
  const { format, weighIns, rows } = await file('withings')
  expect(format).toBe('Withings')
  expect(rows - weighIns.length).toBe(1)
  expect(weighIns).toEqual([
    { measuredAt: '2026-07-01 07:02:00', weight: 58.6 },
    { measuredAt: '2026-07-02 07:09:40', weight: 58.3, fatMass: 15, boneMass: 2.3, muscleMass: 41, waterMass: 31.5 },
    THIRD,
  ])
})

test('Withings in German: a line before the header, semicolons, decimal commas', async () => {
  const { format, weighIns } = await file('withings-german')
  expect(format).toBe('Withings')
  expect(weighIns).toEqual([{ measuredAt: '2026-07-02 07:09:40', weight: 58.3 }, THIRD])
})

test('Withings in pounds', async () => {
  expect((await file('withings-pounds')).weighIns).toEqual([
    {
      measuredAt: '2026-07-03 07:10:05',
      weight: 58.11,
      fatMass: 14.88,
      boneMass: 2.31,
      muscleMass: 40.91,
      waterMass: 31.39,
    },
  ])
})

test('TrendWeight: the unit stands in the header or is told', async () => {
  const { format, weighIns, rows } = await file('trendweight', { unit: 'kg' })
  expect(format).toBe('TrendWeight')
  expect(rows - weighIns.length).toBe(1)
  expect(weighIns).toEqual([
    { measuredAt: '2026-08-01 07:40:00', weight: 58.4 },
    { measuredAt: '2026-08-02 07:15:00', weight: 58, fatPercent: 25.2 },
  ])
  expect((await read('Date,Time,Weight,Body Fat %\n2026-08-02,07:15,128,25\n', 'lb')).weighIns[0]?.weight).toBe(58.06)
  expect((await read('Date,Time,Weight (lbs),Body Fat %\n2026-08-02,07:15,128,25\n')).weighIns[0]?.weight).toBe(58.06)
})

test('of two equals in a minute the later one stays, whatever the order of the file', async () => {
  const lines = ['2026-08-02,07:15:10,58.0,25', '2026-08-02,07:15:50,58.6,25']
  for (const order of [lines, [...lines].reverse()]) {
    const { weighIns } = await read(`Date,Time,Weight,Body Fat %\n${order.join('\n')}\n`, 'kg')
    expect(weighIns).toEqual([{ measuredAt: '2026-08-02 07:15:50', weight: 58.6, fatPercent: 25 }])
  }
})

const HEAD = 'Date,Time,Weight,Body Fat %\n2026-08-01,07:15,58,25\n'
const SCALES = 'Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)","Muscle mass (kg)","Hydration (kg)",Comments\n'

test.for([
  ['', '文件是空的'],
  ['\n\n', '文件是空的'],
  ['a,b\n1,2\n', '第 1 行：表头无法识别，支持 本产品、openScale、'],
  [
    'Date,Time,Weight,Body Fat %\n2026-08-01,07:15,58,25\n',
    'TrendWeight 的表头没有写单位，请加上 --unit kg 或 --unit lb（也可以是 st、jin）',
    undefined,
  ],
  [`${HEAD}2026-08-02,07:15,abc,25\n`, '第 3 行：Weight“abc”不是数字'],
  [`${HEAD}2026-08-02,07:15,58 stone,25\n`, '第 3 行：Weight“58 stone”不是数字'],
  [`${HEAD}2026-08-02,07:15,58 %,25\n`, '第 3 行：Weight“58 %”的单位不对'],
  [`${HEAD}2026-08-02,07:15,-58,25\n`, '第 3 行：Weight“-58”不能小于 0'],
  [`${HEAD}2026-08-02,07:15,58,101\n`, '第 3 行：Body Fat %“101”超出范围'],
  [`${HEAD}2026-02-30,07:15,58,25\n`, '第 3 行：日期“2026-02-30 07:15”无法识别，应为 2026-01-31 08:30'],
  [`${HEAD}02.08.26,07:15,58,25\n`, '第 3 行：日期“02.08.26 07:15”无法识别，应为 2026-01-31 08:30'],
  [`${HEAD}1989-12-31,07:15,58,25\n`, '第 3 行：日期“1989-12-31 07:15”早于 1990 年'],
  [`${HEAD}2026-08-02,25:15,58,25\n`, '第 3 行：日期“2026-08-02 25:15”无法识别，应为 2026-01-31 08:30'],
  [`${HEAD}2027-08-02,07:15,58,25\n`, '第 3 行：日期“2027-08-02 07:15:00”在将来'],
  [`${HEAD}\n\n2026-08-02,07:15,58\n`, '第 5 行：应有 4 列，实际有 3 列'],
  [`${HEAD}2026-08-02,07:15,58,25,note\n`, '第 3 行：应有 4 列，实际有 5 列'],
  [`${SCALES}2026-08-02 07:15:00,58,59,,,,\n`, '第 2 行：身体成分比体重还重'],
] as const)('%j is refused: %s', async ([text, message, ...unit]) => {
  await expect(read(text, unit.length > 0 ? undefined : 'kg')).rejects.toThrow(message)
})

test('an open quote is refused with a line', async () => {
  await expect(read(`${HEAD}2026-08-02,"07:15,58,25\n`, 'kg')).rejects.toThrow(/^第 \d+ 行：引号没有成对/)
})
