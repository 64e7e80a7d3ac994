import { expect, test } from 'vitest'
import { deadlineText } from '#shared/app/campaign/view.ts'

test.for([
  ['2026-12-15 00:00:00', '2027-02-28 23:59:59', '2027-03-10', '3 月 10 日前'],
  ['2026-12-15 00:00:00', '2027-03-20 23:59:59', '2027-03-10', '3 月 20 日活动结束前'],
  ['2026-12-15 00:00:00', '2027-02-28 23:59:59', '', '2 月 28 日活动结束前'],
  ['', '', '', '活动结束前'],
  ['soon', 'later', '2027-03-10', '3 月 10 日前'],
] as const)(
  'a campaign from “%s” to “%s” with “%s” in its document: prizes are claimed %s',
  ([start, end, before, words]) => expect(deadlineText(start, end, before)).toBe(words),
)

test.for([
  ['2026-07-15 00:00:00', '2026-08-31 23:59:59', '9 月 7 日前'],
  ['2026-07-15 00:00:00', '2026-09-07 00:00:00', '9 月 7 日前'],
  ['2026-07-15 00:00:00', '2026-09-07 18:00:00', '9 月 7 日活动结束前'],
  ['2026-10-23 00:00:00', '2026-12-06 23:59:59', '12 月 6 日活动结束前'],
  ['2026-11-20 00:00:00', '2027-02-03 23:59:59', '2 月 3 日活动结束前'],
  ['', '2026-12-06 23:59:59', '12 月 6 日活动结束前'],
  ['2026-07-15 00:00:00', '', '9 月 7 日前'],
  ['soon', 'later', '9 月 7 日前'],
] as const)('an activity from “%s” to “%s”: prizes are claimed %s', ([start, end, words]) =>
  expect(deadlineText(start, end, '09-07')).toBe(words),
)
