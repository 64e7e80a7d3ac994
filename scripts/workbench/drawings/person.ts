import { type Bone, bone, cover, rest } from './bone.ts'
import { dumbbells, foot, hand, marks } from './ends.ts'
import { along, moved, way } from './geometry.ts'
import { type Hair, head } from './head.ts'
import type { Look } from './looks.ts'
import { GRAIN, smooth } from './pen.ts'
import type { Pose } from './poses.ts'
import { type Joints, lowest, type Skeleton, skeleton } from './rig.ts'

/** Half widths of limbs at their joints, units. */
const WIDTH = { shoulder: 7.4, elbow: 5.4, wrist: 3.7, hip: 12.6, knee: 7.6, ankle: 4.6 }

/** Outlines of the trunk, as [units up from the pelvis, units forward] in turn; seen from the front the second half is its mirror. */
const TRUNK = {
  side: {
    shirt: [1, 12.8, 23, 10.8, 39, 14.2, 52, 10.4, 60, 3.6, 59, -5.4, 52, -10.6, 40, -12.6, 23, -9.8, 1, -13.4],
    hips: [10, 11, -6, 12.4, -13, 1, -10, -11.6, -1, -14.4, 11, -10.8],
  },
  front: {
    shirt: [0, 15.4, 24, 12.8, 42, 17, 52, 20, 58, 11, 60, 0, 58, -11, 52, -20, 42, -17, 24, -12.8, 0, -15.4],
    hips: [10, 12.6, -4, 16.6, -13, 14, -16, 0, -13, -14, -4, -16.6, 10, -12.6],
  },
}

export interface PersonOptions {
  pose: Pose
  look: Look
  hair: Hair
  /** Where the pelvis is, and the ground. */
  x: number
  ground: number
  /** Pixels of the drawing per unit; a grown person who stands is 200 units high. */
  scale: number
  /** Looks to the left. */
  flip?: boolean
  /** A child's head is larger for its height. */
  headSize?: number
  /** Legs of the bottoms end above the knee. */
  shorts?: boolean
  barefoot?: boolean
  /** Colour of the marks on the joints that a camera follows. */
  track?: string
  /** Colour of the dumbbells in its hands. */
  holds?: string
}

/** A person as SVG elements: a transform to its place, so that its own numbers stay short. */
export function person(options: PersonOptions): string {
  const { pose, look, hair, x, ground, scale, flip = false, headSize = 1.08, track, holds } = options
  const rig = skeleton(pose)
  const down = ground - (lowest(rig) + (pose.air ?? 0)) * scale
  const isSide = rig.view === 'side'
  const face = head({ view: rig.view, at: rig.head, tilt: rig.tilt, size: headSize, hair }, look)
  const parts = [
    isSide ? arm(rig.arms[1], options, true, false) : '',
    face.behind,
    leg(rig.legs[1], options, isSide, !isSide),
    leg(rig.legs[0], options, false, false),
    isSide ? '' : arm(rig.arms[1], options, false, true),
    isSide ? '' : arm(rig.arms[0], options, false, false),
    `<path fill="${look.skin}" d="${bone({ from: moved(rig.neck, way(rig.trunk), -4), to: moved(rig.head, way(rig.tilt), -6), widths: [6.6, 5.4] })}"/>`,
    trunk(rig, look),
    face.front,
    isSide ? arm(rig.arms[0], options, false, false) : '',
    holds ? dumbbells(rig, holds) : '',
    track ? marks(rig, track) : '',
  ]
  const place = `matrix(${round((flip ? -scale : scale) / GRAIN)} 0 0 ${round(scale / GRAIN)} ${round(x)} ${round(down)})`
  return `<g transform="${place}">${parts.join('')}</g>`
}

const round = (value: number) => Math.round(value * 1000) / 1000

function trunk({ view, trunk: angle, pelvis }: Skeleton, look: Look): string {
  const [up, forward] = [way(angle), way(angle - 90)]
  const drawn = (values: readonly number[]) => smooth(along(pelvis, up, forward, values))
  const { shirt, hips } = TRUNK[view]
  return `<path fill="${look.bottoms}" d="${drawn(hips)}"/><path fill="${look.top}" d="${drawn(shirt)}"/>`
}

function leg(
  joints: Joints,
  { pose, look, shorts, barefoot }: PersonOptions,
  isBehind: boolean,
  mirrored: boolean,
): string {
  const isFront = pose.view === 'front'
  const thigh: Bone = {
    from: joints.root,
    to: joints.middle,
    widths: [isFront ? WIDTH.hip - 2.2 : WIDTH.hip, WIDTH.knee],
    swell: [0.6, 1.4],
  }
  const calf: Bone = {
    from: joints.middle,
    to: joints.end,
    widths: [WIDTH.knee, WIDTH.ankle],
    swell: mirrored ? [0.4, 2.6] : [2.6, 0.4],
  }
  const [skin, cloth] = isBehind ? [look.shade, look.behind] : [look.skin, look.bottoms]
  const bare = `<path fill="${skin}" d="${shorts ? rest(thigh, 0.5) + bone(calf) : rest(calf, 0.7)}"/>`
  const covered = shorts ? cover(thigh, 0.62, 1) : bone(thigh) + cover(calf, 0.8, 0)
  return `${bare}${foot(joints, look, { mirrored, barefoot, skin })}<path fill="${cloth}" d="${covered}"/>`
}

function arm(joints: Joints, { look, pose }: PersonOptions, isBehind: boolean, mirrored: boolean): string {
  const upper: Bone = {
    from: joints.root,
    to: joints.middle,
    widths: [WIDTH.shoulder, WIDTH.elbow],
    swell: [0.6, 0.6],
  }
  const lower: Bone = { from: joints.middle, to: joints.end, widths: [WIDTH.elbow, WIDTH.wrist], swell: [0.8, 0.8] }
  const skin = isBehind ? look.shade : look.skin
  const bare = `<path fill="${skin}" d="${rest(upper, 0.4)}${bone(lower)}${hand(joints, { fist: Boolean(pose.fists), mirrored })}"/>`
  return `${bare}<path fill="${look.top}" d="${cover(upper, 0.5, 0.9)}"/>`
}
