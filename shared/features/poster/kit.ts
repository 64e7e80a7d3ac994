import { createQrPath } from '#shared/open-app/qr-path.ts'
import { GROUND, getHeadColours, HEAD } from '#shared/ui/people/drawn-head.ts'
import { FOOTER, MARGIN, PAD, type PosterLayer, ROOM, SENTENCE, type TextMetrics } from './poster.ts'
import { drawBrandRow, drawRings, drawStroke } from './svg-parts.ts'
import {
  type BlockPosition,
  drawFigure,
  drawLine,
  drawTextBlock,
  type FigurePosition,
  type FigureRoom,
  fitFigureSize,
} from './text-blocks.ts'

/**
 * Creates what a layout draws with. It is loaded with the tap; a page's later script holds only its
 * own layout.
 */
export const createKit = (metrics: TextMetrics) => ({
  ...metrics,
  drawAvatar,
  drawAvatarRow,
  drawBrandRow,
  drawCodePad,
  drawLine,
  drawRings,
  drawStroke,
  drawFigure: (value: string, unit: string, place: FigurePosition) => drawFigure(metrics, value, unit, place),
  drawFooter: (link: string, style: FooterStyle) => drawFooter(metrics, link, style),
  drawTextBlock: (value: string, place: BlockPosition) => drawTextBlock(metrics, value, place),
  fitFigureSize: (value: string, unit: string, room: FigureRoom) => fitFigureSize(metrics, value, unit, room),
})
export type PosterKit = ReturnType<typeof createKit>

/** A page's poster; contains only data that the page itself shows. */
export interface Poster {
  /** Accessible name, and the name of the file. */
  title: string
  /**
   * Target of the code: path of the page with its ids, from `getPageUrl`, with `source: 'poster'`.
   */
  link: string
  /** @param link the whole address */
  layers(kit: PosterKit, link: string): readonly PosterLayer[]
}

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
function drawAvatar(src: string, { who, x, y, size, round = size / 2, edge }: AvatarPosition): PosterLayer[] {
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
function drawAvatarRow(
  sources: readonly string[],
  { x, y, size, edge }: Omit<AvatarPosition, 'who'> & { edge: string },
): { layers: PosterLayer[]; right: number } {
  const step = Math.round(size * 0.74)
  return {
    layers: sources.flatMap((src, index) => drawAvatar(src, { who: index, x: x + index * step, y, size, edge })),
    right: sources.length ? x + (sources.length - 1) * step + size : x,
  }
}

/** Quiet zone around a code, in modules (ISO/IEC 18004). */
const QUIET = 4

/** Draws a link's QR code on its white pad, with modules of whole pixels. */
function drawCodePad(link: string, { x, y, line = '' }: { x: number; y: number; line?: string }): string {
  const code = createQrPath(link)
  if (!code) throw new Error('the link is longer than a code can hold')
  const module = Math.floor(PAD / (code.size + 2 * QUIET))
  const inset = Math.round((PAD - code.size * module) / 2)
  return [
    `<rect x="${x}" y="${y}" width="${PAD}" height="${PAD}" rx="32" fill="#fff"${line && ` stroke="${line}" stroke-width="2"`}/>`,
    `<path transform="translate(${x + inset} ${y + inset}) scale(${module})" fill="#0f1713" shape-rendering="crispEdges" d="${code.path}"/>`,
  ].join('')
}

interface FooterStyle {
  /** Invitation from the page, above the sentence. */
  text?: string
  ink: string
  quiet: string
  /** True to show the product's name here, if it is not at the top. */
  hasBrand?: boolean
  /** Edges, if the content is narrower than the poster's. */
  x?: number
  width?: number
  y?: number
  /** Colour of a hairline around the pad, for a white background. */
  line?: string
}

const [BRAND, WORDS, TELLING] = [56, 42, 30]

/**
 * Draws the footer of a poster: the code at the right, the invitation and one sentence at the left.
 */
function drawFooter(kit: TextMetrics, link: string, style: FooterStyle): string {
  const { text = '', ink, quiet, hasBrand, x = MARGIN, width = ROOM, y = FOOTER, line } = style
  const place = { x, width: width - PAD - 40, minSize: 24 }
  const invites = { ...place, height: hasBrand ? 112 : 150, size: WORDS, fill: ink, face: 'bold' } as const
  const telling = { ...place, height: 84, size: TELLING, fill: quiet }
  const brand = hasBrand ? BRAND + 26 : 0
  const gap = text ? 12 : 0
  // First pass without a position: measures the height for vertical centring next to the code.
  const high =
    brand +
    drawTextBlock(kit, text, { ...invites, top: 0 }).bottom +
    gap +
    drawTextBlock(kit, SENTENCE, { ...telling, top: 0 }).bottom
  const top = Math.round(y + (PAD - high) / 2)
  const caption = drawTextBlock(kit, text, { ...invites, top: top + brand })
  return [
    hasBrand ? drawBrandRow({ x, y: top, size: BRAND, fill: ink, more: ' font-weight="600"' }) : '',
    caption.svg,
    drawTextBlock(kit, SENTENCE, { ...telling, top: caption.bottom + gap }).svg,
    drawCodePad(link, { x: x + width - PAD, y, line }),
  ].join('')
}
