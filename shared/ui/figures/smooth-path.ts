/** x, y, and true for a sharp corner of the curve. */
export type OutlinePoint = readonly [x: number, y: number, isCorner?: boolean]

const toTenth = (value: number) => Math.round(value * 10) / 10
/**
 * Length of a tangent as a share of the distance to the next point: slightly over a third, so that
 * limbs look full.
 */
const REACH = 1.15 / 3
const LONGEST = 1.1

/** A closed Catmull-Rom curve through the points as an SVG path of cubic curves, one decimal. */
export function smoothPath(points: readonly OutlinePoint[]): string {
  const count = points.length
  const getPointAt = (index: number) => points[(index + count) % count]!
  const getControlPoint = (index: number, length: number): readonly [number, number] => {
    if (getPointAt(index)[2]) return [0, 0]
    const [from, to] = [getPointAt(index - 1), getPointAt(index + 1)]
    const x = (to[0] - from[0]) / 2
    const y = (to[1] - from[1]) / 2
    const size = Math.hypot(x, y) || 1
    const held = (Math.min(size, length * LONGEST) / size) * REACH
    return [x * held, y * held]
  }
  let path = `M${toTenth(getPointAt(0)[0])} ${toTenth(getPointAt(0)[1])}`
  for (let index = 0; index < count; index++) {
    const [from, to] = [getPointAt(index), getPointAt(index + 1)]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const [out, back] = [getControlPoint(index, length), getControlPoint(index + 1, length)]
    const curve = [from[0] + out[0], from[1] + out[1], to[0] - back[0], to[1] - back[1], to[0], to[1]]
    path += `C${curve.map(toTenth).join(' ')}`
  }
  return `${path}Z`
}

/** Moves points around 0 to the figure's centre line at x = 100; `side` -1 is the viewer's left. */
export const placePoints = (points: readonly OutlinePoint[], side: 1 | -1 = 1): OutlinePoint[] =>
  points.map(([x, y, isCorner]) => [100 + side * x, y, isCorner])

/** Path of a shape symmetric to the centre line, from its right half, top to bottom. */
export const createSymmetric = (
  half: readonly OutlinePoint[],
  top: readonly OutlinePoint[] = [],
  bottom: readonly OutlinePoint[] = [],
) => smoothPath([...placePoints(top), ...placePoints(half), ...placePoints(bottom), ...placePoints(half, -1).reverse()])
