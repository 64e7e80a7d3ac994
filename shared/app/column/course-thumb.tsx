import type { ReactNode } from 'react'

/** Colours of a figure: ground, skin, hair, top, trousers. */
type Look = readonly [ground: string, skin: string, hair: string, top: string, legs: string]

const LOOKS: readonly Look[] = [
  ['#e4f9ee', '#efbf9a', '#2b1d17', '#12c871', '#067547'],
  ['#fef2d8', '#d9a077', '#3a1f12', '#f2603a', '#5a1f10'],
  ['#e2f3fc', '#efbf9a', '#2b1d17', '#1f9ed8', '#0b5c8a'],
  ['#ebedfc', '#d9a077', '#2b1d17', '#5d6bdc', '#2a3180'],
]

/** A limb is one stroke with round ends and joins, so that it bends without a seam. */
const Limb = ({ d, colour, width = 6.5 }: { d: string; colour: string; width?: number }) => (
  <path d={d} stroke={colour} strokeWidth={width} fill="none" strokeLinecap="round" strokeLinejoin="round" />
)

/** Running, squatting, jumping jack, lunge: the far limbs first, then the trunk, the near limbs and the head. */
const POSES: readonly ((look: Look) => ReactNode)[] = [
  ([, skin, hair, top, legs]) => (
    <>
      <Limb d="M36 32 27 37 23 45" colour={skin} width={5} />
      <Limb d="M36 48 30 58 18 60" colour={legs} />
      <Limb d="m18 60-4-3" colour="#fff" width={5} />
      <Limb d="M39 30 36 46" colour={top} width={11} />
      <Limb d="M37 48 48 53 45 66" colour={legs} />
      <Limb d="m45 66 5 1" colour="#fff" width={5} />
      <Limb d="m40 31 8 8 9-5" colour={skin} width={5} />
      <path d="M37 15c-8-1-10 4-14 4 3 3 9 4 14 2" fill={hair} />
      <circle cx="42" cy="19" r="6.5" fill={skin} />
      <path d="M36 20c-1-8 9-11 13-5-4 0-6 1-8 5-2 2-4 2-5 0" fill={hair} />
    </>
  ),
  ([, skin, hair, top, legs]) => (
    <>
      <Limb d="M35 30 33 46" colour={top} width={11} />
      <Limb d="M32 49h15l-3 15" colour={legs} />
      <Limb d="m44 64 6 1" colour="#fff" width={5} />
      <Limb d="M37 32 59 30" colour={skin} width={5} />
      <circle cx="38" cy="18" r="6.500" fill={skin} />
      <path d="M31 19c-1-9 10-12 14-6-5 0-7 2-9 6-2 3-4 3-5 0" fill={hair} />
    </>
  ),
  ([, skin, hair, top, legs]) => (
    <>
      <Limb d="M34 31 24 23 20 13" colour={skin} width={5} />
      <Limb d="m42 31 10-8 4-10" colour={skin} width={5} />
      <Limb d="m38 33v13" colour={top} width={12} />
      <Limb d="M36 49 28 58 21 67" colour={legs} />
      <Limb d="m40 49 8 9 7 9" colour={legs} />
      <Limb d="m21 67-3 1m37-1 3 1" colour="#fff" width={5} />
      <circle cx="38" cy="19" r="6.500" fill={skin} />
      <path d="M31.500 19c0-10 13-10 13 0-2-4-11-4-13 0" fill={hair} />
    </>
  ),
  ([, skin, hair, top, legs]) => (
    <>
      <Limb d="m37 32-8 6 5 6" colour={skin} width={5} />
      <Limb d="M37 50 26 60 14 66" colour={legs} />
      <Limb d="m14 66-3-3" colour="#fff" width={5} />
      <Limb d="m39 31-1 16" colour={top} width={11} />
      <Limb d="m38 50h13v16" colour={legs} />
      <Limb d="m51 66 6 .500" colour="#fff" width={5} />
      <Limb d="m41 32 8 5-4 7" colour={skin} width={5} />
      <circle cx="40" cy="19" r="6.500" fill={skin} />
      <path d="M33 21c-3-9 7-13 13-7-4 0-6 2-7 5-2 4-5 5-6 2" fill={hair} />
      <circle cx="35" cy="11" r="3.500" fill={hair} />
    </>
  ),
]

/** A course has no picture of its own: four people at work take turns. @param index its place in the plan */
export function CourseThumb({ index }: { index: number }) {
  const look = LOOKS[index % LOOKS.length]!
  return (
    <svg width="76" height="76" viewBox="0 0 76 76" className="rounded-[16px]" aria-hidden="true">
      <path fill={look[0]} d="M0 0h76v76H0z" />
      {POSES[index % POSES.length]!(look)}
    </svg>
  )
}
