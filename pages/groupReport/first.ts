import type { FirstCalls } from '#shared/api/first-calls.ts'
import { reportCall } from '#shared/api/group-report.ts'

/** A link without the filter is asked for by the page itself. */
export const first: FirstCalls<'reportId' | 'meetStandardCondition'> = {
  needs: ['reportId', 'meetStandardCondition'],
  parts: ['report.tsx'],
  calls: ({ reportId = '', meetStandardCondition = '' }) => [reportCall(reportId, meetStandardCondition)],
}
