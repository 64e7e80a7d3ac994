import { sharedActivityCall } from '#shared/api/activity.ts'
import type { FirstCalls } from '#shared/api/first-calls.ts'

export const first: FirstCalls<'activityId'> = {
  needs: ['activityId'],
  calls: ({ activityId = '' }) => [sharedActivityCall(activityId)],
}
