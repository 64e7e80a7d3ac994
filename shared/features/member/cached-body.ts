import { readProfile } from '#shared/api/user.ts'
import { type Body, toBody } from '#shared/health/body.ts'

/** A page belongs to one member. */
let cached: Body | undefined

/** The member's body. Where the profile cannot be had, as this page knows it from before; undefined: not at all. Never rejects. */
export const readBody = (signal: AbortSignal): Promise<Body | undefined> =>
  readProfile(signal).then(
    (profile) => {
      cached = toBody(profile)
      return cached
    },
    () => cached,
  )
