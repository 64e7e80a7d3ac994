import { expect, test } from 'vitest'
import { readFixture as file, readText as read } from './read-table.ts'

test('Zepp Life: the zone is kept, fat and water are percent, muscle is kilograms, null is nothing', async () => {
  const { format, weighIns, ignored, bad } = await file('zepp-life')
  expect([format, ignored, bad.named]).toEqual(['Zepp Life', [], []])
  expect(weighIns).toEqual([
    {
      measuredAt: '2026-01-16 07:30:20',
      weight: 58.6,
      bmi: 21.5,
      fatPercent: 25.91,
      waterPercent: 53.9,
      boneMass: 2.42,
      bmr: 1290,
      muscleMass: 41.02,
      visceralFat: 4,
    },
    { measuredAt: '2026-01-17 07:31:00', weight: 58.4, bmi: 21.4 },
  ])
})

test('Zepp Life: rows of several people are asked for, by height', async () => {
  const head = 'time,weight,height,bmi,fatRate,bodyWaterRate,boneMass,metabolism,muscleRate,visceralFat\n'
  const rows =
    '2026-01-15 23:30:20+0000,58.6,165.0,21.5,null,null,null,null,null,null\n2026-01-16 23:30:20+0000,78.6,180.0,24.3,null,null,null,null,null,null\n'
  await expect(read(head + rows)).rejects.toThrow('Zepp Life 里有几个人的记录（165.0、180.0），请加上 --person 165.0')
  const one = await read(head + rows, { persons: ['165'] })
  expect([one.weighIns.map(({ weight }) => weight), one.others]).toEqual([[58.6], 1])
  const zoneless = await read(`${head}2026-01-15 23:30:20,58.6,165.0,21.5,null,null,null,null,null,null\n`)
  expect(zoneless.bad.named).toEqual(['第 2 行：日期“2026-01-15 23:30:20”没有时区'])
})

test('openScale 3.x names no unit: everything that it leaves open is asked at once', async () => {
  await expect(file('openscale-3')).rejects.toThrow(
    [
      'openScale 3.x 没有写“BODY_FAT”是百分比还是质量，请加上 --fat percent 或 --fat mass',
      'openScale 3.x 的表头没有写单位，请加上 --unit kg 或 --unit lb（也可以是 st、jin）',
      'openScale 3.x 没有写“MUSCLE”是百分比还是质量，请加上 --muscle percent 或 --muscle mass',
      'openScale 3.x 没有写“WATER”是百分比还是质量，请加上 --water percent 或 --water mass',
    ].join('\n'),
  )
  const { weighIns } = await read(
    'DATE,TIME,BODY_FAT,BONE,COMMENT,MUSCLE,WATER,WEIGHT\n2026-06-01,07:05,31,5,,90,69,129\n',
    { unit: 'lb', kinds: { fat: 'mass', muscle: 'mass', water: 'mass' } },
  )
  expect(weighIns).toEqual([
    {
      measuredAt: '2026-06-01 07:05:00',
      weight: 58.51,
      fatMass: 14.06,
      boneMass: 2.27,
      muscleMass: 40.82,
      waterMass: 31.3,
    },
  ])
  expect((await read('DATE,TIME,COMMENT,MUSCLE,WEIGHT\n2026-06-01,07:05,,,9.25\n', { unit: 'st' })).weighIns).toEqual([
    { measuredAt: '2026-06-01 07:05:00', weight: 58.74 },
  ])
})

test('Fitdays without units: asked, not guessed; names that say percent need no answer', async () => {
  await expect(file('fitdays-bare')).rejects.toThrow(
    /^Fitdays 的表头没有写单位.*--unit kg.*\nFitdays 没有写“Body Fat”.*--fat percent.*\nFitdays 没有写“Body Water”.*--water percent/,
  )
  const { format, weighIns } = await file('fitdays-bare', { unit: 'kg', kinds: { fat: 'percent', water: 'percent' } })
  expect(format).toBe('Fitdays')
  expect(weighIns).toEqual([
    {
      measuredAt: '2026-08-03 07:24:00',
      weight: 58.3,
      bmi: 21.4,
      fatPercent: 25.9,
      subcutaneousFat: 21.2,
      waterPercent: 53.9,
      muscleMass: 40.9,
      boneMass: 2.3,
      bmr: 1290,
      bodyAge: 27,
    },
  ])
  expect((await read('日期,体重(斤),体脂率,骨骼肌率\n2026-08-03 07:24,116.6,25.9,38.4\n')).weighIns).toEqual([
    { measuredAt: '2026-08-03 07:24:00', weight: 58.3, fatPercent: 25.9, skeletalPercent: 38.4 },
  ])
})

test.for([
  [
    'a goal in the place of fat',
    'Date,"Weight (kg)","目标 (kg)","Bone mass (kg)"',
    '58.1,52,2.3',
    { boneMass: 2.3 },
    '体脂秤',
    ['目标 (kg)'],
  ],
  [
    'muscle before fat',
    'Date,"Weight (kg)","Muscle Mass (kg)","Fat mass (kg)"',
    '58.1,40.9,14.9',
    { fatMass: 14.9, muscleMass: 40.9 },
    'Withings',
    [],
  ],
  [
    'French',
    'Date,"Poids (kg)","Masse grasse (kg)","Masse osseuse (kg)","Masse musculaire (kg)","Hydratation (kg)",Commentaires',
    '58.1,14.9,2.3,40.9,31.4,',
    { fatMass: 14.9, boneMass: 2.3, muscleMass: 40.9, waterMass: 31.4 },
    'Withings',
    ['Commentaires'],
  ],
  ['bones in grams', 'Date,"Weight (kg)","Bone mass (g)"', '58.1,2300', {}, 'Withings', ['Bone mass (g)']],
] as const)('Withings by the names of its columns: %s', async ([, head, cells, values, format, ignored]) => {
  const found = await read(`${head}\n2026-07-03 07:10:05,${cells}\n`)
  expect([found.format, found.ignored]).toEqual([format, ignored])
  expect(found.weighIns).toEqual([{ measuredAt: '2026-07-03 07:10:05', weight: 58.1, ...values }])
})

