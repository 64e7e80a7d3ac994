import { createAnalysisQuery } from '#shared/api/analysis.ts'
import { FULL_HISTORY_QUERY } from '#shared/api/composition.ts'
import type { Fetch } from '#shared/api/query.ts'
import { METRICS } from '#shared/health/metrics.ts'
import type { ItemsByMetric } from '#shared/health/records.ts'

/**
 * Loads every measurement of every metric, whatever the kind of scale. Fails as a whole, because an
 * export with a missing column would be misleading. @throws ServiceError
 */
export async function fetchAllItems(fetch: Fetch): Promise<ItemsByMetric> {
  const lists = await Promise.all(
    METRICS.map(async ({ key, type }) => [key, (await createAnalysisQuery(type).queryFn(fetch)).items] as const),
  )
  return Object.fromEntries(lists) as unknown as ItemsByMetric
}

/**
 * Loads every measurement and the history with the segments; fails as a whole. @throws ServiceError
 */
export async function fetchWithSegments(fetch: Fetch) {
  const [items, history] = await Promise.all([fetchAllItems(fetch), FULL_HISTORY_QUERY.queryFn(fetch)])
  return { items, history }
}
