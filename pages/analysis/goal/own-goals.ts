import { keepOwn, readOwn } from '#shared/app/member/own-store.ts'
import { toNumber } from '#shared/core/numbers.ts'
import { inShownUnit, PER_KG, weightUnit } from '#shared/core/weight-unit.ts'
import { GOAL_LIMITS, type GoalKey, isGoalKey } from '#shared/health/goal-keys.ts'
import type { Metric, MetricKey } from '#shared/health/metrics.ts'

const STORE = 'goals'

const within = (key: GoalKey, value: number | undefined) => {
  const [least, most] = GOAL_LIMITS[key]
  return value !== undefined && value >= least && value <= most ? value : undefined
}

/** The member's own goal for a metric in the metric's unit, as it is kept on this phone; undefined without one. */
export const ownGoal = (key: MetricKey): number | undefined =>
  isGoalKey(key) ? within(key, toNumber(readOwn(STORE)[key])) : undefined

/** @param goal in the metric's unit; undefined takes it away @returns false where the phone keeps nothing */
export const keepGoal = (key: GoalKey, goal: number | undefined): boolean => keepOwn(STORE, key, goal)

/** A goal as it was typed, in the member's unit, full-width digits too; in the metric's unit, undefined outside the limits. */
export function typedGoal(key: GoalKey, { unit }: Metric, text: string): number | undefined {
  const typed = toNumber(text.normalize('NFKC').replace('。', '.').trim())
  return within(key, typed === undefined || unit !== 'kg' ? typed : typed / PER_KG[weightUnit()])
}

/** The limits as a member reads them: '5–60'. */
export const limitsText = (key: GoalKey, { unit }: Metric): string =>
  GOAL_LIMITS[key].map((end) => inShownUnit(unit, end)).join('–')
