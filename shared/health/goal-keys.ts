import type { MetricKey } from './metrics.ts'

/** Metrics for which members can set their own goal. */
export type GoalKey = 'bodyFat' | 'ssm' | 'whr'

/** Limits of a goal in the metric's unit; a value outside is an input error. */
export const GOAL_LIMITS: Record<GoalKey, readonly [min: number, max: number]> = {
  bodyFat: [3, 60],
  ssm: [5, 80],
  whr: [0.5, 1.5],
}

export const isGoalKey = (key: MetricKey): key is GoalKey => key in GOAL_LIMITS
