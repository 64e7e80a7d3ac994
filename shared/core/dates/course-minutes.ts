import { toNumber } from '#shared/core/numbers.ts'

/** Whole minutes of a course: floor of seconds / 60, at least 1 for a positive duration. Undefined when missing
 *  or negative. */
export function courseMinutes(seconds: unknown): number | undefined {
  const value = toNumber(seconds)
  if (value === undefined || value < 0) return undefined
  return value === 0 ? 0 : Math.max(1, Math.floor(value / 60))
}
