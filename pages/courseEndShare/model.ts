import type { Workout } from '#shared/api/workout.ts'
import { formatTime } from '#shared/format/dates.ts'
import { formatGrouped, roundAmount } from '#shared/format/numbers.ts'
import dawn from './scene-1.svg'
import city from './scene-2.svg'
import gym from './scene-3.svg'

/** Figures of a workout in display order; one without a value is omitted. */
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
  /** Unchecked URL from the service; pass it through the image guard. */
  avatar: string
  trainTime: string
}

/** Converts the reply to its view; 0 counts as a missing value. */
export const toWorkoutView = (workout: Workout): WorkoutView => ({
  course: workout.courseName,
  tiles: TILES.flatMap(([key, label, unit]) => {
    const value = roundAmount(workout[key])
    return value ? [{ key, label, value: formatGrouped(value), unit }] : []
  }),
  name: workout.userNickname || '运动伙伴',
  avatar: workout.userAvatar,
  trainTime: workout.trainTime,
})

/** Background scenes by the `type` query parameter. */
const SCENES: Record<string, string> = { 1: dawn, 2: city, 3: gym }

/** The accepted types, the default first. */
export const SCENE_TYPES = ['1', '2', '3'] as const
export type SceneType = (typeof SCENE_TYPES)[number]

/** URL of the scene, 390 × 844. */
export const getScene = (type: SceneType): string => SCENES[type]!

/** Formats as '2026-11-20 06:42'; '' for an invalid time. */
export const formatTrainTime = (trainTime: string): string => formatTime(trainTime, 'yyyy-MM-dd HH:mm') ?? ''
