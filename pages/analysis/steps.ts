import type { Analysis, Step } from '#shared/api/analysis.ts'
import { signedChange } from '#shared/core/numbers.ts'
import { measured } from '#shared/health/reading.ts'

/** The three changes with their names. */
export const changesOf = ({ changeWeek, changeMonth, changeThreeMonth }: Analysis): [name: string, step: Step][] => [
  ['近一周', changeWeek],
  ['近一月', changeMonth],
  ['近三月', changeThreeMonth],
]

/** A change with its sign, in the metric's unit; undefined where it is empty or no measurement could have made it. */
export function changeBy(step: Step): number | undefined {
  const by = signedChange(step?.value, step?.trend)
  return by !== undefined && measured(Math.abs(by)) !== undefined ? by : undefined
}
