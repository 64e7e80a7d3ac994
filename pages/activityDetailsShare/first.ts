import { sharedActivityCall } from '#shared/api/activity.ts'
import type { FirstCalls } from '#shared/api/first-calls.ts'

export const first: FirstCalls<'activityId'> = {
  needs: ['activityId'],
  parts: ['cards.tsx'],
  calls: ({ activityId = '' }) => [sharedActivityCall(activityId)],
}
