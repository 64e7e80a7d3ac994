import { bone } from './bone.ts'
import { along } from './geometry.ts'
import { type Hair, head } from './head.ts'
import { type Clothes, type Look, lookOf, type Skin } from './looks.ts'
import { GRAIN, smooth } from './pen.ts'
import { type PersonOptions, person } from './person.ts'
import { POSES, type PoseName } from './poses.ts'

/** What `<figure …/>` may say besides its clothes' colours. */
const TOLD = ['pose', 'clothes', 'skin', 'hair', 'x', 'ground', 'scale', 'head', 'is', 'track', 'holds'] as const
const COLOURS = ['top', 'bottoms', 'behind', 'shoe', 'sole', 'skin', 'shade'] as const

const attributesOf = (element: string): Record<string, string> =>
  Object.fromEntries([...element.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]))

/**
 * A person of a scene. @param element `<figure pose="run" clothes="leaf" skin="tan" hair="bun" x="200" ground="380" scale="1.2"/>`: `x` is the pelvis's
 * place, `is` any of `flip shorts barefoot`, `head` the size of a child's head, `holds` a colour for dumbbells, `track` one for the marks of joints
 * @throws an Error for a word nothing is known of
 */
export function figureOf(element: string): PersonOptions {
  const told = attributesOf(element)
  const unknown = Object.keys(told).filter((name) => ![...TOLD, ...COLOURS].includes(name as 'pose'))
  if (unknown.length || !(told.pose! in POSES)) throw new Error(`${element}: ${unknown.join(' ') || told.pose}`)
  const { pose, clothes, skin = 'light', hair = 'short', x, ground, scale, head, is = '', track, holds, ...own } = told
  const words = is.split(' ')
  return {
    pose: POSES[pose as PoseName],
    look: lookOf(clothes as Clothes, skin as Skin, own as Partial<Look>),
    hair: hair as Hair,
    x: Number(x),
    ground: Number(ground),
    scale: Number(scale),
    flip: words.includes('flip'),
    shorts: words.includes('shorts'),
    barefoot: words.includes('barefoot'),
    ...(head && { headSize: Number(head) }),
    track,
    holds,
  }
}

/** A face of a scene. @param element `<face clothes="leaf" skin="tan" hair="bun" x="36" y="30" scale="1"/>`, around the middle of the head */
function faceOf(element: string): string {
  const { clothes, skin, hair, x, y, scale, ...own } = attributesOf(element)
  const look = lookOf(clothes as Clothes, skin as Skin, own as Partial<Look>)
  return bust({ look, hair: hair as Hair, x: Number(x), y: Number(y), scale: Number(scale) })
}

/** A scene as it is shipped: its persons drawn, no line breaks between elements. @param template SVG with `<figure/>` and `<face/>` elements */
export const sceneSvg = (template: string): string =>
  template
    .replace(/<figure [^>]*\/>/g, (element) => person(figureOf(element)))
    .replace(/<face [^>]*\/>/g, faceOf)
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s*\n\s*/g, '')

const [RIGHT, DOWN] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
]
/** Around the middle of the head, as [x, y] in turn. */
const SHOULDERS = [0, 17.6, -9, 17, -22, 23, -27, 48, 27, 48, 22, 23, 9, 17]

/** Head and shoulders from the front. @param x, y the middle of the head @param scale pixels per unit; a head is 28 units high */
function bust({ look, hair, x, y, scale }: { look: Look; hair: Hair; x: number; y: number; scale: number }) {
  const at = { x: 0, y: 0 }
  const { behind, front } = head({ view: 'front', at, tilt: 180, size: 1, hair }, look)
  const neck = bone({ from: { x: 0, y: 17 }, to: { x: 0, y: 8 }, widths: [6.4, 6] })
  const shoulders = smooth(along(at, RIGHT, DOWN, SHOULDERS))
  const grain = Math.round((scale / GRAIN) * 1000) / 1000
  return `<g transform="matrix(${grain} 0 0 ${grain} ${x} ${y})">${behind}<path fill="${look.top}" d="${shoulders}"/><path fill="${look.skin}" d="${neck}"/>${front}</g>`
}
