/** Geometry of a sparkline; coordinates in px inside its box. */
export interface Spark {
  /** The line as an SVG path. */
  path: string
  /** x of the first point. */
  from: number
  /** The last point. */
  x: number
  y: number
  /** y of `level` on the same scale; undefined without a level. */
  levelY?: number
}

interface Input {
  values: readonly number[]
  /** Horizontal position of each value, 0–1, ascending; evenly spread if absent. */
  at?: readonly number[]
  /** px */
  width: number
  height: number
  /** Margin above and below the values, in their unit. */
  room?: number
  /** A value whose y position is wanted too. */
  level?: number
}

/** px between the line and the edges of its box, so that strokes and the last point are not cut. */
const EDGE = 4

const toTenth = (value: number) => Math.round(value * 10) / 10

/** Creates a sparkline; undefined below two values. Equal values lie in the middle. */
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
