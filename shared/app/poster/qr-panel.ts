import { qrPath } from '#shared/app/open-app/qr-path.ts'
import { block } from './blocks.ts'
import { HEIGHT, type Kit, MARGIN, ROOM } from './poster.ts'
import { brandRow } from './svg-parts.ts'

/** The one sentence of a poster that is not on its page: what to do with the code. */
export const SENTENCE = '长按识别，查看详情'
/** The white pad of the code. */
const PAD = 264
/** Modules that stay white around a code (ISO/IEC 18004). */
const QUIET = 4
/** Its place at the foot. */
export const FOOT = HEIGHT - MARGIN - PAD

/** A link's code on its white pad, modules of whole pixels. */
export function codePad(link: string, { x, y, line = '' }: { x: number; y: number; line?: string }): string {
  const code = qrPath(link)
  if (!code) throw new Error('the link is longer than a code can hold')
  const module = Math.floor(PAD / (code.size + 2 * QUIET))
  const inset = Math.round((PAD - code.size * module) / 2)
  return [
    `<rect x="${x}" y="${y}" width="${PAD}" height="${PAD}" rx="32" fill="#fff"${line && ` stroke="${line}" stroke-width="2"`}/>`,
    `<path transform="translate(${x + inset} ${y + inset}) scale(${module})" fill="#0f1713" shape-rendering="crispEdges" d="${code.path}"/>`,
  ].join('')
}

interface FootLook {
  /** Words of the page that invite, above the sentence. */
  words?: string
  ink: string
  quiet: string
  /** The product's name stands here, where it is not at the top. */
  hasBrand?: boolean
  /** Edges, where what is in it is narrower than the poster's. */
  x?: number
  width?: number
  y?: number
  /** A hairline around the pad on a white ground. */
  line?: string
}

const [BRAND, WORDS, TELLING] = [56, 42, 30]

/** The foot of a poster: at the right the code, at the left what invites and one sentence. */
export function foot(kit: Kit, link: string, look: FootLook): string {
  const { words = '', ink, quiet, hasBrand, x = MARGIN, width = ROOM, y = FOOT, line } = look
  const place = { x, width: width - PAD - 40, least: 24 }
  const invites = { ...place, height: hasBrand ? 112 : 150, size: WORDS, fill: ink, face: 'bold' } as const
  const telling = { ...place, height: 84, size: TELLING, fill: quiet }
  const brand = hasBrand ? BRAND + 26 : 0
  const gap = words ? 12 : 0
  // Once without a place, to stand in the middle beside the code.
  const high =
    brand + block(kit, words, { ...invites, top: 0 }).bottom + gap + block(kit, SENTENCE, { ...telling, top: 0 }).bottom
  const top = Math.round(y + (PAD - high) / 2)
  const told = block(kit, words, { ...invites, top: top + brand })
  return [
    hasBrand ? brandRow({ x, y: top, size: BRAND, fill: ink, more: ' font-weight="600"' }) : '',
    told.svg,
    block(kit, SENTENCE, { ...telling, top: told.bottom + gap }).svg,
    codePad(link, { x: x + width - PAD, y, line }),
  ].join('')
}
