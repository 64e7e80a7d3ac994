/** Size of the drawing, and centre and radius of the radar in it. */
export const RADAR = { width: 326, height: 304, x: 163, y: 152, radius: 106 } as const
/** Share of the radius of each ring, outermost first; their fills alternate. */
export const RINGS = [1, 0.75, 0.5, 0.25] as const
/** Distance of labels from the outer ring. */
const LABEL_GAP = 16

export interface Spot {
  x: number
  y: number
}

const toTenth = (value: number) => Math.round(value * 10) / 10

/**
 * Point on axis `index` of `count` at the fraction `share` of the radius; axis 0 points up, the
 * others follow clockwise.
 */
export function getSpot(index: number, count: number, share: number, radius: number = RADAR.radius): Spot {
  const angle = (index / count) * 2 * Math.PI
  return {
    x: toTenth(RADAR.x + Math.sin(angle) * radius * share),
    y: toTenth(RADAR.y - Math.cos(angle) * radius * share),
  }
}

/** Path of a closed outline with one corner on each axis. @param shares 0–1, by axis */
export const drawOutline = (shares: readonly number[]): string =>
  `M${shares
    .map((share, index) => getSpot(index, shares.length, share))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`

/** Baselines and alignment of the two lines of an axis' label. */
export function placeLabel(index: number, count: number) {
  const { x, y } = getSpot(index, count, 1, RADAR.radius + LABEL_GAP)
  const side = Math.sign(Math.round(x - RADAR.x))
  const isBelow = y > RADAR.y + RADAR.radius
  const isAbove = y < RADAR.y - RADAR.radius
  const name = isAbove ? y - 18 : isBelow ? y + 8 : y - 4
  return { x, name, value: name + 18, anchor: (['end', 'middle', 'start'] as const)[side + 1]! }
}
