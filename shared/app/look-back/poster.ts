import { block, figure, line } from '#shared/app/poster/blocks.ts'
import { HEIGHT, type Kit, MARGIN, type Poster, ROOM, WIDTH } from '#shared/app/poster/poster.ts'
import { codePad, FOOT } from '#shared/app/poster/qr-panel.ts'
import { showPoster } from '#shared/app/poster/sheet.tsx'
import { brandRow, rings, stroke } from '#shared/app/poster/svg-parts.ts'
import { DEEP, GET_APP, ON_DEEP_2, SPROUT } from '#shared/brand.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import type { Fact } from './view.ts'

/** Where the figures begin, and the height of the first one and of a row of two. */
const [TOP, LEAD_ROW, ROW] = [520, 320, 232]
/** The page itself is the member's own: the code leads to the app. */
const WORDS = `扫码${GET_APP}，记录自己的变化`

/** A look back: the first figure large, the others two in a row. @param facts those the member has switched on */
export const lookBackPoster = (title: string, facts: readonly Fact[]): Poster => ({
  title: `${title}回顾`,
  link: pageUrl('down', { source: 'poster' }),
  layers: (kit, address) => [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${DEEP}"/>${rings({ x: 900, y: 260, radii: [150, 222, 294, 366, 438], width: 26, dash: '4 21', from: 0.4, by: 0.07 })}`,
    brandRow({ x: MARGIN, y: MARGIN, size: 64, fill: '#fff', more: ' font-weight="600"' }),
    head(kit, title),
    figures(kit, facts),
    foot(kit, address),
  ],
})

const head = (kit: Kit, title: string): string => {
  const place = { x: MARGIN, width: ROOM, least: 40, fill: '#fff', face: 'bold' } as const
  const told = block(kit, title, { ...place, top: 220, height: 180, size: 76 })
  return told.svg + stroke(MARGIN, told.bottom + 32)
}

function figures(kit: Kit, [first, ...others]: readonly Fact[]): string {
  if (!first) return ''
  const width = ROOM / 2 - 20
  const lead = fact(kit, first, { x: MARGIN, y: TOP, width: ROOM, size: 190, fill: SPROUT })
  const rest = others.map((one, index) =>
    fact(kit, one, {
      x: MARGIN + (index % 2) * (ROOM / 2 + 20),
      y: TOP + LEAD_ROW + Math.floor(index / 2) * ROW,
      width,
      size: 96,
      fill: '#fff',
    }),
  )
  return [lead, ...rest].join('')
}

interface Place {
  x: number
  y: number
  width: number
  size: number
  fill: string
}

/** Name, figure and what is said of it, from `y` downward. */
function fact(kit: Kit, { label, value, unit, note = '' }: Fact, { x, y, width, size, fill }: Place): string {
  const base = y + 40 + Math.round(size * 0.9)
  return [
    line(label, { x, y: y + 32, size: 34, fill: ON_DEEP_2 }),
    figure(kit, value, unit, { x, y: base, width, size, fill, unitSize: 38, unitFill: ON_DEEP_2 }),
    block(kit, note, { x, top: base + 10, width, height: 44, size: 30, least: 18, fill: ON_DEEP_2 }).svg,
  ].join('')
}

/** The code at the right, one sentence beside it. */
const foot = (kit: Kit, address: string): string => {
  const place = { x: MARGIN, width: ROOM - 304, height: 130, size: 42, least: 24, fill: '#fff' }
  return block(kit, WORDS, { ...place, top: FOOT + 72 }).svg + codePad(address, { x: WIDTH - MARGIN - 264, y: FOOT })
}

/** Open the sheet with it. */
export const show = (...told: Parameters<typeof lookBackPoster>) => showPoster(lookBackPoster(...told))
