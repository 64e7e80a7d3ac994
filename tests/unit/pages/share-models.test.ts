import { beforeAll, expect, test, vi } from 'vitest'
import { getBanner } from '#pages/activityShare/banners.ts'
import { formatTrainTime, toWorkoutView } from '#pages/courseEndShare/model.ts'
import { getShareCard as workoutCard } from '#pages/courseEndShare/share.ts'
import { createReportView, getEmptyText } from '#pages/groupReport/model.ts'
import { createInviteView } from '#pages/groupShare/model.ts'
import { getShareCard as inviteCard } from '#pages/groupShare/share.ts'
import { createPkView } from '#pages/pkShare/model.ts'
import { PkDetail } from '#shared/api/pk.ts'

beforeAll(() => void vi.stubGlobal('location', { origin: 'https://h5.example.com' }))

const pk = (rank: unknown) => createPkView(PkDetail.read({ userName: '晓棠', userAvatar: 'javascript:1', rank })![0])

test.for([
  [1, '1'],
  [12, '12'],
  [12345, '12,345'],
  [2.9, '2'],
  [0, '-'],
  [0.5, '-'],
  [-3, '-'],
  [-3.6, '-'],
  ['12', '12'],
  [1e10, '-'],
  [undefined, '-'],
] as const)('place %o is shown as %s', ([rank, displayed]) => {
  expect(pk(rank)).toEqual({ name: '晓棠', avatar: '', rank: displayed })
})

const createGroup = (rest: object = {}) => ({
  name: '早起燃脂小分队',
  avatarList: ['/a.svg', 'data:image/png,x', '', '/d.svg', '/e.svg'],
  targetType: 1,
  exerciseDuration: 30,
  memberNum: 28,
  ...rest,
})
const invite = (rest: object = {}, inviter = { avatar: '', nickName: '阿泽' }) =>
  createInviteView({ group: createGroup(rest), inviter })

test.for([
  [{}, { label: '每日运动', minutes: 30 }],
  [{ targetType: 2 }, { label: '运动目标', minutes: 30 }],
  [{ targetType: undefined }, { label: '运动目标', minutes: 30 }],
  [{ exerciseDuration: 1 }, { label: '每日运动', minutes: 1 }],
  [{ exerciseDuration: 0 }, undefined],
  [{ exerciseDuration: -5 }, undefined],
  [{ exerciseDuration: undefined }, undefined],
] as const)('target of %o', ([rest, target]) => expect(invite(rest).target).toEqual(target))

test.for([
  [1, { before: '', count: '1' }],
  [4, { before: '', count: '4' }],
  [5, { before: '等 ', count: '5' }],
  [12_345, { before: '等 ', count: '12,345' }],
  [undefined, { before: '等 ', count: '5' }], // as many as there are pictures
  [0, undefined],
] as const)('%o members', ([memberNum, members]) => expect(invite({ memberNum }).members).toEqual(members))

test('at most four pictures, each past the guard; without any the count is as it was', () => {
  expect(invite().faces).toEqual(['https://h5.example.com/a.svg', '', '', 'https://h5.example.com/d.svg'])
  expect(invite({ avatarList: [] }).members).toEqual({ before: '等 ', count: '28' })
})

test('an invitation without names still says something', () => {
  const view = invite({ name: '' }, { avatar: '', nickName: '' })
  expect([view.name, view.inviter.name]).toEqual(['运动群组', '好友'])
  expect(inviteCard(view, '/x')).toMatchObject({ title: '好友邀请你加入“运动群组”', link: '/x' })
})

const BARE = { courseName: '清晨全身唤醒跑', userNickname: '晓棠', userAvatar: '', trainTime: '', msg: '' }
const createWorkoutView = (rest: object = {}) =>
  toWorkoutView({ ...BARE, ...rest } as Parameters<typeof toWorkoutView>[0])
const getTiles = (rest: object) =>
  createWorkoutView(rest).tiles.map(({ label, value, unit }) => `${label} ${value} ${unit}`)

test.for([
  [{}, []],
  [{ calorie: 0, duration: 0, heartRate: 0, score: 0, weight: 0 }, []], // 0 is no value
  [{ calorie: -3, duration: 0.4 }, ['时长 1 分钟']],
  [{ calorie: 326, duration: 35, heartRate: 142 }, ['消耗 326 千卡', '时长 35 分钟', '平均心率 142 BPM']],
  [{ weight: 4260, score: 88 }, ['AI 动作得分 88 分', '力量容量 4,260 公斤']],
  [{ calorie: 12860.5 }, ['消耗 12,861 千卡']],
] as const)('tiles of %o', ([rest, expected]) => expect(getTiles(rest)).toEqual(expected))

test('the card of a workout carries no figure', () => {
  const card = workoutCard(createWorkoutView({ calorie: 326, heartRate: 142 }), '/courseEndShare')
  expect(card.title + card.desc).not.toMatch(/\d/)
})

test.for([
  ['2026-11-20 06:42:10', '2026-11-20 06:42'],
  ['2026-02-30 25:61:00', ''],
  ['', ''],
] as const)('time %s is shown as %s', ([time, displayed]) => expect(formatTrainTime(time)).toBe(displayed))

const TYPES = ['health', 'afb', 'saleA1', 'saleB1', 'funSports', 'FSport'] as const

test('six banners, each with words, a drawing and a card of its own', () => {
  const banners = TYPES.map((type) => getBanner(type))
  for (const pick of ['title', 'line', 'desc', 'scene'] as const) {
    expect(new Set(banners.map((banner) => banner[pick])).size).toBe(6)
  }
})

test.for([
  ['1', '暂无达标成员'],
  ['0', '暂无未达标成员'],
  ['', '暂无未达标成员'],
] as const)('filter %s', ([condition, text]) => expect(getEmptyText(condition)).toBe(text))

test('a report row without its values', () => {
  const { rows } = createReportView({
    groupName: 'x',
    title: '',
    avatarList: [],
    userRankingList: [
      { ranking: undefined, nickname: '', meetStandardCount: undefined },
      { ranking: 2, nickname: 'x', meetStandardCount: 1234 },
    ],
  })
  expect(rows).toEqual([
    { rank: undefined, name: '运动伙伴', initial: '运', days: '-' },
    { rank: 2, name: 'x', initial: 'x', days: '1,234' },
  ])
})
