import { toNumber } from '#shared/format/numbers.ts'

/** Whole minutes of a course: floor of seconds / 60, at least 1 for a positive duration. Undefined when missing
 *  or negative. */
export function getCourseMinutes(seconds: unknown): number | undefined {
  const value = toNumber(seconds) ?? -1
  return value < 0 ? undefined : value && Math.max(1, Math.floor(value / 60))
}
