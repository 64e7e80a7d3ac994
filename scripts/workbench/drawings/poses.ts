/** Degrees as in geometry.ts, from the joint outward: upper and lower part, then where the hand or the toes point. */
export type Limb = readonly [upper: number, lower: number, end: number]

export interface Pose {
  /** Seen from the side, looking to the right, or from the front; from there the first limb of each pair is at the right. */
  view: 'side' | 'front'
  trunk: number
  head: number
  arms: readonly [near: Limb, far: Limb]
  legs: readonly [near: Limb, far: Limb]
  /** Closed hands. */
  fists?: boolean
  /** In the air: the lowest point is this far above the ground. */
  air?: number
}

const both = (near: Limb, far: Limb) => [near, far] as const

/** Angles of joints; every picture of a person in the project's scenes is one of these. */
export const POSES = {
  run: {
    view: 'side',
    trunk: 167,
    head: 172,
    arms: both([-52, 48, 52], [40, 140, 140]),
    legs: both([74, -26, 70], [-34, -54, 18]),
    fists: true,
  },
  lunge: {
    view: 'side',
    trunk: 180,
    head: 180,
    arms: both([10, 150, 158], [-6, 132, 150]),
    legs: both([80, 2, 90], [-30, -88, 46]),
    fists: true,
  },
  squat: {
    view: 'side',
    trunk: 148,
    head: 166,
    arms: both([88, 92, 92], [78, 96, 96]),
    legs: both([80, -24, 90], [80, -24, 90]),
  },
  jack: {
    view: 'front',
    trunk: 180,
    head: 180,
    arms: both([132, 158, 160], [-132, -158, -160]),
    legs: both([30, 22, 72], [-30, -22, -72]),
    air: 6,
  },
  tree: {
    view: 'front',
    trunk: 180,
    head: 180,
    arms: both([164, -133, 180], [-164, 133, 180]),
    legs: both([68, -74, -20], [-3, 3, -60]),
  },
  crescent: {
    view: 'side',
    trunk: 178,
    head: 168,
    arms: both([-172, 176, 178], [176, 168, 176]),
    legs: both([80, 0, 90], [-52, -72, 44]),
  },
  press: {
    view: 'front',
    trunk: 180,
    head: 180,
    arms: both([116, 176, 180], [-116, -176, 180]),
    legs: both([14, 4, 66], [-14, -4, -66]),
    fists: true,
  },
  neck: {
    view: 'front',
    trunk: 180,
    head: 162,
    arms: both([128, -138, -110], [-22, -8, 0]),
    legs: both([76, -78, -80], [-76, 78, 80]),
  },
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof POSES
