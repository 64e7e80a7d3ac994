import { moved, type Point, way } from './geometry.ts'
import type { Limb, Pose } from './poses.ts'

/** Lengths of a figure that stands 200 units high, a little over seven heads. */
const LENGTH = { trunk: 58, shoulder: 52, neck: 22, upperArm: 33, forearm: 30, thigh: 50, shin: 47 }
/** Half the way between both shoulders and both hips: seen from the side they lie one behind the other. */
const APART = { side: { shoulder: 1.5, hip: 1.5 }, front: { shoulder: 15.5, hip: 8 } }
/** Height of the sole below the ankle. */
const SOLE = 11

/** A limb's joints, and the way its end points: the hand, or the toes. */
export interface Joints {
  root: Point
  middle: Point
  end: Point
  ends: number
}

export interface Skeleton {
  view: Pose['view']
  pelvis: Point
  neck: Point
  head: Point
  /** The ways trunk and head point, degrees. */
  trunk: number
  tilt: number
  arms: readonly [near: Joints, far: Joints]
  legs: readonly [near: Joints, far: Joints]
}

/** Where the joints of a pose are, units; its pelvis is at 0, 0. */
export function skeleton({ view, trunk, head, arms, legs }: Pose): Skeleton {
  const pelvis = { x: 0, y: 0 }
  const up = way(trunk)
  const sideways = view === 'front' ? way(trunk - 90) : { x: 1, y: 0 }
  const neck = moved(pelvis, up, LENGTH.trunk)
  const limb = (root: Point, [first, second, last]: Limb, upper: number, lower: number): Joints => {
    const middle = moved(root, way(first), upper)
    return { root, middle, end: moved(middle, way(second), lower), ends: last }
  }
  const shoulder = moved(pelvis, up, LENGTH.shoulder)
  const { shoulder: wide, hip } = APART[view]
  const arm = (at: number, side: number) =>
    limb(moved(shoulder, sideways, side * wide), arms[at]!, LENGTH.upperArm, LENGTH.forearm)
  const leg = (at: number, side: number) =>
    limb(moved(pelvis, sideways, side * hip), legs[at]!, LENGTH.thigh, LENGTH.shin)
  return {
    view,
    pelvis,
    neck,
    head: moved(neck, way(head), LENGTH.neck),
    trunk,
    tilt: head,
    arms: [arm(0, 1), arm(1, -1)],
    legs: [leg(0, 1), leg(1, -1)],
  }
}

/** Where the toes' end of a sole and its heel are: what may touch the ground. */
export function soleOf({ end, ends }: Joints, mirrored: boolean): readonly [heel: Point, toes: Point] {
  const down = way(mirrored ? ends + 90 : ends - 90)
  const ground = moved(end, down, SOLE)
  return [moved(ground, way(ends), -8), moved(ground, way(ends), 19)]
}

/** The lowest point of a figure: its soles, and its knees or seat where they are lower. */
export function lowest({ view, pelvis, legs }: Skeleton): number {
  const soles = legs.flatMap((leg, index) => soleOf(leg, view === 'front' && index === 1))
  return Math.max(
    pelvis.y + 14,
    ...soles.map(({ y }) => y),
    ...legs.map(({ middle }) => middle.y + 7.6),
    ...legs.map(({ end }) => end.y + 4.6),
  )
}

/** Which part of a standing figure's weight is where: the middle of trunk, head, arms and legs. */
export function balance({ pelvis, neck, head, arms, legs }: Skeleton): number {
  const middle = (...points: Point[]) => points.reduce((sum, { x }) => sum + x, 0) / points.length
  const limb = ({ root, middle: joint, end }: Joints) => middle(root, joint, end)
  const [arm, leg] = [(limb(arms[0]) + limb(arms[1])) / 2, (limb(legs[0]) + limb(legs[1])) / 2]
  return 0.48 * middle(pelvis, neck) + 0.08 * head.x + 0.1 * arm + 0.34 * leg
}
