import { readAnalysis } from '#shared/api/analysis.ts'
import { readFullHistory } from '#shared/api/composition.ts'
import { METRICS } from '#shared/health/metrics.ts'
import type { ItemsByMetric } from '#shared/health/records.ts'

/** Every measurement of every metric, whatever the kind of scale. All or nothing: a file with a column missing would not tell.
 *  @throws ServiceError */
export async function loadAllItems(signal: AbortSignal): Promise<ItemsByMetric> {
  const lists = await Promise.all(
    METRICS.map(async ({ key, type }) => [key, (await readAnalysis(type, signal)).items] as const),
  )
  return Object.fromEntries(lists) as unknown as ItemsByMetric
}

/** All that is known: every measurement, and the history that holds the parts of the body. All or nothing. @throws ServiceError */
export async function loadWithSegments(signal: AbortSignal) {
  const [items, history] = await Promise.all([loadAllItems(signal), readFullHistory(signal)])
  return { items, history }
}
