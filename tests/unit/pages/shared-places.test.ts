import { expect, test } from 'vitest'
import { entriesOf, type PlaceView } from '#pages/groupInfoShare/place-views.ts'

const place = (rank: number | undefined, name = '') =>
  ({ rank, name, avatar: '', value: '1', percent: 100, isMe: false }) satisfies PlaceView

const told = (ranks: readonly (number | undefined)[]) =>
  entriesOf(ranks.map((rank) => place(rank))).map((entry) =>
    'all' in entry ? [entry.rank, entry.all.length] : entry.rank,
  )

test('a place that four and more share is told once, others and those without a place each', () => {
  expect(told([1, 1, 1, 4])).toEqual([1, 1, 1, 4])
  expect(told([1, 1, 1, 1, 5, 6, 6, 6, 6, 6])).toEqual([[1, 4], 5, [6, 5]])
  expect(told([undefined, undefined, undefined, undefined])).toEqual([undefined, undefined, undefined, undefined])
  expect(told([])).toEqual([])
})
