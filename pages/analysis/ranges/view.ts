import { clamp } from '#shared/core/numbers.ts'
import { firstWhere, type Group, groupAt, type Level, levelFor } from './groups.ts'

/** What a chart over time shows, in Shanghai days. */
export interface View {
  from: number
  to: number
}

/** What is on screen. */
export interface Shown {
  level: Level
  view: View
  /** Index of the group that stands out. */
  marked: number
}

/** The least and most that zooming shows. */
const LEAST_DAYS = 3
/** Room beside the first and the last measurement, as a part of the view. */
const MARGIN = 0.04
/** A part of the days: all measurements with the room at both ends. */
const WHOLE = 1 / (1 - 2 * MARGIN)

/** The days that hold measurements: from the first one's morning to the last one's midnight. @param groups at least one */
export const daysOf = (groups: readonly Group[]): View => ({
  from: Math.floor(groups[0]!.x),
  to: Math.floor(groups[groups.length - 1]!.x) + 1,
})

/** A view of its length, moved to where measurements are: the latest at the right edge when there is more room than days. */
export function heldView({ from, to }: View, days: View): View {
  const length = to - from
  const most = days.to + length * MARGIN - length
  const start = clamp(from, Math.min(days.from - length * MARGIN, most), most)
  return { from: start, to: start + length }
}

/** Where a span opens: its days up to the latest measurement. @param length days; 0: all */
export function openView(length: number, days: View): View {
  const shown = length || Math.max(7, (days.to - days.from) * WHOLE)
  return heldView({ from: days.to, to: days.to + shown }, days)
}

/** What a chart shows when it opens: so many days, moved to where the chosen measurement can be seen. @param length days; 0: all */
export function opening(groupsAt: (level: Level) => readonly Group[], length: number, chosen: number): Shown {
  const days = daysOf(groupsAt('each'))
  const latest = openView(length, days)
  const level = levelOf(latest)
  const groups = groupsAt(level)
  const own = groupAt(groups, chosen)
  const view = revealingView(latest, groups[own]!.x, days)
  return { level, view, marked: toldGroup(groups, own, view) }
}

/** How many measurements make one point of a view. */
export const levelOf = ({ from, to }: View): Level => levelFor(to - from)

/** A view moved by some days. */
export const movedView = ({ from, to }: View, by: number, days: View): View =>
  heldView({ from: from + by, to: to + by }, days)

/** A view `factor` times as long, in which day `at` stays where it is. */
export function zoomedView({ from, to }: View, factor: number, at: number, days: View): View {
  const most = Math.max(7, (days.to - days.from) * WHOLE)
  const length = clamp((to - from) * factor, LEAST_DAYS, most)
  const start = at - ((at - from) / (to - from)) * length
  return heldView({ from: start, to: start + length }, days)
}

/** The view nearest to this one in which a day can be seen. */
export function revealingView(view: View, x: number, days: View): View {
  const room = (view.to - view.from) * MARGIN
  const by = x < view.from + room ? x - view.from - room : x > view.to - room ? x - view.to + room : 0
  return by ? movedView(view, by, days) : view
}

/** First group in view and one past the last. */
export const groupsIn = (groups: readonly Group[], { from, to }: View): readonly [number, number] => [
  firstWhere(groups, ({ x }) => x >= from),
  firstWhere(groups, ({ x }) => x > to),
]

/** The group nearest to a day. */
export function nearestTo(groups: readonly Group[], x: number): number {
  const after = Math.min(
    groups.length - 1,
    firstWhere(groups, (group) => group.x >= x),
  )
  return after > 0 && x - groups[after - 1]!.x < groups[after]!.x - x ? after - 1 : after
}

/** The group a reader is told about: the one that stands out while it is in view, else the nearest that is; the nearest of all where none is. */
export function toldGroup(groups: readonly Group[], marked: number, view: View): number {
  const [from, to] = groupsIn(groups, view)
  if (from < to) return clamp(marked, from, to - 1)
  return nearestTo(groups, (view.from + view.to) / 2)
}
