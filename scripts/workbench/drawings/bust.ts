import { bone } from './bone.ts'
import { along } from './geometry.ts'
import { type Hair, head } from './head.ts'
import type { Look } from './looks.ts'
import { GRAIN, smooth } from './pen.ts'

const [RIGHT, DOWN] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
]
/** Around the middle of the head, as [x, y] in turn. */
const SHOULDERS = [0, 17.6, -9, 17, -22, 23, -27, 48, 27, 48, 22, 23, 9, 17]

/** Head and shoulders from the front. @param x, y the middle of the head @param scale pixels per unit; a head is 28 units high */
export function bust({ look, hair, x, y, scale }: { look: Look; hair: Hair; x: number; y: number; scale: number }) {
  const at = { x: 0, y: 0 }
  const { behind, front } = head({ view: 'front', at, tilt: 180, size: 1, hair }, look)
  const neck = bone({ from: { x: 0, y: 17 }, to: { x: 0, y: 8 }, widths: [6.4, 6] })
  const shoulders = smooth(along(at, RIGHT, DOWN, SHOULDERS))
  const grain = Math.round((scale / GRAIN) * 1000) / 1000
  return `<g transform="matrix(${grain} 0 0 ${grain} ${x} ${y})">${behind}<path fill="${look.top}" d="${shoulders}"/><path fill="${look.skin}" d="${neck}"/>${front}</g>`
}
