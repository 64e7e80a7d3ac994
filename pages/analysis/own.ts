import { readTargetWeight } from '#shared/api/target-weight.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { keepOwn, readOwn } from '#shared/app/member/own-store.ts'
import { oneLine } from '#shared/core/invisible.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import { toNumber } from '#shared/core/numbers.ts'
import { firstCharacters } from '#shared/core/text.ts'
import { inShownUnit, PER_KG, weightUnit } from '#shared/core/weight-unit.ts'
import { GOAL_LIMITS, type GoalKey, isGoalKey } from '#shared/health/goal-keys.ts'
import type { Metric, MetricKey } from '#shared/health/metrics.ts'
import { type Point, withMore } from './model.ts'
import { hasTarget, targetOf } from './scale.ts'

const GOALS = 'goals'

const within = (key: GoalKey, value: number | undefined) => {
  const [least, most] = GOAL_LIMITS[key]
  return value !== undefined && value >= least && value <= most ? value : undefined
}

/** The member's own goal for a metric in the metric's unit, as it is kept on this phone; undefined without one. */
export const ownGoal = (key: MetricKey): number | undefined =>
  isGoalKey(key) ? within(key, toNumber(readOwn(GOALS)[key])) : undefined

/** @param goal in the metric's unit; undefined takes it away @returns false where the phone keeps nothing */
export const keepGoal = (key: GoalKey, goal: number | undefined): boolean => keepOwn(GOALS, key, goal)

/** A goal as it was typed, in the member's unit, full-width digits too; in the metric's unit, undefined outside the limits. */
export function typedGoal(key: GoalKey, { unit }: Metric, text: string): number | undefined {
  const typed = toNumber(text.normalize('NFKC').replace('。', '.').trim())
  return within(key, typed === undefined || unit !== 'kg' ? typed : typed / PER_KG[weightUnit()])
}

/** The limits as a member reads them: '5–60'. */
export const limitsText = (key: GoalKey, { unit }: Metric): string =>
  GOAL_LIMITS[key].map((end) => inShownUnit(unit, end)).join('–')

const NOTES = 'notes'

/** Characters of a note as people count them. */
export const LONGEST_NOTE = 60

/** A note as it is kept and shown: one line. */
const noteIn = (value: unknown): string =>
  typeof value === 'string' ? firstCharacters(oneLine(value), LONGEST_NOTE) : ''

/** The member's notes on this phone, by the epoch milliseconds of the weigh-in. */
export function ownNotes(): ReadonlyMap<number, string> {
  const notes = Object.entries(readOwn(NOTES)).map(([time, value]) => [Number(time), noteIn(value)] as const)
  return new Map(notes.filter(([time, note]) => Number.isFinite(time) && note))
}

/** @param text as it was typed; blank takes the note away @returns false where the phone keeps nothing */
export const keepNote = (time: number, text: string): boolean => keepOwn(NOTES, String(time), noteIn(text) || undefined)

/** The measurements with the member's notes on them; the same array where there are none. */
export function withNotes(points: readonly Point[]): readonly Point[] {
  const notes = ownNotes()
  if (!points.some(({ time }) => notes.has(time))) return points
  return points.map((point) => {
    const note = notes.get(point.time)
    return note ? withMore(point, { note }) : point
  })
}

/** What the member is aiming at. */
export interface Goals {
  /** kg, as the service keeps it. */
  weight: Remote<number | undefined>
  retryWeight: () => void
  /** That weight as what is plotted. */
  target: number | undefined
  /** What the member has written down for this metric on this phone. */
  own: number | undefined
}

/** The goals of a metric. @param latest measurement */
export function useGoals(metric: Metric, latest: Point): Goals {
  const { remote: weight, retry: retryWeight } = useRemote(hasTarget(metric) ? readTargetWeight : undefined)
  const target = targetOf(metric, latest, weight.state === 'ready' ? weight.value : undefined)
  return { weight, retryWeight, target, own: ownGoal(metric.key) }
}
