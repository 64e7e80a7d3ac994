import { bone } from './bone.ts'
import { along, moved, type Point, way } from './geometry.ts'
import type { Look } from './looks.ts'
import { grain, Pen, smooth } from './pen.ts'
import type { Joints, Skeleton } from './rig.ts'

/** A hand at the end of an arm as path data: palm, fingers and thumb, or a fist. */
export function hand({ end, ends }: Joints, { fist, mirrored }: { fist: boolean; mirrored: boolean }): string {
  const out = way(ends)
  const thumb = way(ends + (mirrored ? -52 : 52))
  const palm = fist
    ? bone({ from: moved(end, out, 2.4), to: moved(end, out, 6.6), widths: [4.6, 4.9] })
    : bone({ from: end, to: moved(end, out, 14), widths: [3.9, 2.2], swell: [0.8, 0.8] })
  const root = moved(end, out, fist ? 4 : 2.6)
  return palm + bone({ from: root, to: moved(root, thumb, fist ? 5.4 : 7), widths: [2.2, 1.6] })
}

/** [along the toes, down to the sole] in turn. */
const SHOE = [-6, -6, -8.8, 4, -5, 9, 16, 9, 18.8, 5.6, 15.4, 1.4, 9.4, -1, 5.8, -6.4]
const SOLE = [-6.6, 8.9, 16.6, 8.6]
const SOLE_WIDTH = 4.2
const BARE = [-5, -4, -7, 4, -6.6, 9.4, -1, 10.6, 5, 9, 16, 10.8, 18.6, 8.4, 13, 3.4, 5.4, -2.4]

interface FootOptions {
  /** Toes to the left. */
  mirrored: boolean
  barefoot?: boolean
  skin: string
}

/** A shoe, or a bare foot, as SVG elements. */
export function foot({ end, ends }: Joints, look: Look, { mirrored, barefoot, skin }: FootOptions): string {
  const [toes, down] = [way(ends), way(mirrored ? ends + 90 : ends - 90)]
  const drawn = (values: readonly number[], fill: string) =>
    `<path fill="${fill}" d="${smooth(along(end, toes, down, values))}"/>`
  const [heel, tip] = along(end, toes, down, SOLE)
  const sole = `<path stroke="${look.sole}" stroke-linecap="round" stroke-width="${grain(SOLE_WIDTH)}" d="${new Pen(heel!).line(tip!).open()}"/>`
  return barefoot ? drawn(BARE, skin) : drawn(SHOE, look.shoe) + sole
}

const xy = ({ x, y }: Point) => `${grain(x)} ${grain(y)}`

/** A dumbbell across each fist; seen from the side, the near one. */
export function dumbbells({ view, arms }: Skeleton, colour: string): string {
  const bar = (reach: number, wide: number, half: number) =>
    (view === 'front' ? arms : arms.slice(0, 1))
      .map(({ end, ends }) => {
        const [fist, across] = [moved(end, way(ends), 5), view === 'front' ? { x: 1, y: 0 } : way(ends + 90)]
        if (!half) return `M${xy(moved(fist, across, -reach))}L${xy(moved(fist, across, reach))}`
        return [-1, 1]
          .map((side) => {
            const plate = moved(fist, across, side * reach)
            return `M${xy(moved(plate, way(ends), -half))}L${xy(moved(plate, way(ends), half))}`
          })
          .join('')
      })
      .map((data) => `<path stroke-width="${grain(wide)}" d="${data}"/>`)
      .join('')
  return `<g stroke="${colour}" stroke-linecap="round">${bar(14, 2.6, 0)}${bar(11, 5, 5)}${bar(16, 4, 3)}</g>`
}

/** Dots on the joints of the near side, and a dotted line along its bones. */
export function marks({ pelvis, arms, legs }: Skeleton, colour: string): string {
  const [arm, leg] = [arms[0], legs[0]]
  const joints = [arm.root, pelvis, leg.middle, leg.end, arm.end]
  const line = `M${[arm.root, pelvis, leg.middle, leg.end].map(xy).join('L')}M${[arm.root, arm.middle, arm.end].map(xy).join('L')}`
  const dots = joints.map(({ x, y }) => `<circle cx="${grain(x)}" cy="${grain(y)}" r="${grain(4.4)}"/>`).join('')
  return `<g fill="none" stroke="${colour}" stroke-width="${grain(1.9)}"><path stroke-dasharray="1 ${grain(4)}" stroke-linecap="round" d="${line}"/><g fill="#06261a">${dots}</g></g>`
}
