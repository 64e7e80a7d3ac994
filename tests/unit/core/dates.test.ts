import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, countDays, getMonthWeeks, getWeekDays } from '#shared/format/calendar-days.ts'
import { formatTime, getDateParts, parseTime, toDayKey } from '#shared/format/dates.ts'

test.for([
  ['2024-08-16', Date.UTC(2024, 7, 15, 16)],
  ['2024-08-16 08:12:00', Date.UTC(2024, 7, 16, 0, 12)],
  ['2024-08-16T08:12:00Z', Date.UTC(2024, 7, 16, 8, 12)],
  ['2024-08-16T08:12:00.5Z', Date.UTC(2024, 7, 16, 8, 12, 0, 500)],
  ['2024-08-16T08:12:00.1239+08:00', Date.UTC(2024, 7, 16, 0, 12, 0, 123)],
  ['2024-08-16T08:12:00+0800', Date.UTC(2024, 7, 16, 0, 12)],
  ['2024-08-16T08:12:00-05:30', Date.UTC(2024, 7, 16, 13, 42)],
  [' 2024-8-6 ', Date.UTC(2024, 7, 5, 16)],
  ['2024-02-29', Date.UTC(2024, 1, 28, 16)],
  ['0099-01-01', Date.parse('0099-01-01T00:00:00+08:00')],
  [1_723_766_400_000, 1_723_766_400_000],
  [0, 0],
] as const)('parseTime(%o) is %d', ([input, expected]) => expect(parseTime(input)).toBe(expected))

/** 2023-09-01 00:00 in Shanghai, as back ends of Java, Go, Python and PHP write it. */
test.for([
  '1693497600',
  '1693497600000',
  '2023-09-01',
  '2023-9-1 0:00:00',
  '2023-09-01 00:00:00.0',
  '2023-09-01T00:00',
  '2023-08-31T16:00:00.000+00:00',
  '2023-08-31T16:00:00.000+0000',
  '2023-08-31T16:00:00.000000000Z',
  '2023-09-01T00:00:00+08',
  '2023-09-01T00:00:00+08:00[Asia/Shanghai]',
  '2023-09-01 00:00:00 +0800',
  '2023-08-31 16:00:00 UTC',
  '2023-09-01 00:00:00 CST',
  '2023/09/01',
  '2023/09/01 00:00',
  '2023年9月1日',
  '2023年09月01日 00:00:00',
  '20230901',
  '20230901000000',
  'Sep 1, 2023 12:00:00 AM',
  'Sep 1, 2023, 12:00:00 AM',
  'Sep 1, 2023, 12:00:00\u202fAM',
  'Sep 1, 2023',
  'Fri Sep 01 00:00:00 CST 2023',
  'Thu Aug 31 16:00:00 UTC 2023',
  'Fri Sep 01 00:00:00 GMT+08:00 2023',
  'Thu, 31 Aug 2023 16:00:00 GMT',
  'Fri, 1 Sep 2023 00:00:00 +0800',
  ' 2023-09-01\t00:00 ',
] as const)('%s is read as midnight in Shanghai', (input) => {
  expect(parseTime(input)).toBe(Date.UTC(2023, 7, 31, 16))
})

test.for([
  ['Sep 1, 2023 12:30:00 PM', '2023-09-01 12:30'],
  ['Sep 1, 2023 1:05:09 PM', '2023-09-01 13:05'],
  ['2023-09-01 08:00:00 am', '2023-09-01 08:00'],
  ['Fri Sep 01 23:59:59 CST 2023', '2023-09-01 23:59'],
  ['20230901235959', '2023-09-01 23:59'],
] as const)('%s is %s', ([input, expected]) => expect(formatTime(input, 'yyyy-MM-dd HH:mm')).toBe(expected))

test.for([
  '',
  '2024-02-30',
  '2024-13-01',
  '2024-01-00',
  '0000-01-01',
  '2024-01-01 24:00:00',
  '2024-01-01 10:60:00',
  '2024-01-01 10:00:60',
  '2024-01-01T10:00:00+15:00',
  '2024-01-01 10',
  '2024/13/01',
  '20241301',
  '2024-01-01T10:00:00PST',
  'Sep 31, 2023 12:00:00 AM',
  'Foo 1, 2023 12:00:00 AM',
  'Sep 1, 2023 13:00:00 PM',
  'Sep 1 12:00:00',
  '169352640',
  '16935264001',
  '2024-01-01<script>',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '0001-12-31 23:59:59',
  '9999-01-01',
  '9999-12-31 23:59:59',
  1e18,
  -1e18,
  null,
  undefined,
  new Date(),
])('parseTime(%o) is undefined', (input) => expect(parseTime(input)).toBeUndefined())