test('Renpho: date and time in two columns, dashes, more cells than names', async () => {
  const { format, weighIns, bad } = await file('renpho')
  expect([format, bad.named]).toEqual(['Renpho', []])
  expect(weighIns).toEqual([
    { measuredAt: '2026-04-16 18:37:05', weight: 58.6, bmi: 21.5 },
    {
      measuredAt: '2026-04-17 07:59:46',
      weight: 58.3,
      bmi: 21.4,
      fatPercent: 25.9,
      fatMass: 15.1,
      musclePercent: 70.2,
      muscleMass: 40.93,
      skeletalPercent: 38.4,
      skeletalMass: 22.39,
      boneMass: 2.3,
      proteinPercent: 16.1,
      proteinMass: 9.39,
      waterPercent: 53.9,
      waterMass: 31.42,
      subcutaneousFat: 21.2,
      visceralFat: 4,
      bmr: 1650,
      bodyAge: 27,
    },
  ])
  const older = await read(
    'Time of Measurement,Weight(lb),BMI,Body Fat(%),Fat-Free Mass(lb),Body Type,Remarks\n2026-01-01 10:20:30,128.5,21.4,25.9,95.2,,,\n',
  )
  expect([older.format, older.weighIns]).toEqual([
    'Renpho',
    [{ measuredAt: '2026-01-01 10:20:30', weight: 58.29, bmi: 21.4, fatPercent: 25.9 }],
  ])
})

test('VeSync: units in the cells, the moment quoted or split by its own comma', async () => {
  const { format, weighIns, bad } = await file('vesync')
  expect([format, bad.named]).toEqual(['VeSync', []])
  expect(weighIns).toEqual([
    {
      measuredAt: '2026-07-28 07:14:00',
      weight: 58.25,
      bmi: 21.4,
      fatPercent: 25.9,
      subcutaneousFat: 21.2,
      visceralFat: 4,
      waterPercent: 53.9,
      skeletalPercent: 38.4,
      muscleMass: 40.9,
      boneMass: 2.3,
      proteinPercent: 16.1,
      bmr: 1290,
      bodyAge: 27,
    },
    { measuredAt: '2026-08-10 20:37:00', weight: 58.2, bmi: 21.4 },
  ])
})

test('eufy: whose row it is stands in the file; water has no unit and is asked', async () => {
  await expect(file('eufy')).rejects.toThrow(/^eufy 没有写“WATER”.*\neufy 里有几个人的记录（Tang、Ming）/)
  const { format, weighIns, others } = await file('eufy', { persons: ['Tang'], kinds: { water: 'percent' } })
  expect([format, others]).toEqual(['eufy', 1])
  expect(weighIns).toEqual([
    {
      measuredAt: '2026-07-28 07:14:00',
      weight: 58.3,
      bmi: 21.4,
      fatPercent: 25.9,
      muscleMass: 40.9,
      musclePercent: 70.2,
      bmr: 1290,
      waterPercent: 53.9,
      fatMass: 15.1,
      boneMass: 2.3,
      visceralFat: 4,
      proteinPercent: 16.1,
      skeletalMass: 22.4,
      subcutaneousFat: 21.2,
      bodyAge: 27,
    },
  ])
})

test('Garmin: days stand in rows of their own', async () => {
  const { format, weighIns, bad, ignored } = await file('garmin')
  expect([format, bad.named, ignored]).toEqual(['Garmin', [], ['Change']])
  expect(weighIns).toEqual([
    { measuredAt: '2026-07-15 08:40:00', weight: 58.8 },
    {
      measuredAt: '2026-07-15 09:46:00',
      weight: 58.5,
      bmi: 21.5,
      fatPercent: 26,
      skeletalMass: 22.5,
      boneMass: 2.3,
      waterPercent: 54,
    },
    {
      measuredAt: '2026-07-18 20:28:00',
      weight: 58.3,
      bmi: 21.4,
      fatPercent: 25.9,
      skeletalMass: 22.4,
      boneMass: 2.3,
      waterPercent: 53.9,
    },
  ])
})

test('Fitbit: the unit is asked, other tables behind are left alone, 0 is nothing', async () => {
  await expect(file('fitbit')).rejects.toThrow('Fitbit 的表头没有写单位')
  const { format, weighIns, bad } = await file('fitbit', { unit: 'kg' })
  expect([format, bad.named]).toEqual(['Fitbit', []])
  expect(weighIns).toEqual([
    { measuredAt: '2026-07-28 12:00:00', weight: 58.3, bmi: 21.4, fatPercent: 25.9 },
    { measuredAt: '2026-07-29 12:00:00', weight: 58.1 },
  ])
})

test.for([
  ['com.samsung.health.weight,6313008,7\n', 'Samsung Health'],
  ['timestamp,weight grams,data source\n', 'Google 导出的 Fitbit'],
  ['Activities\nDate,Calories Burned\n', 'Fitbit'],
  ['Activity Type,Date,Favorite,Title\n', 'Garmin'],
  ['timestamp,weight,height,bmi,fatRate,bodyWaterRate\n', '旧版小米运动'],
] as const)('%j is named and not read', async ([text, owner]) => {
  await expect(read(text)).rejects.toThrow(`这是 ${owner} 的文件，暂时还不能读取`)
})
