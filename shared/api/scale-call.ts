import type { Call } from './call.ts'

/** A call about scale records; which path answers which need is a reading (shared/api/README.md, "Readings"). */
export const scaleCall = (name: string, rest: Partial<Call> = {}): Call => ({
  method: 'POST',
  path: `api/user-scale/v1/${name}`,
  ...rest,
})
