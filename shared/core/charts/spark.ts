/** A small line as plain numbers: a box of px, points inside it. */
export interface Spark {
  /** The line as an SVG path. */
  path: string
  /** Where it begins. */
  from: number
  /** Its last point. */
  x: number
  y: number
  /** Where a level of the same scale lies; undefined without one. */
  levelY?: number
}

interface Input {
  values: readonly number[]
  /** Where each value stands on the way from left to right, 0–1, ascending. Evenly spread when not given. */
  at?: readonly number[]
  /** px */
  width: number
  height: number
  /** Above and below the values, in their unit. */
  room?: number
  /** A value whose place is wanted too. */
  level?: number
}

/** px the line keeps off the edges of its box, so that strokes and the last point are whole. */
const EDGE = 4

const toTenth = (value: number) => Math.round(value * 10) / 10

/** The line through some values; undefined below two of them. Values that are all the same lie in the middle. */
export function createSpark({ values, at, width, height, room = 0, level }: Input): Spark | undefined {
  if (values.length < 2) return undefined
  const all = level === undefined ? values : [...values, level]
  const [min, max] = [Math.min(...all) - room, Math.max(...all) + room]
  const toX = (share: number) => toTenth(EDGE + share * (width - 2 * EDGE))
  const toY = (value: number) =>
    toTenth(max === min ? height / 2 : height - EDGE - ((value - min) / (max - min)) * (height - 2 * EDGE))
  const points = values.map((value, index) => [toX(at?.[index] ?? index / (values.length - 1)), toY(value)] as const)
  const [[from], [lastX, lastY]] = [points[0]!, points[points.length - 1]!]
  return {
    path: `M${points.map(([px, py]) => `${px} ${py}`).join('L')}`,
    from,
    x: lastX,
    y: lastY,
    ...(level !== undefined && { levelY: toY(level) }),
  }
}
