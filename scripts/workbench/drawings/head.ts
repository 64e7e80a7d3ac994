import { along, type Point, way } from './geometry.ts'
import type { Look } from './looks.ts'
import { grain, smooth } from './pen.ts'

export type Hair = 'short' | 'tail' | 'bun'

/** Outlines around the middle of a head that is 28 units high, as [x, y] in turn, looking to the right or to the front. */
const SIDE = {
  face: [
    0, -13.5, -9, -10.5, -12.5, -2, -9, 7, -3, 10, 2, 13.5, 8, 13.5, 10.6, 9.5, 10.4, 6.4, 13.2, 3.4, 10.8, -2, 10.2,
    -8,
  ],
  cap: [
    10.6, -7.6, 9.5, -13, 2, -16.6, -8, -14.4, -14.4, -6, -13.4, 3, -8.6, 9, -6.6, 5, -4.6, 1, -2.4, 3.4, -0.6, -3.6, 4,
    -7.4,
  ],
  tail: [-10, -10, -19, -12, -27, -6, -30, 6, -27.4, 15, -24.4, 6, -19, 0.6, -11.6, -2],
  bun: [-7, -14.6, -9, -21.4, -16, -21.8, -19.6, -15.4, -16, -9.4, -11, -9.4],
}
const FRONT = {
  face: [0, -13.5, -9.6, -9.4, -11.6, 0, -9.4, 8, -4.4, 13, 0, 14, 4.4, 13, 9.4, 8, 11.6, 0, 9.6, -9.4],
  cap: [
    0, -16.8, -10.4, -12.8, -13.4, -2.4, -11.6, 2.6, -10, -3.4, -4, -7.4, 4, -9, 9, -6.4, 10.6, -1.6, 11.6, 2.6, 13.4,
    -2.4, 10.4, -12.8,
  ],
  tail: [9.6, -10, 16, -12, 22, -5, 21.6, 6, 18, 12, 16.4, 4, 12, -2],
  bun: [-5, -14.4, -6.6, -20.6, 0, -23.6, 6.6, -20.6, 5, -14.4],
}
/** Ear and face: what is drawn with lines. */
const FEATURES = {
  side: { ears: [[-3, 1.5]], eyes: [[5.6, -0.4, 8.4, -0.4]], mouth: [6.4, 8.2, 7.4, 9, 9.4, 8.2] },
  front: {
    ears: [
      [-11.8, 1.5],
      [11.8, 1.5],
    ],
    eyes: [
      [-6, 0.6, -3, 0.6],
      [3, 0.6, 6, 0.6],
    ],
    mouth: [-3, 7, 0, 9.4, 3, 7],
  },
} as const

interface HeadPlace {
  view: 'side' | 'front'
  at: Point
  /** The way it points, degrees; 180 is upright. */
  tilt: number
  size: number
  hair: Hair
}

/** A head, its hair and its face as SVG elements: behind everything else what hangs behind, and the rest. */
export function head({ view, at, tilt, size, hair }: HeadPlace, look: Look): { behind: string; front: string } {
  const [right, down] = [way(tilt - 90), way(tilt - 180)]
  const scaled = ({ x, y }: Point): Point => ({ x: x * size, y: y * size })
  const place = (x: number, y: number) => along(at, scaled(right), scaled(down), [x, y])[0]!
  const filled = (values: readonly number[], fill: string) =>
    `<path fill="${fill}" d="${smooth(along(at, scaled(right), scaled(down), values))}"/>`
  const shapes = view === 'side' ? SIDE : FRONT
  const { ears, eyes, mouth } = FEATURES[view]
  const dot = ([x, y]: readonly [number, number]) => {
    const middle = place(x, y)
    return `<circle cx="${grain(middle.x)}" cy="${grain(middle.y)}" r="${grain(2.6 * size)}" fill="${look.shade}"/>`
  }
  const arc = (values: readonly number[], dip: number) => {
    const [from, to] = [place(values[0]!, values[1]!), place(values.at(-2)!, values.at(-1)!)]
    const low =
      values.length === 6 ? place(values[2]!, values[3]!) : place((values[0]! + values[2]!) / 2, values[1]! + dip)
    return `M${grain(from.x)} ${grain(from.y)}Q${grain(low.x)} ${grain(low.y)} ${grain(to.x)} ${grain(to.y)}`
  }
  const lines = `<path fill="none" stroke="${look.hair}" stroke-linecap="round" stroke-width="${grain(1.3 * size)}" d="${eyes.map((eye) => arc(eye, 1.8)).join('')}${arc(mouth, 0)}"/>`
  const knot = hair === 'short' ? '' : filled(shapes[hair], look.hair)
  const ear = ears.map(dot).join('')
  return view === 'front'
    ? { behind: knot, front: ear + filled(shapes.face, look.skin) + filled(shapes.cap, look.hair) + lines }
    : { behind: knot, front: filled(shapes.face, look.skin) + filled(shapes.cap, look.hair) + ear + lines }
}
