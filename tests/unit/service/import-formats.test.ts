import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openText } from '#scripts/workbench/service/import/text-file.ts'
import type { WeighIn } from '#scripts/workbench/service/import/weigh-ins.ts'
import { newFolder } from '#tests/unit/new-folder.ts'
import { readAll } from './read-table.ts'

const folder = newFolder()

const read = (text: string | (() => Iterable<string>), unit?: 'kg' | 'lb') =>
  readAll(typeof text === 'string' ? () => [text] : text, { unit, isStrict: true })

const FAR = '，与前后几次相差太多'
const HEAD = 'Date,Time,Weight (kg),Body Fat %\n'
const days = (...weights: number[]) =>
  HEAD + weights.map((weight, day) => `2026-08-${String(day + 1).padStart(2, '0')},07:15,${weight},\n`).join('')
const weightsOf = (weighIns: readonly WeighIn[]) => weighIns.map(({ weight }) => weight)

test.for([
  ['12 kg', days(80, 12, 80.4), [80, 80.4], ['第 3 行：体重 12 kg，不像人的体重']],
  ['301 kg', days(80, 301, 80.4), [80, 80.4], ['第 3 行：体重 301 kg，不像人的体重']],
  ['219 kg after 80', days(80, 80.2, 219, 80.4), [80, 80.2, 80.4], [`第 4 行：体重 219 kg${FAR}`]],
  ['a first one that is not the member', days(219, 80, 80.2, 80.4), [80, 80.2, 80.4], [`第 2 行：体重 219 kg${FAR}`]],
  ['a child on the scale', days(80, 80.2, 35, 80.4, 80.1), [80, 80.2, 80.4, 80.1], [`第 4 行：体重 35 kg${FAR}`]],
  ['two weigh-ins alone tell nothing', days(80, 219), [80, 219], []],
  [
    'a new life after a pause stays',
    days(120, 121, 119, 120, 120, 75, 76, 75, 74, 75),
    [120, 121, 119, 120, 120, 75, 76, 75, 74, 75],
    [],
  ],
] as const)('%s', async ([, text, kept, named]) => {
  const { weighIns, odd } = await read(text)
  expect(weightsOf(weighIns)).toEqual(kept)
  expect(odd).toEqual({ count: named.length, named })
})

test('only the first twenty odd ones are named, all are counted', async () => {
  const { odd } = await read(days(...Array.from({ length: 30 }, () => 12), 80))
  expect([odd.count, odd.named.length]).toEqual([30, 20])
})

test('TrendWeight, computed: what was interpolated is no measurement', async () => {
  const head =
    'Date,Actual Weight (lbs),Weight Is Interpolated,Trend Weight (lbs),Actual Fat %,Fat Is Interpolated,Trend Fat %\n'
  const { format, weighIns, interpolated, ignored } = await read(
    `${head}2026-08-01,128.0,No,128.4,25.0,Yes,25.1\n2026-08-02,128.2,Yes,128.4,25.0,Yes,25.1\n2026-08-03,128.4,No,128.4,25.2,No,25.1\n`,
  )
  expect(format).toBe('TrendWeight（计算值）')
  expect(weighIns).toEqual([
    { measuredAt: '2026-08-01 12:00:00', weight: 58.06 },
    { measuredAt: '2026-08-03 12:00:00', weight: 58.24, fatPercent: 25.2 },
  ])
  expect(interpolated).toBe(1)
  expect(ignored).toEqual(['Trend Weight (lbs)', 'Trend Fat %'])
  await expect(read(`${head.replaceAll(' (lbs)', '')}2026-08-01,128.0,No,128.4,25.0,No,25.1\n`)).rejects.toThrow(
    '请加上 --unit kg 或 --unit lb',
  )
})

