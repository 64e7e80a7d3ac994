import { readAnalysis } from '#shared/api/analysis.ts'
import { readFullHistory } from '#shared/api/composition.ts'
import { METRICS } from '#shared/health/metrics.ts'
import type { ItemsByMetric } from '#shared/health/records.ts'

/**
 * Loads every measurement of every metric, whatever the kind of scale. Fails as a whole, because an
 * export with a missing column would be misleading. @throws ServiceError
 */
export async function loadAllItems(signal: AbortSignal): Promise<ItemsByMetric> {
  const lists = await Promise.all(
    METRICS.map(async ({ key, type }) => [key, (await readAnalysis(type, signal)).items] as const),
  )
  return Object.fromEntries(lists) as unknown as ItemsByMetric
}

/**
 * Loads every measurement and the history with the segments; fails as a whole. @throws ServiceError
 */
export async function loadWithSegments(signal: AbortSignal) {
  const [items, history] = await Promise.all([loadAllItems(signal), readFullHistory(signal)])
  return { items, history }
}
