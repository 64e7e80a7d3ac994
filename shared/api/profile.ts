import { boolean, code, type DescribedCall, day, describe, may, picture, string } from './describe.ts'
import { address, flag, number, text, time } from './fields.ts'
import { PROFILE } from './member-calls.ts'
import { Points } from './points.ts'
import { type CallQuery, createQuery } from './query.ts'
import { type Infer, object } from './schema.ts'
import { Profile } from './user.ts'

/** The whole member, for the one page that hands a part of it on (/chat). Other pages take user.ts. */
export const FullProfile = object({
  no: describe(text(64), string('会员编号', '1001')),
  nickname: text(60),
  avatar: address,
  gender: number,
  isVip: describe(flag, may(boolean('是否会员：true、1、"1" 都算'))),
  age: number,
  birthday: describe(time, may(day('生日'))),
  city: describe(text(40), may(string('城市', '杭州'))),
})
export type FullProfile = Infer<typeof FullProfile>

/** Who is signed in, whole. */
export const FULL_PROFILE_QUERY: CallQuery<FullProfile> = createQuery(PROFILE, FullProfile)

export const PROFILE_CALLS = [
  {
    name: 'readProfile',
    title: '登录的会员',
    who: 'member',
    replies: [Profile, FullProfile, Points],
    extras: {
      deviceType: may(string('手机系统：ios 或 android', 'ios')),
      sex: may(code('同 gender', [0, 1, 2])),
      userName: may(string('同 nickname', '晓棠')),
      userAvatar: may(picture('同 avatar')),
    },
    ask: () => PROFILE,
    gives: { userNo: 'no', height: 'height' },
  },
] as const satisfies readonly DescribedCall[]
