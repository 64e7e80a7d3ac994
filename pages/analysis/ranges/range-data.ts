import type uPlot from 'uplot'
import type { ValueRange } from '#shared/core/charts/chart-range.ts'
import { withRoom } from './axis.ts'
import type { Group } from './groups.ts'
import { groupsIn, type View } from './view.ts'

/** uPlot's columns: day, the trend (the mean where there is none), and the mass. A row of nothing stands in each gap of more than 14 days,
 *  half-way, and breaks the line. @param groups oldest first */
export function columnsOf(groups: readonly Group[]): uPlot.AlignedData {
  const days: number[] = []
  const line: (number | null)[] = []
  const masses: (number | null)[] = []
  groups.forEach(({ x, value, trend = value, mass = null, isAfterGap }, index) => {
    const before = groups[index - 1]
    if (before && isAfterGap) {
      days.push((before.x + x) / 2)
      line.push(null)
      masses.push(null)
    }
    days.push(x)
    line.push(trend)
    masses.push(mass)
  })
  return [days, line, masses]
}

/** What of a history is in view. */
export interface InView {
  groups: readonly Group[]
  /** The least and the greatest value; empty where nothing is in view. */
  extremes: readonly number[]
  /** Those in view and the next one on either side: what reaches from point to point reaches into the view. */
  around: readonly Group[]
}

/** The part of a history that a view shows. @param groups oldest first */
export function inView(groups: readonly Group[], view: View): InView {
  const [from, to] = groupsIn(groups, view)
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let index = from; index < to; index++) {
    least = Math.min(least, groups[index]!.min)
    greatest = Math.max(greatest, groups[index]!.max)
  }
  return {
    groups: groups.slice(from, to),
    extremes: from < to ? [least, greatest] : [],
    around: groups.slice(Math.max(0, from - 1), to + 1),
  }
}

/** Points get smaller as they get closer: up to how many in view, px of the radius, px of the rim. */
const POINTS = [
  [40, 3.25, 1.5],
  [120, 2.25, 1.5],
  [Number.POSITIVE_INFINITY, 1.5, 1],
] as const

/** How large so many points in view are drawn, px. */
export function pointSize(count: number): { radius: number; rim: number } {
  const [, radius, rim] = POINTS.find(([most]) => count <= most)!
  return { radius, rim }
}

/** The second axis, of the masses in view; undefined where none is known. @param groups oldest first */
export function massesIn(groups: readonly Group[], view: View): ValueRange | undefined {
  const known = groups.slice(...groupsIn(groups, view)).flatMap(({ mass }) => mass ?? [])
  return known.length ? withRoom(Math.min(...known), Math.max(...known)) : undefined
}

/** A share of the height that stays free behind the goal's line, for its name. */
const BEHIND = 0.12
/** By how much of what an axis gains below it grows above, so that the words over the curve keep their room. */
const ABOVE = 0.27

/** An axis that shows the goal too, where that leaves the values at least half of the height; else the axis as it is. */
export function withGoal(range: ValueRange, goal: number | undefined): ValueRange {
  if (goal === undefined) return range
  const { min, max } = range
  const height = max - min
  const beyond = Math.max(min - goal, goal - max, 0)
  const room = height * BEHIND
  if (beyond === 0 || beyond + room > height) return range
  if (goal > max) return { min, max: goal + room }
  const low = Math.max(0, goal - room)
  return { min: low, max: max + (min - low) * ABOVE }
}
