import type { Analysis, Step } from '#shared/api/analysis.ts'
import { signedChange } from '#shared/core/numbers.ts'
import { measured } from '#shared/health/reading.ts'

/** The three changes with their names and their days. */
export const changesOf = ({
  changeWeek,
  changeMonth,
  changeThreeMonth,
}: Analysis): [name: string, step: Step, days: number][] => [
  ['近一周', changeWeek, 7],
  ['近一月', changeMonth, 30],
  ['近三月', changeThreeMonth, 90],
]

/** A change with its sign, in the metric's unit; undefined where it is empty or no measurement could have made it. */
export function changeBy(step: Step): number | undefined {
  const by = signedChange(step?.value, step?.trend)
  return by !== undefined && measured(Math.abs(by)) !== undefined ? by : undefined
}
