import { readTargetWeight } from '#shared/api/target-weight.ts'
import { oneLine } from '#shared/core/invisible.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import { useRemote } from '#shared/data/use-remote.ts'
import { readMemberData, writeMemberData } from '#shared/features/member/member-store.ts'
import { toNumber } from '#shared/format/numbers.ts'
import { takeCharacters } from '#shared/format/text.ts'
import { getWeightUnit, PER_KG, toDisplayUnit } from '#shared/format/weight-unit.ts'
import { GOAL_LIMITS, type GoalKey, isGoalKey } from '#shared/health/goal-keys.ts'
import type { Metric, MetricKey } from '#shared/health/metrics.ts'
import { extendPoint, type Point } from './model.ts'
import { getTarget, hasTarget } from './scale.ts'

const GOALS = 'goals'

const toNumberWithin = (key: GoalKey, value: number | undefined) => {
  const [min, max] = GOAL_LIMITS[key]
  return value !== undefined && value >= min && value <= max ? value : undefined
}

/** The member's own goal for a metric in the metric's unit, as it is kept on this phone; undefined without one. */
export const getGoal = (key: MetricKey): number | undefined =>
  isGoalKey(key) ? toNumberWithin(key, toNumber(readMemberData(GOALS)[key])) : undefined

/** @param goal in the metric's unit; undefined takes it away @returns false where the phone keeps nothing */
export const storeGoal = (key: GoalKey, goal: number | undefined): boolean => writeMemberData(GOALS, key, goal)

/** A goal as it was typed, in the member's unit, full-width digits too; in the metric's unit, undefined outside the limits. */
export function parseGoal(key: GoalKey, { unit }: Metric, text: string): number | undefined {
  const typed = toNumber(text.normalize('NFKC').replace('。', '.').trim())
  return toNumberWithin(key, typed === undefined || unit !== 'kg' ? typed : typed / PER_KG[getWeightUnit()])
}

/** The limits as a member reads them: '5–60'. */
export const formatLimits = (key: GoalKey, { unit }: Metric): string =>
  GOAL_LIMITS[key].map((end) => toDisplayUnit(unit, end)).join('–')

const NOTES = 'notes'

/** Characters of a note as people count them. */
export const MAX_NOTE_LENGTH = 60

/** A note as it is kept and shown: one line. */
const parseNote = (value: unknown): string =>
  typeof value === 'string' ? takeCharacters(oneLine(value), MAX_NOTE_LENGTH) : ''

/** The member's notes on this phone, by the epoch milliseconds of the weigh-in. */
export function getNotes(): ReadonlyMap<number, string> {
  const notes = Object.entries(readMemberData(NOTES)).map(([time, value]) => [Number(time), parseNote(value)] as const)
  return new Map(notes.filter(([time, note]) => Number.isFinite(time) && note))
}

/** @param text as it was typed; blank takes the note away @returns false where the phone keeps nothing */
export const storeNote = (time: number, text: string): boolean =>
  writeMemberData(NOTES, String(time), parseNote(text) || undefined)

/** The measurements with the member's notes on them; the same array where there are none. */
export function addNotes(points: readonly Point[]): readonly Point[] {
  const notes = getNotes()
  if (!points.some(({ time }) => notes.has(time))) return points
  return points.map((point) => {
    const note = notes.get(point.time)
    return note ? extendPoint(point, { note }) : point
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
  const target = getTarget(metric, latest, weight.state === 'ready' ? weight.value : undefined)
  return { weight, retryWeight, target, own: getGoal(metric.key) }
}
