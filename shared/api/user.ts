import { address, number, text } from './fields.ts'
import { read } from './http.ts'
import { PROFILE } from './member-calls.ts'
import { type Infer, object } from './schema.ts'

export const Profile = object({
  /** 1 male; see `sexOf`. */
  gender: number,
  /** Years. */
  age: number,
  /** cm; 0 is not known. */
  height: number,
  nickname: text(60),
  avatar: address,
})
/** The signed-in member. */
export type Profile = Infer<typeof Profile>

/** Who is signed in. @throws ServiceError */
export const readProfile = (signal: AbortSignal): Promise<Profile> => read(PROFILE, Profile, { signal })
