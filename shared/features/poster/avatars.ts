import { GROUND, getHeadColours, HEAD } from '#shared/ui/people/drawn-head.ts'
import type { PosterLayer } from './poster.ts'

interface AvatarPosition {
  /** Seed of the generated head: the name, else the index in the row. */
  who: string | number
  x: number
  y: number
  size: number
  /** Corner radius; a disc by default. */
  round?: number
  /** Colour of the ring around it. */
  edge?: string
}

/** Like HEAD_PATH, with shoulders clipped to a disc. */
const CUT_PATH = 'M36 17a12 12 0 1 1 0 24 12 12 0 0 1 0-24M16 66c2-12 10-19 20-19s18 7 20 19a36 36 0 0 1-40 0'

/**
 * Draws a member's picture over the generated head, as the page shows it
 * (shared/ui/people/avatar.tsx).
 * @param src '' draws the head alone
 */
export function drawAvatar(src: string, { who, x, y, size, round = size / 2, edge }: AvatarPosition): PosterLayer[] {
  const ring = edge
    ? `<rect x="${x - 6}" y="${y - 6}" width="${size + 12}" height="${size + 12}" rx="${round + 6}" fill="${edge}"/>`
    : ''
  const { colour, wear } = getHeadColours(who)
  // A clipped path instead of a <clipPath>, because engines share clip path ids between images.
  const head = `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 72 72" fill="${colour}"><path fill-opacity="${HEAD}" d="${CUT_PATH}"/><path d="${wear}"/></svg>`
  const ground = `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${round}" fill="`
  return [
    `${ring}${ground}#fff"/>${ground}${colour}" fill-opacity="${GROUND}"/>${head}`,
    ...(src ? [{ src, x, y, width: size, height: size, round }] : []),
  ]
}

/**
 * Draws members in a row, each overlapping the one before.
 * @returns the layers, and the right edge of the last one
 */
export function drawAvatarRow(
  sources: readonly string[],
  { x, y, size, edge }: Omit<AvatarPosition, 'who'> & { edge: string },
): { layers: PosterLayer[]; right: number } {
  const step = Math.round(size * 0.74)
  return {
    layers: sources.flatMap((src, index) => drawAvatar(src, { who: index, x: x + index * step, y, size, edge })),
    right: sources.length ? x + (sources.length - 1) * step + size : x,
  }
}
