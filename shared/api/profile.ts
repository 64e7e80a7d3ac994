import { address, flag, number, text, time } from './fields.ts'
import { read } from './http.ts'
import { PROFILE } from './member-calls.ts'
import { type Infer, object } from './schema.ts'

/** The whole member, for the one page that hands a part of it on (/chat). Other pages take user.ts. */
export const FullProfile = object({
  no: text(64),
  nickname: text(60),
  avatar: address,
  /** 1 male, another number female. */
  gender: number,
  isVip: flag,
  /** Years. */
  age: number,
  /** yyyy-MM-dd */
  birthday: time,
  city: text(40),
})
export type FullProfile = Infer<typeof FullProfile>

/** Who is signed in, whole. @throws ServiceError */
export const readFullProfile = (signal?: AbortSignal): Promise<FullProfile> => read(PROFILE, FullProfile, { signal })
