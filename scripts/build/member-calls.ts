import type { Call } from '#shared/api/call.ts'
import { datesCall, recordCall } from '#shared/api/scale.ts'
import type { RouteName } from '#shared/routes.ts'

/** What a member page asks first, from its <head>. */
export interface MemberCalls {
  /** A value of the address with which other things are asked for: then the page asks by itself. */
  without?: string
  calls: readonly Call[]
}

/** Pages where a session begins; the others find their scripts in the browser's cache. */
export const MEMBER_CALLS: { readonly [name in RouteName]?: MemberCalls } = {
  bodyFatScale: { without: 'no', calls: [recordCall(''), datesCall] },
}
