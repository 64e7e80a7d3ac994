import { grouped } from '#shared/core/numbers.ts'
import { differenceUnit, inShownUnit, unitBehind } from '#shared/core/weight-unit.ts'
import type { Level, Range } from '#shared/health/levels.ts'
import { getDigits } from '#shared/health/metrics.ts'
import type { Measure } from './measures.ts'

/** How far a value is out of its range, in the digits it is shown with; one that is shown on its edge is out by one of the last digit. Undefined inside the range. */
export function offText(value: number | undefined, range: Range | undefined, { unit }: Measure, level: Level) {
  if (value === undefined || !range || level === 'std') return undefined
  const by = Math.max(0.1, inShownUnit(unit, Math.abs(value - (level === 'high' ? range.below : range.from)))!)
  const size = grouped(by, getDigits({ unit }, by))
  return `${level === 'high' ? '高出' : '还差'} ${size}${unitBehind(differenceUnit(unit))}`
}
