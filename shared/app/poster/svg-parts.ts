import { HALO, NAME, SPROUT } from '#shared/brand.ts'
import { ICON } from '#shared/brand-details.ts'
import { escaped } from '#shared/core/escaped.ts'

/** The icon's shapes as SVG text, on a canvas of 64 × 64. */
export const iconShapes = (): string =>
  ICON.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
    return `<${tag}${written.join('')}/>`
  }).join('')

interface Place {
  x: number
  /** The baseline. */
  y: number
  size: number
  fill: string
  /** Further attributes of the element. */
  more?: string
}

/** One line of text. */
export const textLine = (value: string, { x, y, size, fill, more = '' }: Place): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${more}>${escaped(value)}</text>`

/** The icon with the product's name, which is two thirds as large. @param y top of the icon */
export const brandRow = ({ x, y, size, fill, more }: Place): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 64})">${iconShapes()}</g>${textLine(NAME, {
    x: x + size + size / 3,
    y: Math.round(y + size * 0.735),
    size: Math.round((size * 2) / 3),
    fill,
    more,
  })}`

interface Rings {
  x: number
  y: number
  radii: readonly number[]
  /** Of the ring, and dash and gap along it. */
  width: number
  dash: string
  /** Opacity of the first ring, and how much less each further one has. */
  from: number
  by: number
}

/** Rings of ticks around a point, fading outward: the motif of the product. */
export const rings = ({ x, y, radii, width, dash, from, by }: Rings): string =>
  `<g transform="translate(${x} ${y})">${radii
    .map((radius, index) => {
      const opacity = Math.max(0.03, from - index * by)
      return `<circle r="${radius}" fill="none" stroke="${HALO}" stroke-width="${width}" stroke-dasharray="${dash}" opacity="${opacity}"/>`
    })
    .join('')}</g>`

/** The short stroke that ends a card. */
export const stroke = (x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="72" height="8" rx="4" fill="${SPROUT}"/>`
