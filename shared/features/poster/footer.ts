import { createQrPath } from '#shared/open-app/qr-path.ts'
import { FOOTER, MARGIN, PAD, ROOM, SENTENCE, type TextMetrics } from './poster.ts'
import { drawBrandRow } from './svg-parts.ts'
import { drawTextBlock } from './text-blocks.ts'

/** Quiet zone around a code, in modules (ISO/IEC 18004). */
const QUIET = 4

/** Draws a link's QR code on its white pad, with modules of whole pixels. */
export function drawCodePad(link: string, { x, y, line = '' }: { x: number; y: number; line?: string }): string {
  const code = createQrPath(link)
  if (!code) throw new Error('the link is longer than a code can hold')
  const module = Math.floor(PAD / (code.size + 2 * QUIET))
  const inset = Math.round((PAD - code.size * module) / 2)
  return [
    `<rect x="${x}" y="${y}" width="${PAD}" height="${PAD}" rx="32" fill="#fff"${line && ` stroke="${line}" stroke-width="2"`}/>`,
    `<path transform="translate(${x + inset} ${y + inset}) scale(${module})" fill="#0f1713" shape-rendering="crispEdges" d="${code.path}"/>`,
  ].join('')
}

export interface FooterStyle {
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
export function drawFooter(kit: TextMetrics, link: string, style: FooterStyle): string {
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
