import type { Call } from './call.ts'
import { address, number, text, time } from './fields.ts'
import { needed, read } from './http.ts'
import { type Infer, object } from './schema.ts'

/** A finished workout. */
export const Workout = object({
  courseName: text(100),
  userNickname: text(60),
  userAvatar: address,
  /** kcal */
  calorie: number,
  /** Minutes, shown as they come: a reading (shared/api/README.md, "Readings"). */
  duration: number,
  /** Beats per minute. */
  heartRate: number,
  /** Of an AI course. */
  score: number,
  /** Strength volume in kg. */
  weight: number,
  trainTime: time,
  msg: text(),
})
export type Workout = Infer<typeof Workout>

export const workoutCall = (userSportNo: string): Call => ({
  method: 'GET',
  path: 'api/sportData/visitor/detail',
  query: { userSportNo },
})

/** A finished workout. @throws ServiceError; a reply without a course is refused */
export async function getWorkout(userSportNo: string, signal?: AbortSignal): Promise<Workout> {
  const workout = await read(workoutCall(userSportNo), Workout, { signal })
  return needed(workout, workout.courseName, workout.msg)
}
