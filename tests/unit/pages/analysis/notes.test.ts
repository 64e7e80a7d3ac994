// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { addNotes, getNotes, MAX_NOTE_LENGTH, storeNote } from '#pages/analysis/member-goals.ts'
import { toPoints } from '#pages/analysis/model.ts'
import { formatReadout } from '#pages/analysis/ranges/range-chart.tsx'
import { createGroups } from '#pages/analysis/ranges/view.ts'
import { session } from '#shared/auth/session.ts'
import { parseTime } from '#shared/format/dates.ts'
import { getMetric } from '#shared/health/metrics.ts'

const DATES = ['2026-11-17 07:00:00', '2026-11-18 07:00:00', '2026-11-18 21:00:00']
const weight = getMetric('weight')
const items = DATES.map((date) => ({ value: 58, weight: 58, date })).reverse()
const createPoints = () => toPoints(items as unknown as Parameters<typeof toPoints>[0], weight, null)
const getTime = (index: number) => parseTime(DATES[index])!

beforeEach(() => {
  localStorage.clear()
  session.memberNo = '1001'
})

test('a note stands on its weigh-in, in every metric, and is nobody else’s', () => {
  expect(storeNote(getTime(1), '  刚跑完\n步 ')).toBe(true)
  expect(addNotes(createPoints()).map(({ note, label }) => [note, label])).toEqual([
    [undefined, '11/17'],
    ['刚跑完 步', '11/18 07:00 注'],
    [undefined, '11/18 21:00'],
  ])
  session.memberNo = '1002'
  const local = createPoints()
  expect(addNotes(local)).toBe(local)
})

test('a blank note is none, a long one is cut where somebody else has written it', () => {
  storeNote(getTime(0), '空腹')
  storeNote(getTime(0), '   ')
  expect(getNotes().size).toBe(0)
  localStorage.setItem(
    'notes.1001',
    JSON.stringify({ [getTime(0)]: '长'.repeat(500), [getTime(1)]: 5, bad: '没有时间' }),
  )
  expect([...getNotes()]).toEqual([[getTime(0), '长'.repeat(MAX_NOTE_LENGTH)]])
})

test('the chart over time tells the notes of a point, of a day all of them', () => {
  storeNote(getTime(1), '空腹')
  storeNote(getTime(2), '晚饭后')
  const noted = addNotes(createPoints())
  const getReadouts = (level: 'each' | 'day') =>
    createGroups(noted, level, true).map((group) =>
      formatReadout(group, level, noted, String, 'kg', Date.UTC(2027, 0, 5)),
    )
  const getNotes = (level: 'each' | 'day') => getReadouts(level).map(({ note }) => note)
  expect(getReadouts('day')[0]!.when).toBe('2026年11月17日')
  expect(getNotes('each')).toEqual(['', '备注：空腹', '备注：晚饭后'])
  expect(getNotes('day')).toEqual(['', '备注：空腹；晚饭后'])
})
