import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BANNER_TEXTS } from '#pages/activityShare/banner-texts.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { createCard as cardOfPage, createPictureCard, ITEM_ROUTES } from '#scripts/edge/cards.ts'
import { toPrintableText } from '#scripts/edge/printable-text.ts'
import { CAMPAIGN_NAME, SHARE_JOINED } from '#shared/campaign.ts'
import { fitsLines, wrapEvenly, wrapText } from '#shared/format/wrap-text.ts'
import type { RouteName } from '#shared/routes.ts'

const createItemCard = (name: RouteName, data: unknown, query = {}) => cardOfPage(ITEM_ROUTES[name]!, data, query)
const formatJoined = (count: string) => SHARE_JOINED.replace('{count}', count)

test.for([
  ['courseSharing', { name: '全身燃脂', duration: 1440, calorie: 1218 }, '全身燃脂', '24分钟 · 1,218千卡 · 在家就能练'],
  ['courseSharing', { name: '全身燃脂', duration: -60, calorie: -5 }, '全身燃脂', '在家就能练'],
  ['courseSharing', { name: '晨间 \u202e拉伸\n' }, '晨间 拉伸', '在家就能练'],
  ['pkShare', { userName: '晓棠', rank: '2' }, '晓棠在多人PK获得第 2 名', ''],
  ['pkShare', { userName: '晓棠', rank: 0 }, '晓棠邀请你一起多人PK', ''],
  [
    'groupShare',
    { groupInfo: { name: '晨跑', memberNum: 1012 }, userInfo: { nickName: '阿哲' } },
    '阿哲邀请你加入“晨跑”',
    '1,012人在练，和我一起运动吧',
  ],
  ['groupShare', { groupInfo: { name: '晨跑' } }, '好友邀请你加入“晨跑”', ''],
  [
    'groupInfoShare',
    { groupInfo: { name: '晨跑', groupNum: 1028 }, userInfo: { ranking: 2, statisticValue: 613 }, rankings: [] },
    '“晨跑”群组排行',
    '共1,028人，来看看这段时间大家运动得怎么样',
  ],
  ['groupInfoShare', { groupInfo: { name: '晨跑' } }, '“晨跑”群组排行', '来看看这段时间大家运动得怎么样'],
  [
    'courseEndShare',
    { courseName: '核心', userNickname: '晓棠', calorie: 218, heartRate: 121 },
    '晓棠完成了“核心”',
    '今天也完成了训练，来看看这次的成绩',
  ],
  ['courseEndShare', { courseName: '核心' }, '完成“核心”', '今天也完成了训练，来看看这次的成绩'],
  ['groupReport', { groupName: '晨跑', title: '第 3 周' }, '“晨跑”群组周报', '第 3 周'],
  ['pkShare', { userName: '很长的名字'.repeat(9) }, `${'很长的名字'.repeat(4)}…邀请你一起多人PK`, ''],
  ['activityDetailsShare', { totalSignUpCount: 7 }, CAMPAIGN_NAME, formatJoined('120')],
  ['activityDetailsShare', { totalSignUpCount: 1007.5 }, CAMPAIGN_NAME, formatJoined('1,120')],
  ['pkShare', { userName: '晓棠', rank: 2.9 }, '晓棠在多人PK获得第 2 名', ''],
  ['columnShare', { name: '肩颈', shareTitle: '', joinCount: 1009 }, '肩颈', '1,009人已参加'],
  ['columnShare', { name: '肩颈', joinCount: -3 }, '肩颈', ''],
  ['groupShare', { groupInfo: { name: '晨跑', memberNum: -3 } }, '好友邀请你加入“晨跑”', ''],
  ['groupShare', { groupInfo: { name: '晨跑', memberNum: 12.5 } }, '好友邀请你加入“晨跑”', '12人在练，和我一起运动吧'],
] as const)('%s %o', ([name, data, title, description]) =>
  expect(createItemCard(name, data)).toEqual({ title, description }),
)

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
  expect(JSON.stringify(createItemCard('courseEndShare', data))).not.toMatch(/\d/)
})

