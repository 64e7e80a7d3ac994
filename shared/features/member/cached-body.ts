import type { Fetch } from '#shared/api/query.ts'
import { PROFILE_QUERY } from '#shared/api/user.ts'
import { type Body, toBody } from '#shared/health/body.ts'

/** Cached for the page's lifetime, because a page belongs to one member. */
let cached: Body | undefined

/**
 * Reads the member's body. If the profile fails to load, falls back to the page's last one;
 * undefined without any. Never rejects.
 */
export const fetchBody = (fetch: Fetch): Promise<Body | undefined> =>
  PROFILE_QUERY.queryFn(fetch).then(
    (profile) => {
      cached = toBody(profile)
      return cached
    },
    () => cached,
  )
