import { expect, test } from 'vitest'
import type { Answers } from '#scripts/workbench/service/import/options.ts'
import { readText as read } from './read-table.ts'

const dated = (...dates: string[]) =>
  `Date,Weight (kg),Body Fat (%)\n${dates.map((date) => `"${date}",58.1,25\n`).join('')}`
const momentsOf = async (text: string, answers?: Answers) =>
  (await read(text, answers)).weighIns.map(({ measuredAt }) => measuredAt.slice(0, 16))

test('day and month: told apart by days above twelve anywhere in the file, else asked', async () => {
  expect(await momentsOf(dated('07/03/2025 07:10', '13/03/2025 07:10'))).toEqual([
    '2025-03-07 07:10',
    '2025-03-13 07:10',
  ])
  expect(await momentsOf(dated('07/03/2025 07:10', '03/13/2025 07:10'))).toEqual([
    '2025-03-13 07:10',
    '2025-07-03 07:10',
  ])
  expect(await momentsOf(dated('05/05/2025 07:10'))).toEqual(['2025-05-05 07:10'])
  for (const dates of [
    ['07/03/2025'],
    ['07-03-2025 07:10', '2025-03-09 07:10'],
    ['07/03/2025', '13/03/2025', '03/14/2025'],
  ]) {
    await expect(read(dated(...dates))).rejects.toThrow('请加上 --dates dmy（日在前）或 --dates mdy（月在前）')
  }
  expect(await momentsOf(dated('07/03/2025'), { dates: 'dmy' })).toEqual(['2025-03-07 12:00'])
  expect(await momentsOf(dated('07/03/2025'), { dates: 'mdy' })).toEqual(['2025-07-03 12:00'])
  expect((await read(dated('13/03/2025', '07/03/2025'), { dates: 'mdy' })).bad.count).toBe(1)
})

test.for([
  ['2026/4/16 下午6:37', '2026-04-16 18:37'],
  ['2026年4月16日 上午12:05', '2026-04-16 00:05'],
  ['2026年4月16日 中午12:05', '2026-04-16 12:05'],
  ['2026-04-16 凌晨1:05:09', '2026-04-16 01:05'],
  ['2026-04-16 下午18:37', '2026-04-16 18:37'],
  ['2022/4/16 20:45', '2022-04-16 20:45'],
  ['2026.04.16 7:05', '2026-04-16 07:05'],
  ['16 Apr 2026 20:45', '2026-04-16 20:45'],
  ['Apr 16, 2026, 8:45 PM', '2026-04-16 20:45'],
  ['2026-04-16T20:45:00Z', '2026-04-17 04:45'],
  ['2026-04-16 20:45:10+02:00', '2026-04-17 02:45'],
  ['周四 2026-04-16 20:45', '2026-04-16 20:45'],
] as const)('a moment: %s', async ([date, moment]) => expect(await momentsOf(dated(date))).toEqual([moment]))

test.for([
  ['晚上12:05 2026-04-16', '无法识别'],
  ['2026-04-16 08:30 foo', '无法识别'],
  ['1970-01-01 08:00', '早于 1990 年'],
  ['2027-01-01 08:00', '在将来'],
  ['16/04/26', '无法识别'],
] as const)('no moment: %s is named', async ([date, why]) => {
  const { bad, weighIns } = await read(dated(date, '2026-04-17 08:00'))
  expect(bad.named).toEqual([expect.stringMatching(new RegExp(`^第 2 行：日期“.*”${why}`))])
  expect(weighIns).toHaveLength(1)
})

const numbered = (bmr: string, weight = '58.3', comma = ',') =>
  `Date${comma}Weight (kg)${comma}Body Fat (%)${comma}BMR (kcal)\n2026-04-16 08:00${comma}"${weight}"${comma}25${comma}"${bmr}"\n`
test('thousands and decimal commas, and kilojoules', async () => {
  expect((await read(numbered('1,650'))).weighIns[0]).toMatchObject({ bmr: 1650, weight: 58.3 })
  expect((await read(numbered('1290', '58,3'))).weighIns[0]).toMatchObject({ weight: 58.3 })
  expect((await read(numbered('1.290,5', '58,350', ';'))).weighIns[0]).toMatchObject({ bmr: 1290.5, weight: 58.35 })
  expect((await read(numbered('1,290.5'))).weighIns[0]).toMatchObject({ bmr: 1290.5 })
  expect((await read(numbered('5397kJ'))).weighIns[0]).toMatchObject({ bmr: 1289.91 })
  // 1.65 kcal and 58 tons are said, not kept.
  expect((await read(numbered('1.650'))).bad.named).toEqual(['第 2 行：BMR (kcal)“1.650”超出范围'])
  expect((await read(numbered('1290', '58,300'))).bad.named).toEqual(['第 2 行：Weight (kg)“58,300”超出范围'])
  expect((await read(numbered('1,29,0'))).bad.named).toEqual(['第 2 行：BMR (kcal)“1,29,0”不是数字'])
})

test.for([
  ['Body Fat (%)', '0.25'],
  ['Body Fat (%)', '81'],
  ['Body Water (%)', '5'],
  ['Muscle Mass (kg)', '0.5'],
  ['Bone Mass (kg)', '23'],
  ['Protein (%)', '161'],
  ['Visceral Fat', '400'],
  ['BMI', '2.15'],
  ['BMR', '129'],
  ['Metabolic Age', '2700'],
  ['WHR', '75'],
] as const)('%s of %s is named and left out', async ([name, cell]) => {
  const { bad, weighIns } = await read(
    `Date,Weight (kg),${name}\n2026-04-16 08:00,58.3,${cell}\n2026-04-17 08:00,58.2,\n`,
  )
  expect(bad.named).toEqual([`第 2 行：${name}“${cell}”超出范围`])
  expect(weighIns).toEqual([{ measuredAt: '2026-04-17 08:00:00', weight: 58.2 }])
})

test('one bad row is left out and named; strictly read it refuses the file', async () => {
  const text = `${dated('2026-04-16 08:00', 'yesterday', '2026-04-17 08:00')}2026-04-18 08:00,58.1\n`
  const { bad, weighIns } = await read(text)
  expect(bad).toEqual({
    count: 2,
    named: ['第 3 行：日期“yesterday”无法识别，应为 2026-01-31 08:30', '第 5 行：应有 3 列，实际有 2 列'],
  })
  expect(weighIns).toHaveLength(2)
  await expect(read(text, { isStrict: true })).rejects.toThrow('第 3 行：日期“yesterday”无法识别')
})
