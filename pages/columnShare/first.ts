import { sharedColumnCall } from '#shared/api/column.ts'
import type { FirstCalls } from '#shared/api/first-calls.ts'

export const first: FirstCalls<'columnId'> = {
  needs: ['columnId'],
  parts: ['shared-column.tsx'],
  calls: ({ columnId = '' }) => [sharedColumnCall(columnId)],
}
