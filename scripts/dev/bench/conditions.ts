import { parseChoice, parseInteger } from '#scripts/base/command-line.ts'
import type { LineRates } from './link.ts'

/** A visitor's phone on a line. */
export interface Condition extends LineRates {
  name: string
  /** How much slower the phone's processor is than this machine's. */
  cpu: number
}
const CONDITIONS: readonly Condition[] = [
  { name: '慢速 4G', rttMs: 150, bits: 1.6e6, cpu: 4 },
  { name: '差的 3G', rttMs: 400, bits: 400e3, cpu: 6 },
]
const LINES = ['4g', '3g']

/**
 * The requested conditions.
 * @param line `4g` or `3g`; both when not given
 * @param cpus `4,8`: each line with each of these CPU rates
 * @throws Error in Chinese
 */
export function parseConditions(line: string | undefined, cpus: string | undefined): Condition[] {
  if (line) parseChoice('--line', line, LINES)
  const chosen = CONDITIONS.filter(({ name }) => !line || name.includes(line.toUpperCase()))
  if (!cpus) return chosen
  const rates = cpus.split(',').map((text) => parseInteger('--cpu', text, 1, 20))
  return chosen.flatMap((condition) =>
    rates.map((cpu) =>
      cpu === condition.cpu ? condition : { ...condition, name: `${condition.name}，CPU ÷${cpu}`, cpu },
    ),
  )
}
