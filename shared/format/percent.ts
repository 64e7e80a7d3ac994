import { clamp, toNumber } from './numbers.ts'

/**
 * Percentage of `goal` that is done, 0–100, not rounded; 0 without a goal or if a value is missing.
 */
export function getPercent(done: unknown, goal: unknown): number {
  const total = toNumber(goal) ?? 0
  return total > 0 ? clamp(((toNumber(done) ?? 0) / total) * 100, 0, 100) : 0
}
