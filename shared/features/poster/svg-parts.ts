import { HALO, NAME, SPROUT } from '#shared/brand.ts'
import { ICON } from '#shared/brand-details.ts'
import { escapeHtml } from '#shared/format/escape-html.ts'

/** The icon's shapes as SVG text, on a canvas of 64 × 64. */
export const getIconShapes = (): string =>
  ICON.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
    return `<${tag}${written.join('')}/>`
  }).join('')

interface TextPosition {
  x: number
  /** The baseline. */
  y: number
  size: number
  fill: string
  /** Further attributes of the element. */
  more?: string
}

/** Draws one line of text as SVG. */
export const drawTextLine = (value: string, { x, y, size, fill, more = '' }: TextPosition): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${more}>${escapeHtml(value)}</text>`

/** Draws the icon and the product's name at two thirds of its size. @param y top of the icon */
export const drawBrandRow = ({ x, y, size, fill, more }: TextPosition): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 64})">${getIconShapes()}</g>${drawTextLine(NAME, {
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
  /** Stroke width of a ring, and its dash pattern. */
  width: number
  dash: string
  /** Opacity of the first ring, and the decrease for each further one. */
  from: number
  by: number
}

/** Draws rings of ticks around a point, fading outwards: the motif of the product. */
export const drawRings = ({ x, y, radii, width, dash, from, by }: Rings): string =>
  `<g transform="translate(${x} ${y})">${radii
    .map((radius, index) => {
      const opacity = Math.max(0.03, from - index * by)
      return `<circle r="${radius}" fill="none" stroke="${HALO}" stroke-width="${width}" stroke-dasharray="${dash}" opacity="${opacity}"/>`
    })
    .join('')}</g>`

/** Draws the short stroke at the end of a card. */
export const drawStroke = (x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="72" height="8" rx="4" fill="${SPROUT}"/>`
