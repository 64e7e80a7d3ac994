import { edgesOf } from './bands.ts'
import { type Body, isMinor } from './body.ts'

/** kg from the target within which the weight of a day says nothing more. */
const NEAR = 0.5

/** What the target alone says, whatever the pace: below the healthy range, or already there. @param level kg */
export function targetPlace(level: number, targetKg: number, body?: Body): 'lowTarget' | 'near' | undefined {
  const healthy = body && !isMinor(body) ? edgesOf('weight', body) : undefined
  if (healthy && targetKg < healthy[0]! && targetKg < level) return 'lowTarget'
  return Math.abs(targetKg - level) <= NEAR ? 'near' : undefined
}
