import { DEEP, GET_APP, ON_DEEP_2, SPROUT } from '#shared/brand.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import type { Poster, PosterKit } from '#shared/features/poster/kit.ts'
import { FOOTER, HEIGHT, MARGIN, ROOM, WIDTH } from '#shared/features/poster/poster.ts'
import { showPoster } from '#shared/features/poster/show-poster.ts'
import type { Fact } from './view.ts'

/** Top of the figures, and the heights of the first one and of a row of two. */
const [TOP, LEAD_ROW, ROW] = [520, 320, 232]
/** The code opens the app, because the page itself is private. */
const WORDS = `扫码${GET_APP}，记录自己的变化`

/**
 * Creates the poster of a look back: the first figure large, the others in rows of two.
 * @param facts selected by the member
 */
export const createLookBackPoster = (title: string, facts: readonly Fact[]): Poster => ({
  title: `${title}回顾`,
  link: getPageUrl('down', { source: 'poster' }),
  layers: (kit, address) => [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${DEEP}"/>${kit.drawRings({ x: 900, y: 260, radii: [150, 222, 294, 366, 438], width: 26, dash: '4 21', from: 0.4, by: 0.07 })}`,
    kit.drawBrandRow({ x: MARGIN, y: MARGIN, size: 64, fill: '#fff', more: ' font-weight="600"' }),
    drawHead(kit, title),
    drawFigures(kit, facts),
    drawFooter(kit, address),
  ],
})

const drawHead = (kit: PosterKit, title: string): string => {
  const position = { x: MARGIN, width: ROOM, minSize: 40, fill: '#fff', face: 'bold' } as const
  const args = kit.drawTextBlock(title, { ...position, top: 220, height: 180, size: 76 })
  return args.svg + kit.drawStroke(MARGIN, args.bottom + 32)
}

function drawFigures(kit: PosterKit, [first, ...others]: readonly Fact[]): string {
  if (!first) return ''
  const width = ROOM / 2 - 20
  const lead = drawFact(kit, first, { x: MARGIN, y: TOP, width: ROOM, size: 190, fill: SPROUT })
  const rest = others.map((one, index) =>
    drawFact(kit, one, {
      x: MARGIN + (index % 2) * (ROOM / 2 + 20),
      y: TOP + LEAD_ROW + Math.floor(index / 2) * ROW,
      width,
      size: 96,
      fill: '#fff',
    }),
  )
  return [lead, ...rest].join('')
}

interface FactPosition {
  x: number
  y: number
  width: number
  size: number
  fill: string
}

/** Draws a fact's name, figure and note, from `y` downward. */
function drawFact(
  kit: PosterKit,
  { label, value, unit, note = '' }: Fact,
  { x, y, width, size, fill }: FactPosition,
): string {
  const base = y + 46 + Math.round(size * 0.9)
  return [
    kit.drawLine(label, { x, y: y + 32, size: 34, fill: ON_DEEP_2 }),
    kit.drawFigure(value, unit, { x, y: base, width, size, fill, unitSize: 38, unitFill: ON_DEEP_2 }),
    kit.drawTextBlock(note, { x, top: base + 26, width, height: 44, size: 30, minSize: 18, fill: ON_DEEP_2 }).svg,
  ].join('')
}

/** Draws the footer: the code at the right, one sentence to its left. */
const drawFooter = (kit: PosterKit, address: string): string => {
  const position = { x: MARGIN, width: ROOM - 304, height: 130, size: 42, minSize: 24, fill: '#fff' }
  return (
    kit.drawTextBlock(WORDS, { ...position, top: FOOTER + 72 }).svg +
    kit.drawCodePad(address, { x: WIDTH - MARGIN - 264, y: FOOTER })
  )
}

/** Opens the sheet with the poster. */
export const openPoster = (...args: Parameters<typeof createLookBackPoster>) =>
  showPoster(createLookBackPoster(...args))
