import { beforeAll, expect, test, vi } from 'vitest'
import { createRankingView, createRankViews, formatPeriod, getPodium, getTarget } from '#pages/groupInfoShare/model.ts'

beforeAll(() => void vi.stubGlobal('location', { origin: 'https://h5.example.com' }))

test.for([
  ['2026-07-08', '2026-07-08', '07/08'],
  ['2026-07-01', '2026-07-31', '7月'],
  ['2028-02-01', '2028-02-28', '02/01-02/28'], // a leap year's month is longer
  ['2028-02-01', '2028-02-29', '2月'],
  ['2026-07-01', '2026-07-09', '07/01-07/09'],
  ['2026-07-02', '2026-07-31', '07/02-07/31'],
  ['2026-07-01', '2026-08-31', '07/01-08/31'],
  ['2025-07-01', '2026-07-31', '07/01-07/31'],
  ['2026-02-30', '2026-03-01', ''],
  ['', '2026-03-01', ''],
  ['20260701', '20260731', '7月'],
] as const)('%s to %s is titled %s', ([start, end, title]) => expect(formatPeriod(start, end)).toBe(title))

test.for([
  ['0', '天', '打卡天数'],
  ['1', '分钟', '运动时长'],
  ['2', '公斤', '力量容量'],
  ['3', '千卡', '消耗热量'],
  ['4', '分钟', '运动时长'],
  ['', '分钟', '运动时长'],
  ['toString', '分钟', '运动时长'],
] as const)('target type %s counts %s', ([type, unit, sum]) => {
  expect(getTarget(type)).toMatchObject({ unit, order: `按${sum}排名` })
})

const createPlace = (userNo: string, serial: number | undefined, statisticValue: number | undefined) => ({
  userNo,
  serial,
  statisticValue,
  nickname: userNo,
  avatar: '',
})

test('the bar of a place is its share of the best, and only the own row is marked', () => {
  const views = createRankViews([createPlace('a', 1, 512), createPlace('b', 2, 128), createPlace('c', 3, 0)], 'b')
  expect(views.map(({ percent, isMe }) => [percent, isMe])).toEqual([
    [100, false],
    [25, true],
    [0, false],
  ])
})

test.for([
  [[1, 2, 3, 4], 3],
  [[1, 1, 3, 4], 3],
  [[1, 2, 2, 4], 3],
  [[1, 1, 1, 1], 0], // no choice among equals
  [[1, 2, 3, 3], 0],
  [[1, 2], 0],
  [[undefined, undefined, undefined], 0],
] as const)('ranks %o: %i members on the podium', ([ranks, count]) => {
  const rankings = ranks.map((rank, index) => createPlace(`${index}`, rank, 10 - index))
  expect(getPodium(createRankViews(rankings, 'a'))).toHaveLength(count)
})

test.for([
  ['everybody at 0', [createPlace('a', 1, 0), createPlace('b', 1, 0)]],
  ['no values', [createPlace('a', undefined, undefined)]],
  ['nobody', []],
] as const)('%s: no bar, nothing divided by 0', ([, rankings]) => {
  for (const { percent } of createRankViews(rankings, 'a')) expect(percent).toBe(0)
})

const createRanking = (me: object, group: object = {}) => ({
  group: { name: 'G', avatarList: ['/1', '/2', '/3', '/4', '/5'], groupNum: 28, ...group },
  me: { ranking: 3, statisticValue: 1328, overUserAvatars: ['/x'], overUserCount: 25, ...me },
  rankings: [],
})

test('a rank that others have too is shared; a group of one has nobody to share with', () => {
  const rankings = [createPlace('a', 1, 5), createPlace('b', 1, 5), createPlace('c', 3, 4)]
  const getView = (ranking: number, groupNum = 3) =>
    createRankingView({ ...createRanking({ ranking }, { groupNum }), rankings })
  expect(getView(1)).toMatchObject({ isShared: true, isAlone: false })
  expect(getView(3)).toMatchObject({ isShared: false })
  expect(getView(3, 1)).toMatchObject({ isAlone: true })
})

test('the head of a ranking', () => {
  expect(createRankingView(createRanking({}))).toMatchObject({ rank: '3', size: '28', value: '1,328', overtaken: '25' })
  expect(createRankingView(createRanking({})).faces).toHaveLength(4)
  expect(createRankingView(createRanking({ ranking: 1 })).rank).toBe('1')
  expect(
    createRankingView(
      createRanking({ ranking: undefined, statisticValue: undefined, overUserCount: -1 }, { groupNum: 0, name: '' }),
    ),
  ).toMatchObject({ name: '运动群组', rank: '-', size: undefined, value: '-', overtaken: '-' })
})

test('every member has a row of its own, equal ranks the same number, in the order of the reply', () => {
  const ranks = [1, 1, 1, 1, 5, undefined, undefined]
  const views = createRankViews(
    ranks.map((rank, index) => createPlace(`m${index}`, rank, 9)),
    'm2',
  )
  expect(views.map(({ rank, name }) => [rank, name])).toEqual(ranks.map((rank, index) => [rank, `m${index}`]))
})
