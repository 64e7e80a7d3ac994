import { expect, test, vi } from 'vitest'
import type { ColumnDetail } from '#shared/api/column.ts'
import { toCourseView } from '#shared/features/column/course-view.ts'
import { toColumnCard, toColumnView } from '#shared/features/column/view.ts'

vi.stubGlobal('location', { origin: 'https://h5.test' })

const listed = {
  id: 'L1',
  name: '塑形营',
  description: '',
  coverImage: '/a.svg',
  tag: '',
  joinAvatarList: [],
  joinCount: 0,
  courseNum: undefined,
  courseDuration: undefined,
}

test.for([
  [4, 4440, '4 节 · 共 74 分钟'],
  [4, undefined, '4 节'],
  [undefined, 4440, '共 74 分钟'],
  [0, 0, ''],
  [-1, -60, ''],
] as const)('%s courses of %s seconds: "%s"', ([courseNum, courseDuration, extent]) =>
  expect(toColumnCard({ ...listed, courseNum, courseDuration }).extent).toBe(extent),
)

test.for([
  ['NEW', '最新'],
  ['HOT', '最热'],
  ['new', undefined],
  ['constructor', undefined],
  ['', undefined],
] as const)('tag %s reads %s', ([tag, label]) => expect(toColumnCard({ ...listed, tag }).tag).toBe(label))

test.for([
  [1286, '1,286'],
  [0, '0'],
  [undefined, undefined],
  [-1, undefined],
] as const)('%s have joined: %s', ([joinCount, text]) =>
  expect(toColumnCard({ ...listed, joinCount }).joined).toBe(text),
)

const column: ColumnDetail = {
  name: '28 天',
  description: '每天 20 分钟',
  mainImage: 'javascript:alert(1)',
  joinAvatarList: ['/a.svg', 'javascript:x'],
  joinCount: 3,
  introduce: '',
  operationImage: '',
  floatImage: 'data:image/png,x',
  joinImage: '/qr.svg',
  shareTitle: '',
  shareDescription: '',
  shareImage: '',
  courseList: [],
}

test('addresses that are no picture are refused and keep their place; the share card falls back to the column itself', () => {
  const view = toColumnView(column)
  expect(view.share).toEqual({ title: '28 天', desc: '每天 20 分钟', image: '' })
  expect(toColumnView({ ...column, shareTitle: '一起来练' }).share.title).toBe('一起来练')
  expect(view).toMatchObject({ hero: '', float: '', join: 'https://h5.test/qr.svg' })
  expect(view.avatars).toEqual(['https://h5.test/a.svg', ''])
})

const course = {
  name: '激活',
  status: 0,
  duration: 750,
  calorie: 96.4,
  trainAvatarList: [],
  sportPeopleNum: 2318,
  courseNo: 'C1',
  type: '2',
  video: '/v.mp4',
  week: undefined,
  difficultyName: '',
}

test.for([
  [{}, { courseType: '2', isLocked: false, minutes: '12', kcal: '96', trained: '2,318' }],
  [{ status: 1 }, { isLocked: true }],
  [{ status: undefined }, { isLocked: true }],
  [{ status: 7 }, { isLocked: true }],
  [{ duration: 20 }, { minutes: '1' }],
  [
    { duration: 60_000, calorie: 1234 },
    { minutes: '1,000', kcal: '1,234' },
  ],
  [
    { duration: undefined, calorie: undefined, sportPeopleNum: undefined },
    { minutes: undefined, kcal: undefined, trained: undefined },
  ],
  [{ video: 'javascript:alert(1)' }, { video: '' }],
  [{}, { week: '', level: '' }],
  [
    { week: 2, difficultyName: '初级' },
    { week: '第 2 周', level: '初级' },
  ],
  [{ week: 0 }, { week: '' }],
] as const)('course %o shows %o', ([change, displayed]) => {
  expect(toCourseView({ ...course, ...change })).toMatchObject(displayed)
})
