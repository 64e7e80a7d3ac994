import { fixed } from '#shared/core/numbers.ts'
import { differenceUnit, inShownUnit, unitBehind } from '#shared/core/weight-unit.ts'
import type { Level, Range } from '#shared/health/levels.ts'
import type { Measure } from './measures.ts'

/** How far a value is out of its range, in the digits it is shown with; one that is shown on its edge is out by one of the last digit. Undefined inside the range. */
export function offText(
  value: number | undefined,
  range: Range | undefined,
  { unit, decimals }: Measure,
  level: Level,
) {
  if (value === undefined || !range || level === 'std') return undefined
  const by = inShownUnit(unit, Math.abs(value - (level === 'high' ? range.below : range.from)))!
  const size = fixed(Math.max(by, 10 ** -decimals), decimals)
  return `${level === 'high' ? '高出' : '还差'} ${size}${unitBehind(differenceUnit(unit))}`
}

/** A value as its card shows it: a mass in the member's unit. Without the unit; '-' when missing. */
export const shownIn = ({ unit, decimals }: Measure, value: number | undefined): string =>
  fixed(inShownUnit(unit, value), decimals)
