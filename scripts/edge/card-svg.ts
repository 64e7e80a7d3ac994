import { DEEP, ON_DEEP, ON_DEEP_2 } from '#shared/brand.ts'
import { drawBrandRow, drawRings, drawStroke, drawTextLine } from '#shared/features/poster/svg-parts.ts'
import { fitsLines, wrapEvenly } from '#shared/format/wrap-text.ts'
import { toPrintableText } from './printable-text.ts'

/** The size every chat app takes whole (scripts/edge/README.md, "Link previews"). */
export const [WIDTH, HEIGHT] = [1200, 630] as const
const MARGIN = 88
/** The first that has room for the title, else the small one: 46 characters, then `…`. */
const TITLES = [
  { size: 76, lead: 104, maxLines: 2 },
  { size: 58, lead: 82, maxLines: 3 },
] as const

interface CardText {
  title: string
  description: string
}

interface Layout {
  /** Width for words, pixels. */
  room: number
  line: { size: number; lead: number; maxLines: number }
}

/** Title, line, the product's name and the stroke at the bottom, without a background. */
function renderText({ title, description }: CardText, { room, line }: Layout): string {
  const plain = toPrintableText(title)
  const { size, lead, maxLines } = TITLES.find((item) => fitsLines(plain, room / item.size, item.maxLines)) ?? TITLES[1]
  const titles = wrapEvenly(plain, room / size, maxLines)
  const lines = wrapEvenly(toPrintableText(description), room / line.size, line.maxLines)
  const top = 330 - ((titles.length - 1) * lead) / 2
  const below = top + (titles.length - 1) * lead + Math.max(lead - 8, 84)
  return [
    drawBrandRow({ x: MARGIN, y: 72, size: 60, fill: ON_DEEP }),
    ...titles.map((item, index) => drawTextLine(item, { x: MARGIN, y: top + index * lead, size, fill: ON_DEEP })),
    ...lines.map((item, index) =>
      drawTextLine(item, { x: MARGIN, y: below + index * line.lead, size: line.size, fill: ON_DEEP_2 }),
    ),
    drawStroke(MARGIN, HEIGHT - 92),
  ].join('')
}

const wrapSvg = (...parts: string[]) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Noto Sans CJK SC">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${DEEP}"/>`,
    ...parts,
    '</svg>',
  ].join('')

/** The card as SVG: title, one line, the product's name, on the dark ground of the share pages. */
export function renderCardSvg(card: CardText): string {
  const halo = drawRings({
    x: 1090,
    y: 330,
    radii: [190, 260, 330, 400],
    width: 26,
    dash: '4 21',
    from: 0.34,
    by: 0.07,
  })
  const layout = { room: WIDTH - 2 * MARGIN - 130, line: { size: 38, lead: 0, maxLines: 1 } }
  return wrapSvg(halo, renderText(card, layout))
}

/** The part of a poster's drawing that fills the right of a banner's card, pixels there. */
const SCENE = { left: 660, view: '0 -35 390 455' }

/**
 * A banner's card as SVG: its words on the left, its drawing on the right.
 * @param scene the drawing of its poster, SVG
 */
export function renderBannerSvg({ title, desc }: { title: string; desc: string }, scene: string): string {
  const size = `x="${SCENE.left}" width="${WIDTH - SCENE.left}" height="${HEIGHT}"`
  const cut = scene.replace(/<svg[^>]*>/, `<svg ${size} viewBox="${SCENE.view}" preserveAspectRatio="xMidYMid slice">`)
  const layout = { room: SCENE.left - MARGIN - 32, line: { size: 32, lead: 48, maxLines: 2 } }
  return wrapSvg(cut, renderText({ title, description: desc }, layout))
}

/**
 * Renders a banner as a square, for the small picture of a shared link.
 * @param scene as for `renderBannerSvg`
 */
export const renderSquareBannerSvg = (scene: string): string =>
  scene.replace(
    /<svg[^>]*>/,
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="-15 0 420 420">',
  )
