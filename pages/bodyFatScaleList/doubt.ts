import { readAnalysis } from '#shared/api/analysis.ts'
import type { PendingRecord } from '#shared/api/scale-pending.ts'
import { massWords } from '#shared/core/weight-unit.ts'
import { metricOf } from '#shared/health/metrics.ts'
import { measured } from '#shared/health/reading.ts'
import { farFromUsual, type WeighIn } from '#shared/health/usual-weight.ts'

/** What a pending record's row says of it, undefined where nothing is odd. */
export type Doubt = (record: Pick<PendingRecord, 'weight' | 'time'>) => string | undefined

/** Says of a pending record that it is far from what the member weighs. @throws ServiceError without the member's history */
export async function readDoubt(signal: AbortSignal): Promise<Doubt> {
  const { items } = await readAnalysis(metricOf('weight').type, signal)
  return doubtFrom(
    items.flatMap(({ value, date }): WeighIn[] => {
      const weight = measured(value)
      return weight === undefined ? [] : [{ weight, date }]
    }),
  )
}

/** The doubts that a history of own weigh-ins gives reason for. */
export const doubtFrom =
  (past: readonly WeighIn[]): Doubt =>
  ({ weight, time }) => {
    const by = farFromUsual({ weight: measured(weight), date: time }, past)
    if (by === undefined) return undefined
    // A number and its unit stay on one line.
    return `比平时${by > 0 ? '高' : '低'} ${massWords(Math.abs(by)).replace(' ', '\u00a0')}，可能不是你的测量`
  }
