import type { Call } from './call.ts'

/** A call about scale records: spec §7 lists the paths, but not which need each answers (path not in the spec). */
export const scaleCall = (name: string, rest: Partial<Call> = {}): Call => ({
  method: 'POST',
  path: `api/user-scale/v1/${name}`,
  ...rest,
})