const at = { measuredAt: '2026-07-03 07:10:05', weight: 58.1 }
test.for([
  ['a weight alone', 'Date,"Weight (kg)",Comments', '58.10,', {}],
  ['fat in percent', 'Date,Weight (kg),Fat mass (%),Lean mass (%),Comments', '58.10,25.6,74.4,', { fatPercent: 25.6 }],
  [
    'fat and lean mass',
    'Date,Weight (kg),Fat mass (kg),Lean mass (kg),Comments',
    '58.10,14.9,43.2,',
    { fatMass: 14.9 },
  ],
  [
    'without water',
    'Date,Weight (kg),Fat mass (kg),Bone mass (kg),Muscle mass (kg),Comments',
    '58.10,14.9,2.3,40.9,',
    { fatMass: 14.9, boneMass: 2.3, muscleMass: 40.9 },
  ],
  [
    'in German, without water',
    'Datum,Gewicht (kg),Fettmasse (kg),Knochenmasse (kg),Muskelmasse (kg),Kommentare',
    '58.10,14.9,2.3,40.9,',
    { fatMass: 14.9, boneMass: 2.3, muscleMass: 40.9 },
  ],
  ['in pounds', 'Date,Weight (lb),Fat mass (%)', '128.09,25.6', { fatPercent: 25.6 }],
] as const)('older Withings exports: %s', async ([, head, cells, values]) => {
  const { format, weighIns } = await read(`${head}\n2026-07-03 07:10:05,${cells}\n`)
  expect(format).toBe('Withings')
  expect(weighIns).toEqual([{ ...at, ...values }])
})

test('Fitdays in English: units and dashes in the cells, the time before the day', async () => {
  const { format, weighIns, ignored } = await read(
    'Date,Weight,BMI,Body Fat,Subcutaneous fat,Heart rate,Visceral Fat,Body Water,Skeletal Muscle,Muscle mass,Bone Mass,Protein,BMR,Body age,\n' +
      '07:24 Aug.03 2026,82.2kg,24.5,17.6%,15.3%,--,7.5,59.5%,53.2%,64.4kg,3.4kg,18.8%,1833kcal,29,\n' +
      '08:15 Jul.31 2026,180.6lb,24.5,--,--,--,--,--,--,--,--,--,--,--,\n',
  )
  expect(format).toBe('Fitdays')
  expect(ignored).toEqual(['Heart rate'])
  expect(weighIns).toEqual([
    { measuredAt: '2026-07-31 08:15:00', weight: 81.92, bmi: 24.5 },
    {
      measuredAt: '2026-08-03 07:24:00',
      weight: 82.2,
      bmi: 24.5,
      fatPercent: 17.6,
      subcutaneousFat: 15.3,
      visceralFat: 7.5,
      waterPercent: 59.5,
      skeletalPercent: 53.2,
      muscleMass: 64.4,
      boneMass: 3.4,
      proteinPercent: 18.8,
      bmr: 1833,
      bodyAge: 29,
    },
  ])
})

const PARTS = ['左上肢', '右上肢', '躯干', '左下肢', '右下肢']
test('Fitdays in Chinese: personal ranges in brackets, segments as mass/percent/word', async () => {
  const heads = PARTS.flatMap((part) => [`${part}脂肪`, `${part}肌肉`])
  const cells = PARTS.flatMap(() => ['1.2kg/96.4%/标准', '2.3kg/101.5%/标准'])
  const { weighIns } = await read(
    `测量时间,体重(kg),BMI,体脂率(%),骨骼肌,水分,${heads.join(',')}\n` +
      `2026年8月3日 07:24,58.3(46.2-62.4),21.4(18.5-24.0),25.9%（18.0%-28.0%）,22.4kg(19.8-24.2),31.4kg,${cells.join(',')}\n` +
      `06:37 20/03/2026,116.6斤,21.4,25.9,38.4%,53.9%,${cells.map((cell, index) => (index === 3 ? '--' : cell)).join(',')}\n`,
  )
  const { segments, ...newest } = weighIns[1]!
  expect(newest).toEqual({
    measuredAt: '2026-08-03 07:24:00',
    weight: 58.3,
    bmi: 21.4,
    fatPercent: 25.9,
    skeletalMass: 22.4,
    waterMass: 31.4,
  })
  expect(Object.keys(segments!)).toHaveLength(10)
  expect(segments!.leftArm).toEqual({ mass: 1.2, rate: 96.4 })
  expect(segments!.rightLegMuscle).toEqual({ mass: 2.3, rate: 101.5 })
  // With nine of ten parts the segments are left out, because the body figure needs all.
  expect(weighIns[0]).toEqual({
    measuredAt: '2026-03-20 06:37:00',
    weight: 58.3,
    bmi: 21.4,
    fatPercent: 25.9,
    skeletalPercent: 38.4,
    waterPercent: 53.9,
  })
})

