import { TARGET_WEIGHT_QUERY } from '#shared/api/target-weight.ts'
import { oneLine } from '#shared/core/invisible.ts'
import { type QueryResult, useQuery } from '#shared/data/use-query.ts'
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

/** The member's local goal in the metric's unit; undefined without a valid one. */
export const getGoal = (key: MetricKey): number | undefined =>
  isGoalKey(key) ? toNumberWithin(key, toNumber(readMemberData(GOALS)[key])) : undefined

/**
 * Stores a goal on this phone.
 * @param goal in the metric's unit; undefined deletes it
 * @returns false if storage fails
 */
export const storeGoal = (key: GoalKey, goal: number | undefined): boolean => writeMemberData(GOALS, key, goal)

/**
 * Parses a typed goal in the member's unit, also in full-width digits.
 * @returns the goal in the metric's unit; undefined if it is no number or outside the limits
 */
export function parseGoal(key: GoalKey, { unit }: Metric, text: string): number | undefined {
  const typed = toNumber(text.normalize('NFKC').replace('。', '.').trim())
  return toNumberWithin(key, typed === undefined || unit !== 'kg' ? typed : typed / PER_KG[getWeightUnit()])
}

/** Limits of a goal in the member's unit: '5–60'. */
export const formatLimits = (key: GoalKey, { unit }: Metric): string =>
  GOAL_LIMITS[key].map((end) => toDisplayUnit(unit, end)).join('–')

const NOTES = 'notes'

/** Maximum length of a note in graphemes. */
export const MAX_NOTE_LENGTH = 60

/** Normalizes a note to one line of at most MAX_NOTE_LENGTH characters. */
const parseNote = (value: unknown): string =>
  typeof value === 'string' ? takeCharacters(oneLine(value), MAX_NOTE_LENGTH) : ''

/** The member's local notes by the weigh-in's time in epoch milliseconds. */
export function getNotes(): ReadonlyMap<number, string> {
  const notes = Object.entries(readMemberData(NOTES)).map(([time, value]) => [Number(time), parseNote(value)] as const)
  return new Map(notes.filter(([time, note]) => Number.isFinite(time) && note))
}

/**
 * Stores a note on this phone.
 * @param time of the weigh-in, epoch milliseconds
 * @param text as typed; blank deletes the note
 * @returns false if storage fails
 */
export const storeNote = (time: number, text: string): boolean =>
  writeMemberData(NOTES, String(time), parseNote(text) || undefined)

/** Returns the points with their notes; the same array if no point has one. */
export function addNotes(points: readonly Point[]): readonly Point[] {
  const notes = getNotes()
  if (!points.some(({ time }) => notes.has(time))) return points
  return points.map((point) => {
    const note = notes.get(point.time)
    return note ? extendPoint(point, { note }) : point
  })
}

/** Goals of the member for one metric. */
export interface Goals {
  /** Target weight of the service, kg. */
  weight: QueryResult<number | undefined>
  /** The target weight converted to the plotted quantity. */
  target: number | undefined
  /** Local goal for this metric, in its unit. */
  localGoal: number | undefined
}

/**
 * Reads the goals of a metric.
 * @param latest latest measurement; converts the target weight to a BMI
 */
export function useGoals(metric: Metric, latest: Point): Goals {
  const weight = useQuery(hasTarget(metric) ? TARGET_WEIGHT_QUERY : undefined)
  const target = getTarget(metric, latest, weight.data)
  return { weight, target, localGoal: getGoal(metric.key) }
}
