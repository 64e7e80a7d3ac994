import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatClock, getCountdown } from '#shared/format/clock.ts'
import { getCourseMinutes } from '#shared/format/course-minutes.ts'

test.for([
  [0, '00:00'],
  [59.9, '00:59'],
  [60, '01:00'],
  [3599, '59:59'],
  [3600, '60:00'],
  ['65', '01:05'],
  [-5, '00:00'],
  [undefined, '-'],
  ['x', '-'],
  [1e300, '-'],
] as const)('%o seconds read %s', ([seconds, text]) => expect(formatClock(seconds)).toBe(text))

test.for([
  [0, 0],
  [1, 1],
  [59, 1],
  [60, 1],
  [119, 1],
  [120, 2],
  ['1500', 25],
  [-1, undefined],
  [null, undefined],
] as const)('a course of %o seconds has %o minutes', ([seconds, minutes]) => {
  expect(getCourseMinutes(seconds)).toBe(minutes)
})

const NOW = 1_700_000_000_000
const DAY = 86_400_000
test.for([
  [0, '00 00 00 00', true],
  [-1, '00 00 00 00', true],
  [1, '00 00 00 00', false],
  [1000, '00 00 00 01', false],
  [DAY - 1, '00 23 59 59', false],
  [DAY, '01 00 00 00', false],
  [123 * DAY + 61_000, '123 00 01 01', false],
  [5000 * DAY, '999 23 59 59', false],
] as const)('%i ms before the end the countdown is %s', ([left, text, isOver]) => {
  const parts = getCountdown(NOW + left, NOW)
  expect(`${parts.days} ${parts.hours} ${parts.minutes} ${parts.seconds}`).toBe(text)
  expect(parts.isOver).toBe(isOver)
})

test('the parts add up to the seconds that are left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900 * DAY }), (left) => {
      const { days, hours, minutes, seconds } = getCountdown(NOW + left, NOW)
      const total = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)
      expect(total).toBe(Math.floor(left / 1000))
    }),
  )
})
