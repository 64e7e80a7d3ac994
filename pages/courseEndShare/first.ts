import type { FirstCalls } from '#shared/api/first-calls.ts'
import { workoutCall } from '#shared/api/workout.ts'

export const first: FirstCalls<'userSportNo'> = {
  needs: ['userSportNo'],
  calls: ({ userSportNo = '' }) => [workoutCall(userSportNo)],
}
