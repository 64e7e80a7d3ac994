import { clamp, toNumber } from './numbers.ts'

/** How much of `whole` is done, 0–100 and not rounded; 0 when there is nothing to do or a value is missing. */
export function getPercent(done: unknown, goal: unknown): number {
  const total = toNumber(goal) ?? 0
  return total > 0 ? clamp(((toNumber(done) ?? 0) / total) * 100, 0, 100) : 0
}
