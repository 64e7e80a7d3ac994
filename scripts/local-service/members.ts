import type { DatabaseSync } from 'node:sqlite'
import { getDateParts, type TimeInput } from '#shared/format/dates.ts'
import { selectFirst } from './query.ts'

/** A row of the member table. */
export interface Member {
  memberNo: string
  token: string
  nickname: string
  /** Path on the service. */
  avatar: string
  /** 1 male, otherwise female. */
  gender: number
  /** yyyy-MM-dd */
  birthday: string | null
  /** 0 = not given. */
  heightCm: number
  isVip: number
  deviceType: 'ios' | 'android'
  city: string | null
  /** kg; null = no goal set. */
  targetWeight: number | null
  /** null = unknown. */
  points: number | null
  /** The case that this member shows; the simulated shell prints it with the name. */
  note: string
}

const DEFAULTS = { birthday: null, heightCm: 0, isVip: 0, city: null, targetWeight: null, points: null }
type Seed = Pick<Member, 'nickname' | 'gender' | 'deviceType' | 'note'> & Partial<Member>

const createMember = (memberNo: string, avatar: string, seed: Seed): Member => ({
  memberNo,
  token: `local-token-${memberNo}`,
  avatar: avatar && `/local/img/avatar/${avatar}.svg`,
  ...DEFAULTS,
  ...seed,
})

/** The seeded members. Ages in the notes are those on 2026-11-20. */
export const SEED_MEMBERS: readonly Member[] = [
  createMember('1001', 'f-xiaotang', {
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
  createMember('1002', 'm-chenli', {
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
  createMember('1003', 'f-xiaoman', {
    nickname: '林小满',
    gender: 2,
    birthday: '2001-06-01',
    heightCm: 160,
    deviceType: 'ios',
    points: 0,
    note: '女 25 岁 · 新成员 · 没有记录，也没有目标体重',
  }),
  createMember('1004', 'm-zihang', {
    nickname: '周子航',
    gender: 1,
    birthday: '2009-05-20',
    heightCm: 172,
    deviceType: 'android',
    city: '武汉',
    targetWeight: 62,
    note: '男 17 岁 · 未成年 · 不评级',
  }),
  createMember('1005', 'f-suqing', {
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
  createMember('1006', '', {
    nickname: '名字特别特别长的家庭健身伙伴🏋️‍♀️和她的小猫',
    gender: 2,
    deviceType: 'android',
    note: '资料不全 · 没有身高、生日和头像 · 只有体重',
  }),
]

export const findMember = (db: DatabaseSync, token: string | undefined): Member | undefined =>
  token ? selectFirst<Member>(db, 'SELECT * FROM member WHERE token = ?', token) : undefined

/** Full years on a Shanghai day; undefined without a birthday. */
export function getAge(birthday: string | null, day: TimeInput): number | undefined {
  const [birth, date] = [getDateParts(birthday), getDateParts(day)]
  if (!birth || !date) return undefined
  const hadBirthday = date.month > birth.month || (date.month === birth.month && date.day >= birth.day)
  return date.year - birth.year - (hadBirthday ? 0 : 1)
}
