import type { Member } from './members.ts'

/** The day the seeded data ends. Fixed, so that every seeding gives the same bytes. */
export const SEED_TODAY = '2026-11-20'

/** What a member may not have told, or is not. */
const UNKNOWN = { birthday: null, heightCm: 0, isVip: 0, city: null, targetWeight: null, points: null }
type Given = Pick<Member, 'nickname' | 'gender' | 'deviceType' | 'note'> & Partial<Member>

const member = (memberNo: string, avatar: string, given: Given): Member => ({
  memberNo,
  token: `local-token-${memberNo}`,
  avatar: avatar && `/local/img/avatar/${avatar}.svg`,
  ...UNKNOWN,
  ...given,
})

/** People the data is about; ages in the notes are those of SEED_TODAY. */
export const SEED_MEMBERS: readonly Member[] = [
  member('1001', 'f-xiaotang', {
    nickname: '晓棠',
    gender: 2,
    birthday: '1997-10-08',
    heightCm: 165,
    isVip: 1,
    deviceType: 'ios',
    city: '杭州',
    targetWeight: 54,
    points: 1280,
    note: '女 29 岁 · VIP · 体重下降 · 八电极秤（有节段）· 3 条待确认',
  }),
  member('1002', 'm-chenli', {
    nickname: '陈立',
    gender: 1,
    birthday: '1982-03-15',
    heightCm: 176,
    deviceType: 'android',
    city: '成都',
    targetWeight: 76,
    points: 36,
    note: '男 44 岁 · 体重上升 · 四电极秤（无节段）',
  }),
  member('1003', 'f-xiaoman', {
    nickname: '林小满',
    gender: 2,
    birthday: '2001-06-01',
    heightCm: 160,
    deviceType: 'ios',
    points: 0,
    note: '女 25 岁 · 新成员 · 没有记录，也没有目标体重',
  }),
  member('1004', 'm-zihang', {
    nickname: '周子航',
    gender: 1,
    birthday: '2009-05-20',
    heightCm: 172,
    deviceType: 'android',
    city: '武汉',
    targetWeight: 62,
    note: '男 17 岁 · 未成年 · 不评级',
  }),
  member('1005', 'f-suqing', {
    nickname: '苏晴',
    gender: 2,
    birthday: '1990-01-30',
    heightCm: 162,
    isVip: 1,
    deviceType: 'ios',
    city: '上海',
    targetWeight: 55,
    points: 1_204_560,
    note: '女 36 岁 · 缺少蛋白质标准 · 有节段',
  }),
  member('1006', '', {
    nickname: '名字特别特别长的家庭健身伙伴🏋️‍♀️和她的小猫',
    gender: 2,
    deviceType: 'android',
    note: '资料不全 · 没有身高、生日和头像 · 只有体重',
  }),
]
