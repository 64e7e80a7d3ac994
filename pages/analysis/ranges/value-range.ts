import type { ValueRange } from '#shared/core/charts/chart-range.ts'
import type { Group } from './groups.ts'
import { groupsIn, type View } from './view.ts'

/** A step of less than 2 % of the value never fills the chart: noise would look like news. */
const LEAST_SPAN = 0.04
/** Room below, and above, where the least and the greatest stand in words; parts of the height. */
const ROOM = 0.1
const ROOM_ABOVE = 0.3

/** The value axis of what is in view; undefined where nothing is. */
export function valuesIn(groups: readonly Group[], view: View): ValueRange | undefined {
  const [from, to] = groupsIn(groups, view)
  if (from === to) return undefined
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let index = from; index < to; index++) {
    const group = groups[index]!
    min = Math.min(min, group.min, group.trend ?? group.min)
    max = Math.max(max, group.max, group.trend ?? group.max)
  }
  return withRoom(min, max)
}

/** An axis for values from `min` to `max`, with room for what stands around them. */
function withRoom(min: number, max: number): ValueRange {
  const middle = (min + max) / 2
  const half = Math.max((max - min) / 2, (Math.abs(middle) * LEAST_SPAN) / 2, 1e-6)
  const low = Math.max(0, middle - half * (1 + 2 * ROOM))
  return { min: low, max: Math.max(middle + half * (1 + 2 * ROOM_ABOVE), low + 2 * half) }
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

/** The share of its way that the value axis goes in a frame. */
const EASE = 0.3

/** The next frame's axis on its way from one to another; the other itself once it is as good as there. */
function eased(from: ValueRange, to: ValueRange): ValueRange {
  const next = { min: from.min + (to.min - from.min) * EASE, max: from.max + (to.max - from.max) * EASE }
  const left = Math.abs(to.min - next.min) + Math.abs(to.max - next.max)
  return left < (to.max - to.min) / 500 ? to : next
}

/** What a moving axis may lack of its room below and above, and by how much it may be too tall; parts of the height. */
const LACK_BELOW = 0.04
const LACK_ABOVE = 0.08
const TALLER = 0.3

/** Whether the values that `fitting` is made for also have room on `kept`. */
const isRoomy = (kept: ValueRange, fitting: ValueRange): boolean => {
  const height = fitting.max - fitting.min
  return (
    kept.min <= fitting.min + height * LACK_BELOW &&
    kept.max >= fitting.max - height * LACK_ABOVE &&
    kept.max - kept.min <= height * (1 + TALLER)
  )
}

/** The value axis of a view that moves. It stands still while the values in view have room on it, and glides to another otherwise.
 *  @param isStill it never glides */
export function movingAxis(isStill: boolean) {
  let shown: ValueRange | undefined
  let aim: ValueRange | undefined
  return {
    /** The next frame's axis, and whether it has arrived. @param fitting made for what is in view; undefined where nothing is */
    next(fitting: ValueRange | undefined): { range: ValueRange; isThere: boolean } {
      const hasRoom = !fitting || (aim && isRoomy(aim, fitting))
      if (!hasRoom) aim = fitting
      aim ??= { min: 0, max: 1 }
      shown = shown && !isStill ? eased(shown, aim) : aim
      return { range: shown, isThere: shown === aim }
    },
    /** The view has come to rest: the next axis is made for what is in view. */
    fit() {
      aim = undefined
    },
  }
}
