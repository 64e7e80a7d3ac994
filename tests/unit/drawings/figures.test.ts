import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { bone, cover } from '#scripts/workbench/drawings/bone.ts'
import { drawnFiles } from '#scripts/workbench/drawings/files.ts'
import { lookOf } from '#scripts/workbench/drawings/looks.ts'
import { GRAIN } from '#scripts/workbench/drawings/pen.ts'
import { person } from '#scripts/workbench/drawings/person.ts'
import { POSES, type Pose, type PoseName } from '#scripts/workbench/drawings/poses.ts'
import { balance, lowest, skeleton, soleOf } from '#scripts/workbench/drawings/rig.ts'
import { figureOf, sceneSvg } from '#scripts/workbench/drawings/scene.ts'

const poses = Object.entries(POSES) as [PoseName, Pose][]
/** Who is in the air or pushes off, and who sits, has no soles under its weight. */
const MOVING = new Set<PoseName>(['run', 'neck'])

test.for(poses)('%s: the lengths of limbs stay, whatever their angles', ([, pose]) => {
  const { arms, legs } = skeleton(pose)
  const lengths = [...arms, ...legs].map(({ root, middle, end }) =>
    [Math.hypot(middle.x - root.x, middle.y - root.y), Math.hypot(end.x - middle.x, end.y - middle.y)].map(Math.round),
  )
  expect(lengths).toEqual([
    [33, 30],
    [33, 30],
    [50, 47],
    [50, 47],
  ])
})

test.for(poses.filter(([name]) => !MOVING.has(name)))('%s: its weight is above its feet', ([name, pose]) => {
  const rig = skeleton(pose)
  const soles = rig.legs
    .map((leg, index) => soleOf(leg, rig.view === 'front' && index === 1))
    .filter((sole) => Math.max(...sole.map(({ y }) => y)) > lowest(rig) - 3)
  expect(soles, 'feet on the ground').toHaveLength(name === 'tree' ? 1 : 2)
  const at = soles.flatMap((sole) => sole.map(({ x }) => x))
  expect(balance(rig)).toBeGreaterThan(Math.min(...at))
  expect(balance(rig)).toBeLessThan(Math.max(...at))
})

test.for(poses)('%s: no knee bends forward', ([, { view, legs }]) => {
  if (view === 'side') for (const [thigh, shin] of legs) expect(thigh - shin).toBeGreaterThanOrEqual(0)
})

test.for(poses)('%s: hands and feet at the ends of limbs, valid SVG', ([, pose]) => {
  const svg = person({ pose, look: lookOf('leaf', 'tan'), hair: 'bun', x: 100, ground: 300, scale: 1 })
  expect(svg).not.toMatch(/NaN|undefined/)
  const dom = new new Window().DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`,
    'image/svg+xml',
  )
  expect(dom.querySelector('parsererror')).toBeNull()
  expect(dom.querySelectorAll('[fill="#ff7a52"]')).toHaveLength(2) // shoes
  expect(svg).not.toContain('#fff"')
})

test('a limb tapers, and a sleeve ends straight', () => {
  const limb = { from: { x: 0, y: 0 }, to: { x: 0, y: 30 }, widths: [6, 3] } as const
  const start = `M-${6 * GRAIN} 0`
  expect(bone(limb)).toMatch(new RegExp(`^${start}q[^a]*a${3 * GRAIN} [^a]*a${6 * GRAIN} [^a]*z$`))
  expect(cover(limb, 0.5, 1).match(/[a-z]/gi)!.join('')).toBe('Mqlqaz')
})

test('a word nobody knows, and a pose that does not exist', () => {
  expect(() => figureOf('<figure pose="run" colour="red"/>')).toThrow('colour')
  expect(() => figureOf('<figure pose="fly"/>')).toThrow('fly')
})

test('a scene is one line with its persons drawn', () => {
  const svg = sceneSvg(
    '<svg>\n<figure pose="run" clothes="leaf" x="1" ground="2" scale="1"/>\n<face clothes="ember" skin="tan" hair="bun" x="1" y="2" scale="1"/>\n</svg>\n',
  )
  expect(svg).toMatch(/^<svg><g transform="matrix\(.*<\/g><g transform=.*<\/g><\/svg>$/)
})

test.for(drawnFiles())('$path is what its template says, and small', ({ path, svg }) => {
  expect(readFileSync(ROOT + path, 'utf8'), 'npm run drawings').toBe(svg)
  expect(brotliCompressSync(svg).length).toBeLessThan(2100)
})
