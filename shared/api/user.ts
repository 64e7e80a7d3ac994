import { code, describe, integer, may, measure, picture, string } from './describe.ts'
import { address, number, text } from './fields.ts'
import { PROFILE } from './member-calls.ts'
import { type CallQuery, createQuery } from './query.ts'
import { type Infer, object } from './schema.ts'

export const Profile = object({
  /** 1 male; see `parseSex`. */
  gender: describe(number, may(code('性别：1 男，0、2 为女', [0, 1, 2]))),
  age: describe(number, may(integer('年龄', '岁', [0, 150], 29))),
  height: describe(number, may({ ...measure('身高，0 为没有填写', '厘米', [0, 260], 165), min: 50 })),
  nickname: describe(text(60), string('昵称', '晓棠')),
  avatar: describe(address, may(picture('头像'))),
})
/** The signed-in member. */
export type Profile = Infer<typeof Profile>

/** Who is signed in. */
export const PROFILE_QUERY: CallQuery<Profile> = createQuery(PROFILE, Profile)