test.for([
  ['2024-08-16 08:12:09', 'M月d日', '8月16日'],
  ['2024-08-16 08:12:09', '周E HH:mm', '周五 08:12'],
  ['2024-08-06 08:12:09', 'MM/dd', '08/06'],
  ['2024-08-06 08:12:09', 'yyyy-MM-dd HH:mm:ss', '2024-08-06 08:12:09'],
  ['2024-12-31T16:00:00Z', 'yyyy.M.d', '2025.1.1'],
  ['2024-08-18', '周E', '周日'],
  ['bad', 'M月d日', undefined],
  [undefined, 'M月d日', undefined],
] as const)('%o as %s is %s', ([input, pattern, expected]) => expect(formatTime(input, pattern)).toBe(expected))

test.for([
  ['2024-08-15 23:59:59', '2024-08-16 00:00:00', 1],
  ['2024-08-16 00:00:00', '2024-08-16 23:59:59', 0],
  ['2024-08-15T15:59:59Z', '2024-08-15T16:00:00Z', 1],
  ['1969-12-31', '1970-01-01', 1],
  ['bad', '2024-01-01', undefined],
  ['2024-01-01', null, undefined],
] as const)('from %s to %s: %o days', ([from, to, days]) => expect(countDays(from, to)).toBe(days))

test('a month starts on Monday and pads with empty cells', () => {
  const weeks = getMonthWeeks(2024, 8)
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([undefined, undefined, undefined, '2024-08-01', '2024-08-02', '2024-08-03', '2024-08-04'])
  expect(weeks[4]).toEqual([
    '2024-08-26',
    '2024-08-27',
    '2024-08-28',
    '2024-08-29',
    '2024-08-30',
    '2024-08-31',
    undefined,
  ])
})

test.for([
  [2021, 2, 4, 28],
  [2024, 2, 5, 29],
  [2023, 7, 6, 31],
  [2024, 9, 6, 30],
] as const)('%i-%i has %i rows and %i days', ([year, month, rows, days]) => {
  const weeks = getMonthWeeks(year, month)
  expect(weeks).toHaveLength(rows)
  expect(weeks.flat().filter(Boolean)).toHaveLength(days)
})

test('a month that does not exist has no weeks', () => {
  expect([getMonthWeeks(2024, 0), getMonthWeeks(2024, 13), getMonthWeeks(Number.NaN, 1)]).toEqual([[], [], []])
})

test('a week runs from Monday to Sunday across a year', () => {
  expect(getWeekDays('2024-12-31 23:00:00')).toEqual([
    '2024-12-30',
    '2024-12-31',
    '2025-01-01',
    '2025-01-02',
    '2025-01-03',
    '2025-01-04',
    '2025-01-05',
  ])
  expect(getWeekDays('2025-01-05')[0]).toBe('2024-12-30')
  expect(getWeekDays('bad')).toEqual([])
})

const moments = fc.integer({ min: 0, max: 4_102_444_800_000 })

test('what is written is read back to the same second', () => {
  fc.assert(
    fc.property(moments, (time) => {
      expect(parseTime(formatTime(time, 'yyyy-MM-dd HH:mm:ss'))).toBe(Math.floor(time / 1000) * 1000)
    }),
  )
})

test('day keys sort like the moments, and days between agrees with adding days', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: -800, max: 800 }), (time, days) => {
      const other = addDays(time, days)
      expect(countDays(time, other)).toBe(days)
      expect(Math.sign((other ?? '').localeCompare(toDayKey(time) ?? ''))).toBe(Math.sign(days))
    }),
  )
})

test('any input gives whole fields or nothing, never a throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.constant(null)), (input) => {
      const parts = getDateParts(input)
      if (parts) expect(Object.values(parts).every(Number.isInteger)).toBe(true)
    }),
  )
})

const SCRIPT = `
import { getMonthWeeks, getWeekDays } from '#shared/format/calendar-days.ts'
import { formatTime, getDateParts, parseTime, toDayKey } from '#shared/format/dates.ts'
const inputs = ['2024-03-10 02:30:00', '2024-11-03 01:30:00', '2011-12-30', '2024-08-16T16:00:00Z', 1723766400000]
console.log(JSON.stringify([inputs.map((input) => [parseTime(input), getDateParts(input), toDayKey(input),
  formatTime(input, 'M月d日 周E HH:mm:ss'), getWeekDays(input)]), getMonthWeeks(2011, 12)]))`

test('the phone in Shanghai, New York or Apia: the same days and texts', () => {
  const runInZone = (zone: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
      env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
      encoding: 'utf8',
    })
  const shanghai = runInZone('Asia/Shanghai')
  expect(shanghai).toContain('3月10日 周日 02:30:00')
  expect(runInZone('America/New_York')).toBe(shanghai)
  expect(runInZone('Pacific/Apia')).toBe(shanghai)
}, 60_000)
