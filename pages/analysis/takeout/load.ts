import { readAnalysis } from '#shared/api/analysis.ts'
import { METRICS } from '#shared/health/metrics.ts'
import type { AllItems } from './records.ts'

/** Every measurement of every metric, whatever the kind of scale. All or nothing: a file with a column missing would not tell.
 *  @throws ServiceError */
export async function loadAll(signal: AbortSignal): Promise<AllItems> {
  const lists = await Promise.all(
    METRICS.map(async ({ key, type }) => [key, (await readAnalysis(type, signal)).items] as const),
  )
  return Object.fromEntries(lists) as unknown as AllItems
}