test('a table that does not have all ten parts of the body: its columns are named as not read', async () => {
  const { ignored, weighIns } = await read(
    '日期,体重,体脂率,左上肢脂肪,右上肢脂肪\n2026-08-03 07:24,58.3kg,25.9%,0.8kg/107%/标准,0.8kg/106%/标准\n',
  )
  expect(ignored).toEqual(['左上肢脂肪', '右上肢脂肪'])
  expect(weighIns[0]).not.toHaveProperty('segments')
})

test.for([
  ['2026-07-03 07:10 AM', '2026-07-03 07:10:00'],
  ['2026-07-03 7:10 pm', '2026-07-03 19:10:00'],
  ['2026-07-03 12:05 AM', '2026-07-03 00:05:00'],
  ['2026-07-03 12:05:09 p.m.', '2026-07-03 12:05:09'],
] as const)('a clock of twelve hours: %s', async ([date, measuredAt]) => {
  expect((await read(`Date,Weight (lb),Fat mass (%)\n${date},128.09,25.6\n`)).weighIns[0]).toMatchObject({ measuredAt })
  const { weighIns } = await read(`Date,Weight,Body Fat\n${date},58.1kg,25.6%\n`)
  expect(weighIns[0]).toMatchObject({ measuredAt })
})

test('a unit that the file itself names otherwise is refused', async () => {
  await expect(read(days(80), 'lb')).rejects.toThrow('TrendWeight 的体重单位是 kg，与 --unit lb 不一致')
  expect((await read(days(80), 'kg')).weighIns).toHaveLength(1)
})

const TEXT = '测量时间,体重(kg),体脂率\n2026-08-03 07:24,58.3,25.9%\n'
const wide = (text: string, swap = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return swap ? bytes.swap16() : bytes
}
/** 测量时间,体重(kg),体脂率 as GBK. */
const GBK_HEAD = Buffer.from('b2e2c1bfcab1bce42ccce5d6d8286b67292ccce5d6acc2ca', 'hex')
test.for([
  ['UTF-8', Buffer.from(TEXT), 'utf-8'],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`), 'utf-8'],
  ['GBK', Buffer.concat([GBK_HEAD, Buffer.from(TEXT.slice(TEXT.indexOf('\n')))]), 'gb18030'],
  ['UTF-16 of Windows', wide(`\ufeff${TEXT}`), 'utf-16le'],
  ['UTF-16, big end first', wide(`\ufeff${TEXT}`, true), 'utf-16be'],
  ['UTF-16 without a mark', wide(TEXT), 'utf-16le'],
] as const)('%s is recognised and read', async ([, bytes, encoding]) => {
  const path = `${folder}/${encoding}.csv`
  writeFileSync(path, bytes)
  const text = openText(path)
  expect(text.encoding).toBe(encoding)
  expect((await read(text.chunks)).weighIns).toEqual([
    { measuredAt: '2026-08-03 07:24:00', weight: 58.3, fatPercent: 25.9 },
  ])
})

test.for([
  ['xlsx', Buffer.from('504b030414000600', 'hex'), /另存为.*CSV UTF-8/],
  ['xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /另存为.*CSV UTF-8/],
  ['a web page named xls', Buffer.from('\ufeff <html><table>'), /另存为.*CSV UTF-8/],
  ['a picture', Buffer.from('ffd8ffe000104a46', 'hex'), '文件不是 UTF-8、UTF-16 或 GBK 编码的文本'],
] as const)('%s: it is said what to do', ([name, bytes, message]) => {
  const path = `${folder}/${name}`
  writeFileSync(path, bytes)
  expect(() => openText(path)).toThrow(message)
})
