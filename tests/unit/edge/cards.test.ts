import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf } from '#scripts/edge/card-lines.ts'
import { ITEM_ROUTES } from '#scripts/edge/cards.ts'
import { type Route, type RouteName, routes } from '#shared/routes.ts'

const cardOf = (name: RouteName, data: unknown) => ITEM_ROUTES[name]!.card(data)

test.for([
  ['courseSharing', { name: '全身燃脂', duration: 1440, calorie: 218 }, '全身燃脂', '24分钟 · 218千卡 · 在家就能练'],
  ['courseSharing', { name: '晨间 \u202e拉伸\n' }, '晨间 拉伸', '在家就能练'],
  ['pkShare', { userName: '晓棠', rank: '2' }, '晓棠在多人PK获得第2名', ''],
  ['pkShare', { userName: '晓棠', rank: 0 }, '晓棠邀你一起多人PK', ''],
  [
    'groupShare',
    { groupInfo: { name: '晨跑', memberNum: 12 }, userInfo: { nickName: '阿哲' } },
    '阿哲邀请你加入「晨跑」',
    '12人在练，和我一起运动吧',
  ],
  ['groupShare', { groupInfo: { name: '晨跑' } }, '好友邀请你加入「晨跑」', ''],
  [
    'courseEndShare',
    { courseName: '核心', userNickname: '晓棠', calorie: 218, heartRate: 121 },
    '完成核心',
    '晓棠 今天也完成了训练',
  ],
  ['groupReport', { groupName: '晨跑', title: '第 3 周' }, '晨跑 · 第 3 周', ''],
  ['activityDetailsShare', { totalSignUpCount: 7 }, '夏日燃卡挑战赛', '已有120人参加，赢取健康好礼'],
  ['columnShare', { name: '肩颈', shareTitle: '', joinCount: 9 }, '肩颈', '9人已参加'],
] as const)('%s %o', ([name, data, title, description]) => expect(cardOf(name, data)).toEqual({ title, description }))

test('health values never get into a card', () => {
  const data = {
    courseName: '核心',
    userNickname: '晓棠',
    calorie: 218,
    heartRate: 121,
    weight: 61.5,
    score: 93,
    duration: 1440,
  }
  expect(JSON.stringify(cardOf('courseEndShare', data))).not.toMatch(/\d/)
})

const items = Object.entries(ITEM_ROUTES)

test.for(items)('%s: any reply gives a card of plain words or none', ([, route]) => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      const card = route!.card(data)
      if (card) expect(`${card.title}${card.description}`).not.toMatch(/undefined|NaN|\[object/)
    }),
  )
})

test.for(items)('%s is a public page with a share card', ([name]) => {
  const route: Route = routes[name as RouteName]
  expect(route.access).toBe('public')
  expect(route.share).toBeDefined()
})

test.for([
  ['全身燃脂力量循环', ['全身燃脂力量循环']],
  ['全身燃脂力量循环训练，二十分钟', ['全身燃脂力量循环训练', '，二十分钟']],
  ['', []],
  ['HIIT Full-Body Workout', ['HIIT Full-Body', 'Workout']],
  ['一二三四五六七八九十一二三四五六七八九十一二三', ['一二三四五六七八九十', '一二三四五六七八九十…']],
  ['abcdefghijklmnopqrstuvwxyz', ['abcdefghijklmnopq', 'rstuvwxyz']],
] as const)('%s breaks into %o', ([text, lines]) => expect(linesOf(text, 10, 2)).toEqual(lines))
