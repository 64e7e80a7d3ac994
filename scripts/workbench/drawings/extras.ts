import { moved, type Point, way } from './geometry.ts'
import { grain } from './pen.ts'
import type { Skeleton } from './rig.ts'

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
