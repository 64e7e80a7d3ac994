import type { MetricKey } from './metrics.ts'

/** Metrics for which a member may write down a goal of their own. */
export type GoalKey = 'bodyFat' | 'ssm' | 'whr'

/** From where to where a goal may be, in the metric's unit: outside it is a slip of the keyboard. */
export const GOAL_LIMITS: Record<GoalKey, readonly [least: number, most: number]> = {
  bodyFat: [3, 60],
  ssm: [5, 80],
  whr: [0.5, 1.5],
}

export const isGoalKey = (key: MetricKey): key is GoalKey => key in GOAL_LIMITS
