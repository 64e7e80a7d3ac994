import type uPlot from 'uplot'
import type { Group } from './groups.ts'
import { groupsIn, type View } from './view.ts'

/** uPlot's columns: day, mean, mass and trend. A row of nothing stands in each gap of more than 14 days,
 *  half-way, and breaks the line. @param groups oldest first */
export function columnsOf(groups: readonly Group[]): uPlot.AlignedData {
  const days: number[] = []
  const line: (number | null)[] = []
  const masses: (number | null)[] = []
  const trends: (number | null)[] = []
  groups.forEach(({ x, value, trend = null, mass = null, isAfterGap }, index) => {
    const before = groups[index - 1]
    if (before && isAfterGap) {
      days.push((before.x + x) / 2)
      line.push(null)
      masses.push(null)
      trends.push(null)
    }
    days.push(x)
    line.push(value)
    masses.push(mass)
    trends.push(trend)
  })
  return [days, line, masses, trends]
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
