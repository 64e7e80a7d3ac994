import type { Pace } from './pace.ts'

/**
 * The days after the last one between which the line may cross a distance of `ahead` kg: where (ahead - slope · t)² is at most z² times the
 * variance of level + slope · t (Fieller 1954). The slope must be more than z standard errors from 0.
 */
export function crossing({ slope, variance, restless }: Pace, ahead: number, z: number): readonly [number, number] {
  const z2 = z * z
  const square = slope * slope - z2 * variance.slope * restless
  const half = ahead * slope + z2 * variance.both
  const root = Math.sqrt(Math.max(0, half * half - square * (ahead * ahead - z2 * variance.level)))
  return [(half - root) / square, (half + root) / square]
}

/**
 * Days it takes at a pace that has shrunk since the middle of its window and goes on losing a share of itself each day; none is enough where
 * what is left to go is more than it ever gives. @param days at the window's pace
 */
export function slowed(days: number, { slowing, middle }: Pace) {
  const share = days * slowing * Math.exp(middle * slowing)
  return share >= 1 ? Number.POSITIVE_INFINITY : -Math.log(1 - share) / slowing
}
