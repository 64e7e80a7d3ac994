// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { pointsOf } from '#pages/analysis/model.ts'
import { keepNote, LONGEST_NOTE, ownNotes, withNotes } from '#pages/analysis/own.ts'
import { readoutOf } from '#pages/analysis/ranges/range-chart.tsx'
import { groupsOf } from '#pages/analysis/ranges/view.ts'
import { session } from '#shared/auth/session.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import { metricOf } from '#shared/health/metrics.ts'

const DATES = ['2026-11-17 07:00:00', '2026-11-18 07:00:00', '2026-11-18 21:00:00']
const weight = metricOf('weight')
const items = DATES.map((date) => ({ value: 58, weight: 58, date })).reverse()
const points = () => pointsOf(items as unknown as Parameters<typeof pointsOf>[0], weight, null)
const at = (index: number) => parseTime(DATES[index])!

beforeEach(() => {
  localStorage.clear()
  session.memberNo = '1001'
})

test('a note stands on its weigh-in, in every metric, and is nobody else’s', () => {
  expect(keepNote(at(1), '  刚跑完\n步 ')).toBe(true)
  expect(withNotes(points()).map(({ note, label }) => [note, label])).toEqual([
    [undefined, '11/17'],
    ['刚跑完 步', '11/18 07:00 注'],
    [undefined, '11/18 21:00'],
  ])
  session.memberNo = '1002'
  const own = points()
  expect(withNotes(own)).toBe(own)
})

test('a blank note is none, a long one is cut where somebody else has written it', () => {
  keepNote(at(0), '空腹')
  keepNote(at(0), '   ')
  expect(ownNotes().size).toBe(0)
  localStorage.setItem('notes.1001', JSON.stringify({ [at(0)]: '长'.repeat(500), [at(1)]: 5, bad: '没有时间' }))
  expect([...ownNotes()]).toEqual([[at(0), '长'.repeat(LONGEST_NOTE)]])
})

test('the chart over time tells the notes of a point, of a day all of them', () => {
  keepNote(at(1), '空腹')
  keepNote(at(2), '晚饭后')
  const noted = withNotes(points())
  const readouts = (level: 'each' | 'day') =>
    groupsOf(noted, level, true).map((group) => readoutOf(group, level, noted, String, 'kg', Date.UTC(2027, 0, 5)))
  const told = (level: 'each' | 'day') => readouts(level).map(({ note }) => note)
  expect(readouts('day')[0]!.when).toBe('2026年11月17日')
  expect(told('each')).toEqual(['', '备注：空腹', '备注：晚饭后'])
  expect(told('day')).toEqual(['', '备注：空腹；晚饭后'])
})
