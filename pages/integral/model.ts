import { grouped, MISSING, toNumber } from '#shared/core/numbers.ts'

/**
 * 1,280: whole points, never below 0.
 * @param points what the service says; undefined when it says nothing
 * @param sample stands in then: the text of the setting SAMPLE_POINTS, without a number in it '-'
 */
export function pointsText(points: number | undefined, sample: string): string {
  const shown = points ?? toNumber(sample)
  return shown === undefined ? MISSING : grouped(Math.floor(Math.max(0, shown)))
}
