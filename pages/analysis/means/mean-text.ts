import { grouped, round } from '#shared/core/numbers.ts'
import type { PeriodMean } from '#shared/health/periods.ts'

/** '58.4kg（3 次，58.2–58.6） −0.2': a mean as a row of the table tells it. */
export function meanText({ mean, min, max, count, by }: PeriodMean, decimals: number, unit: string): string {
  const [low, high] = [grouped(min, decimals), grouped(max, decimals)]
  const spread = low === high ? '' : `，${low}–${high}`
  return `${grouped(mean, decimals)}${unit}（${count} 次${spread}）${changeText(by, decimals)}`
}

function changeText(by: number | undefined, decimals: number): string {
  if (by === undefined) return ''
  if (round(by, decimals) === 0) return ' 持平'
  return ` ${by < 0 ? '−' : '+'}${grouped(Math.abs(by), decimals)}`
}
