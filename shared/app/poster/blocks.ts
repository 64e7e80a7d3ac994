import { escaped } from '#shared/core/escaped.ts'
import { oneLine } from '#shared/core/invisible.ts'
import { type Ems, evenLines, fits } from '#shared/core/lines.ts'
import type { Face, Kit } from './poster.ts'
import { textLine } from './svg-parts.ts'

/** As `--font-num` of the tokens, which an SVG in a picture cannot read. */
export const NUM_FAMILY =
  "'DIN Alternate',Bahnschrift,'Roboto Condensed',sans-serif-condensed,'PingFang SC','Noto Sans CJK SC',system-ui,sans-serif"

const FACES: Record<Face, string> = {
  plain: '',
  bold: ' font-weight="600"',
  num: ` font-weight="600" font-family="${NUM_FAMILY}"`,
}

type Anchor = 'start' | 'middle' | 'end'
const anchored = (anchor: Anchor = 'start') => (anchor === 'start' ? '' : ` text-anchor="${anchor}"`)

interface LinePlace {
  x: number
  /** The baseline. */
  y: number
  size: number
  fill: string
  face?: Face
  anchor?: Anchor
}

/** One line, of words that are known to be short. */
export const line = (value: string, { face = 'plain', anchor, ...place }: LinePlace): string =>
  textLine(oneLine(value), { ...place, more: FACES[face] + anchored(anchor) })

interface BlockPlace {
  x: number
  top: number
  width: number
  /** The text gets smaller until it keeps to this height. */
  height: number
  /** Of the letters: at first, and the smallest. */
  size: number
  least: number
  fill: string
  face?: 'plain' | 'bold'
  anchor?: Anchor
  /** Distance of lines, in ems. */
  lead?: number
}

/** Fonts differ by a hair between measuring and drawing. */
const SLACK = 0.985

interface Block {
  svg: string
  /** Where it ends; `top` without a text. */
  bottom: number
  /** False: too long even for the smallest size, so it ends in `…`; a text that the poster can do without is left out then. */
  isWhole: boolean
}

/** A text of any length in its place: as large as it fits, broken into even lines. */
export function block(kit: Kit, value: string, place: BlockPlace): Block {
  const { x, top, width, height, least, fill, face = 'plain', anchor, lead = 1.3 } = place
  const text = oneLine(value)
  const ems: Ems = kit[face]
  const mostAt = (size: number) => Math.max(1, Math.floor(height / (size * lead)))
  const roomAt = (size: number) => (width * SLACK) / size
  let { size } = place
  while (size > least && !fits(text, roomAt(size), mostAt(size), ems)) size = Math.max(least, Math.floor(size * 0.94))
  const lines = evenLines(text, roomAt(size), mostAt(size), ems)
  if (!lines.length) return { svg: '', bottom: top, isWhole: true }
  const spans = lines.map((one, index) => {
    const y = Math.round(top + size * (lead * (index + 0.5) + 0.36))
    return `<tspan x="${x}" y="${y}">${escaped(one)}</tspan>`
  })
  return {
    svg: `<text font-size="${size}" fill="${fill}"${FACES[face]}${anchored(anchor)}>${spans.join('')}</text>`,
    bottom: Math.round(top + lines.length * size * lead),
    isWhole: fits(text, roomAt(size), mostAt(size), ems),
  }
}

interface FigureRoom {
  size: number
  unitSize: number
  /** Number and unit together are never wider. */
  width: number
}

interface FigurePlace extends Omit<LinePlace, 'face'>, FigureRoom {
  unitFill: string
}

/** The size at which a number keeps to a width beside its unit: at most `size`. */
export const figureSize = (kit: Kit, value: string, unit: string, { size, unitSize, width }: FigureRoom): number =>
  Math.min(size, Math.floor(((width - besidesOf(kit, unit, unitSize)) * SLACK) / kit.num(value)))

/** A unit with the gap before it. */
const besidesOf = (kit: Kit, unit: string, size: number) => (unit ? size / 3 + kit.plain(unit) * size : 0)

/** A number and its unit on one line; the number gets smaller where both are too wide. */
export function figure(kit: Kit, value: string, unit: string, place: FigurePlace): string {
  const { x, y, fill, anchor = 'start', unitSize, unitFill } = place
  const size = figureSize(kit, value, unit, place)
  const besides = besidesOf(kit, unit, unitSize)
  const number = kit.num(value) * size
  const whole = number + besides
  const left = Math.round(anchor === 'middle' ? x - whole / 2 : anchor === 'end' ? x - whole : x)
  return (
    line(value, { x: left, y, size, fill, face: 'num' }) +
    (unit && line(unit, { x: Math.round(left + number + unitSize / 3), y, size: unitSize, fill: unitFill }))
  )
}
