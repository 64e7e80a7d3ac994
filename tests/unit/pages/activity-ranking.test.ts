import { expect, test } from 'vitest'
import { createRankingView } from '#pages/activity/ranking.ts'
import { Ranking } from '#shared/api/activity.ts'

const createRow = (ranking: number, nickname: string, personalProgress: number) => ({
  ranking,
  avatar: `/${nickname}.svg`,
  nickname,
  personalProgress,
})
const TEN = Array.from({ length: 10 }, (_, index) => createRow(index + 1, `r${index}`, 9000 - index * 500))
const me = { nickname: '晓棠', avatar: '/晓棠.svg' }

test('the member in the list: that row is marked, none is pinned', () => {
  const { rows, pinned } = createRankingView([...TEN.slice(0, 9), createRow(10, '晓棠', 4860.7)], me, 4860.7)
  expect(rows.map(({ isMe }) => isMe).lastIndexOf(true)).toBe(9)
  expect(pinned).toBeUndefined()
})

test('the member below a full list: pinned, with what the last place takes', () => {
  expect(createRankingView(TEN, me, 4000).pinned).toMatchObject({
    rank: '未上榜',
    name: '晓棠',
    value: '4,000',
    isMe: true,
    note: '距第 10 名还差 500\u00a0千卡',
  })
})

test('the last place is the one with the least, in whatever order they come', () => {
  expect(createRankingView([...TEN].reverse(), me, 4000).pinned).toMatchObject({ note: '距第 10 名还差 500\u00a0千卡' })
})

test('nothing is missing for a place any more once it is over', () => {
  expect(createRankingView(TEN, me, 4000, true).pinned).toMatchObject({ rank: '未上榜', note: '' })
})

test('kcal below 0 are none', () => {
  const { rows, pinned } = createRankingView([...TEN.slice(0, 9), createRow(10, 'r9', -20)], me, -5)
  expect(rows[9]!.value).toBe('0')
  expect(pinned).toMatchObject({ value: '0', note: '' })
  expect(createRankingView(TEN, me, -5).pinned).toMatchObject({ note: '距第 10 名还差 4,500\u00a0千卡' })
})

test('a name alone is not the member; a short list has no last place to reach', () => {
  const { rows, pinned } = createRankingView([createRow(1, '晓棠', 9000)], me, 20)
  expect(rows[0]!.isMe).toBe(false)
  expect(pinned).toMatchObject({ note: '' })
})

test('nobody is marked while it is not known who looks, or where nobody is ranked', () => {
  expect(createRankingView(TEN, undefined, 4000).pinned).toBeUndefined()
  expect(createRankingView([], me, 0)).toEqual({ rows: [], pinned: undefined })
})

test('a place that is none reads as where the row stands', () => {
  const records = [-3.6, 0, 1e11, 4].map((place) => createRow(place, 'x', 100))
  const { rows } = createRankingView(Ranking.read({ records })![0].records, undefined, 0)
  expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
})
