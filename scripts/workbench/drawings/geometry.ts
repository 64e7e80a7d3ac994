/** A place in a drawing; y grows downward, as in SVG. */
export interface Point {
  x: number
  y: number
}

/** The way an angle points, degrees: 0 down, 90 to the right (forward), 180 up. */
export const way = (degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180
  return { x: Math.sin(turn), y: Math.cos(turn) }
}

/** `from`, moved `by` along `along`. */
export const moved = (from: Point, along: Point, by: number): Point => ({
  x: from.x + along.x * by,
  y: from.y + along.y * by,
})

/** `start` where `share` is 0, `end` where it is 1. */
export const between = (start: Point, end: Point, share: number): Point => ({
  x: start.x + (end.x - start.x) * share,
  y: start.y + (end.y - start.y) * share,
})

/** Points of a list of numbers, two each, measured along two ways from a place. */
export const along = (from: Point, first: Point, second: Point, values: readonly number[]): Point[] =>
  Array.from({ length: values.length / 2 }, (_, index) =>
    moved(moved(from, first, values[index * 2]!), second, values[index * 2 + 1]!),
  )
