import { ON_DEEP, SPROUT } from '#shared/brand.ts'

/** A dumbbell on the dark ground, as in the hero of a course (public/share/halo-course.svg). @param x middle of it, 340 wide */
export const dumbbell = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(-34) scale(2.75) translate(-318 -128)" stroke="${SPROUT}" stroke-linecap="round"><path d="M270 128h96" stroke="${ON_DEEP}" stroke-width="8"/><path d="M284 102v52m68-52v52" stroke-width="15"/><path d="M266 112v32m104-32v32" stroke-width="11"/></g>`
