import { createRandom } from '#scripts/workbench/service/random.ts'

/** Grounds and accents of the scenes: dark field, halo of ticks, one object. */
const PALETTES = [
  { ground: '#06261a', halo: '#2ad58a', accent: '#c9f45c' },
  { ground: '#0f2740', halo: '#58a6ff', accent: '#ffd166' },
  { ground: '#2b1a3d', halo: '#b48cf2', accent: '#ff9f80' },
  { ground: '#3a1f14', halo: '#f2a65a', accent: '#ffe08a' },
  { ground: '#0b3236', halo: '#4fd1c5', accent: '#f6f5ae' },
]

const LIGHT = '#f2fbf5'

/** What stands in the halo, around 0,0. */
const OBJECTS = {
  strength: (accent: string) =>
    `<g transform="rotate(-34)" stroke-linecap="round"><path d="M-48 0h96" stroke="${LIGHT}" stroke-width="8"/><path d="M-34-26v52M34-26v52" stroke="${accent}" stroke-width="15"/><path d="M-52-16v32M52-16v32" stroke="${accent}" stroke-width="11"/></g>`,
  cardio: (accent: string) =>
    `<path d="M-64 4h30l12-34 22 62 16-44 8 16h40" fill="none" stroke="${accent}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
  stretch: (accent: string) =>
    `<g fill="none" stroke-linecap="round" stroke-width="12"><path d="M-56 40h112" stroke="${LIGHT}" stroke-width="6"/><path d="M-42 30c22 0 34-8 40-26 6 18 18 26 40 26" stroke="${accent}"/><path d="M-2 2v-26" stroke="${accent}"/></g><circle cx="-2" cy="-44" r="12" fill="${LIGHT}"/>`,
  core: (accent: string) =>
    `<path d="M-20 0l-6-26a8 8 0 0 1 8-10h36a8 8 0 0 1 8 10l-6 26" fill="none" stroke="${LIGHT}" stroke-width="11" stroke-linejoin="round"/><circle cy="18" r="34" fill="${accent}"/><path d="M-22 47h44" stroke="${accent}" stroke-width="10" stroke-linecap="round"/>`,
  column: (accent: string) =>
    `<g fill="${accent}"><rect x="-52" y="8" width="24" height="36" rx="6"/><rect x="-14" y="-16" width="24" height="60" rx="6"/><rect x="24" y="-44" width="24" height="88" rx="6"/></g><path d="M-58-20l36-20 30 6 46-34" fill="none" stroke="${LIGHT}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
} as const

type CoverKind = keyof typeof OBJECTS
export const COVER_KINDS = Object.keys(OBJECTS) as CoverKind[]

export const isCoverKind = (kind: string): kind is CoverKind => Object.hasOwn(OBJECTS, kind)

/** A 390 × 260 scene; kind gives the object, seed the colours and the place. */
export function cover(kind: CoverKind, seed: string): string {
  const random = createRandom(`cover ${seed}`)
  const { ground, halo, accent } = random.pick(PALETTES)
  const [x, y] = [random.between(236, 296), random.between(108, 140)]
  const rings = [68, 94, 120, 146].map(
    (radius, index) =>
      `<circle r="${radius}" fill="none" stroke="${halo}" stroke-width="9" stroke-dasharray="1.5 7.5" opacity="${(0.6 - index * 0.13).toFixed(2)}"/>`,
  )
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 260" width="780" height="520">',
    `<rect width="390" height="260" fill="${ground}"/>`,
    `<path d="M0 ${random.between(190, 215)}c90-28 190 26 390-18v90H0z" fill="${halo}" opacity=".12"/>`,
    `<g transform="translate(${x} ${y})">${rings.join('')}${OBJECTS[kind](accent)}</g>`,
    '</svg>',
  ].join('')
}
