import type { MetricKey } from './metrics.ts'

/** Metrics for which a member may write down a goal of their own. */
export type GoalKey = 'bodyFat' | 'ssm' | 'whr'

/** Limits of a goal in the metric's unit; a value outside is an input error. */
export const GOAL_LIMITS: Record<GoalKey, readonly [least: number, most: number]> = {
  bodyFat: [3, 60],
  ssm: [5, 80],
  whr: [0.5, 1.5],
}

export const isGoalKey = (key: MetricKey): key is GoalKey => key in GOAL_LIMITS
