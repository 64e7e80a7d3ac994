import type { Point } from './model.ts'

/** Of a chosen measurement: where it stood, and its time, by which it is found again after others have come or gone. */
export interface Place {
  index: number
  time: number
}

/** Where the chosen measurement stands now; the latest without one, or where it is gone. */
export function placeIn(points: readonly Pick<Point, 'time'>[], chosen: Place | undefined): number {
  if (chosen && points[chosen.index]?.time === chosen.time) return chosen.index
  const found = chosen ? points.findIndex(({ time }) => time === chosen.time) : -1
  return found < 0 ? points.length - 1 : found
}
