import * as v from 'valibot'
import type { Call } from './call.ts'

/** The number of a record; an item without a usable one is dropped from its list. */
export const recordNo = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w-]{1,64}$/))

/** A call about scale records: spec §7 lists the paths, but not which need each answers (path not in the spec). */
export const scaleCall = (name: string, rest: Partial<Call> = {}): Call => ({
  method: 'POST',
  path: `api/user-scale/v1/${name}`,
  ...rest,
})
