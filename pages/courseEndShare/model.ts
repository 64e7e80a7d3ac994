import type { Workout } from '#shared/api/workout.ts'
import { grouped, wholeAmount } from '#shared/core/numbers.ts'

/** What a finished workout shows, in this order; a tile without a value is left out. */
const TILES = [
  ['calorie', '消耗', '千卡'],
  ['duration', '时长', '分钟'],
  ['heartRate', '平均心率', 'BPM'],
  ['score', 'AI 动作得分', '分'],
  ['weight', '力量容量', '公斤'],
] as const

export interface Tile {
  key: (typeof TILES)[number][0]
  label: string
  value: string
  unit: string
}

export interface WorkoutView {
  course: string
  tiles: Tile[]
  name: string
  /** As the service sends it; it still has to pass the image guard. */
  avatar: string
  trainTime: string
}

/** 0 is no value here. */
export const workoutView = (workout: Workout): WorkoutView => ({
  course: workout.courseName,
  tiles: TILES.flatMap(([key, label, unit]) => {
    const value = wholeAmount(workout[key])
    return value ? [{ key, label, value: grouped(value), unit }] : []
  }),
  name: workout.userNickname || '运动伙伴',
  avatar: workout.userAvatar,
  trainTime: workout.trainTime,
})