const items = Object.entries(ITEM_ROUTES)

test.for(items)('%s: any reply gives a card of plain words or none', ([, page]) => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      const card = cardOfPage(page!, data, {})
      if (card) expect(`${card.title}${card.description}`).not.toMatch(/undefined|NaN|\[object/)
    }),
  )
})

const BANNERS = Object.entries(BANNER_TEXTS)
const USUAL = ['constructor', BANNER_TEXTS.saleA1] as const
test.for([...BANNERS, USUAL])(
  'the banner %s has its own words, and a picture that is there',
  ([type, { title, desc }]) => {
    const card = createItemCard('activityShare', undefined, { type })!
    expect(card).toMatchObject({ title, description: desc })
    const png = readFileSync(`${ROOT}public${card.picture}`)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    // WhatsApp leaves larger ones out.
    expect(png.length).toBeLessThan(300_000)
  },
)

test.for([
  ['全身燃脂力量循环', ['全身燃脂力量循环']],
  ['全身燃脂力量循环训练，二十分钟', ['全身燃脂力量循环', '训练，二十分钟']],
  ['晓棠邀请你加入的是“晨跑”', ['晓棠邀请你加入的是', '“晨跑”']],
  ['从开始到现在已经有24天了', ['从开始到现在已经有', '24天了']],
  ['', []],
  ['HIIT Full-Body Workout', ['HIIT Full-Body', 'Workout']],
  ['健'.repeat(23), ['健'.repeat(10), `${'健'.repeat(10)}…`]],
  ['abcdefghijklmnopqrstuvwxyz', ['abcdefghijklmnopq', 'rstuvwxyz']],
] as const)('%s breaks into %o', ([text, lines]) => expect(wrapText(text, 10, 2)).toEqual(lines))

test.for([
  ['我们今天一起运动，明天继续努力', ['我们今天一起运动，', '明天继续努力']],
  ['力量循环', ['力量循环']],
] as const)('%s fills its lines evenly: %o', ([text, lines]) => expect(wrapEvenly(text, 11, 2)).toEqual(lines))

test('lines never lose a character nor grow too wide', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 4, max: 20 }), (text, ems) => {
      const lines = wrapText(text, ems, 999)
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      if (fitsLines(text, ems, 3)) expect(wrapEvenly(text, ems, 3)).toHaveLength(lines.length)
    }),
  )
})

test.for([
  ['慢跑🏃‍♀️ 20 分钟', '慢跑 20 分钟'],
  ['تحدي 挑战', '挑战'],
  ['운동 Ünï тест', '운동 Ünï тест'],
  ['a\ud800b', 'ab'],
  ['🔥', ''],
] as const)('of %s the font draws %s', ([text, left]) => expect(toPrintableText(text)).toBe(left))

test.for([
  ['groupShare', { groupInfo: { name: '🔥🔥' }, userInfo: { nickName: '阿哲' } }, '邀请加入群组'],
  ['groupShare', { groupInfo: { name: '晨跑🏃' }, userInfo: { nickName: '🔥' } }, '好友邀请你加入“晨跑”'],
  ['groupInfoShare', { groupInfo: { name: 'تحدي', groupNum: 3 } }, '群组排行'],
  ['groupReport', { groupName: 'تحدي 🔥', title: '第 3 周' }, '群组周报'],
  ['courseSharing', { name: '🔥' }, '课程分享'],
  ['pkShare', { userName: '🔥', rank: 2 }, '多人PK'],
  ['courseEndShare', { courseName: '核心', userNickname: '🔥' }, '完成“核心”'],
  ['columnShare', { name: '🔥' }, '专栏详情'],
] as const)('the picture of %s %o says %s', ([name, data, title]) => {
  const picture = createPictureCard(name, data, {})
  expect(picture.title).toBe(title)
  expect(toPrintableText(picture.description)).not.toBe('')
})
