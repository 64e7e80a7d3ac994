import { readAnalysis } from '#shared/api/analysis.ts'
import { readHistory } from '#shared/api/composition.ts'
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

/** All that goes into the file: every measurement, and the history that holds the parts of the body. All or nothing. @throws ServiceError */
export async function loadForExport(signal: AbortSignal) {
  const [items, history] = await Promise.all([loadAll(signal), readHistory(signal)])
  return { items, history }
}
