import { oneLine } from '#shared/core/invisible.ts'
import { escapeHtml } from '#shared/format/escape-html.ts'
import { fitsLines, type MeasureText, wrapEvenly } from '#shared/format/wrap-text.ts'
import type { Avatar, TextMetrics } from './poster.ts'
import { drawTextLine } from './svg-parts.ts'

/** As `--font-num` of the tokens, which an SVG in a picture cannot read. */
export const NUM_FAMILY =
  "'DIN Alternate',Bahnschrift,'Roboto Condensed',sans-serif-condensed,'PingFang SC','Noto Sans CJK SC',system-ui,sans-serif"

const TYPEFACES: Record<Avatar, string> = {
  plain: '',
  bold: ' font-weight="600"',
  num: ` font-weight="600" font-family="${NUM_FAMILY}"`,
}

type Anchor = 'start' | 'middle' | 'end'
const formatAnchor = (anchor: Anchor = 'start') => (anchor === 'start' ? '' : ` text-anchor="${anchor}"`)

interface LinePosition {
  x: number
  /** The baseline. */
  y: number
  size: number
  fill: string
  face?: Avatar
  anchor?: Anchor
}

/** Draws one line of text that is known to be short. */
export const drawLine = (value: string, { face = 'plain', anchor, ...place }: LinePosition): string =>
  drawTextLine(oneLine(value), { ...place, more: TYPEFACES[face] + formatAnchor(anchor) })

export interface BlockPosition {
  x: number
  top: number
  width: number
  /** Maximum height; the text shrinks to fit. */
  height: number
  /** Font sizes: preferred and minimum. */
  size: number
  minSize: number
  fill: string
  face?: 'plain' | 'bold'
  anchor?: Anchor
  /** Line height in ems. */
  lead?: number
}

/** Tolerance for differences between measured and drawn widths. */
const SLACK = 0.985

interface TextBlock {
  svg: string
  /** Bottom edge; `top` without a text. */
  bottom: number
  /**
   * False if the text is too long even at the smallest size and ends in `…`; optional text is then
   * omitted.
   */
  isComplete: boolean
}

/** Draws a text of any length: as large as fits, wrapped into even lines. */
export function drawTextBlock(kit: TextMetrics, value: string, place: BlockPosition): TextBlock {
  const { x, top, width, height, minSize, fill, face = 'plain', anchor, lead = 1.3 } = place
  const text = oneLine(value)
  const ems: MeasureText = kit[face]
  const getMaxLines = (size: number) => Math.max(1, Math.floor(height / (size * lead)))
  const getLineWidth = (size: number) => (width * SLACK) / size
  let { size } = place
  while (size > minSize && !fitsLines(text, getLineWidth(size), getMaxLines(size), ems))
    size = Math.max(minSize, Math.floor(size * 0.94))
  const lines = wrapEvenly(text, getLineWidth(size), getMaxLines(size), ems)
  if (!lines.length) return { svg: '', bottom: top, isComplete: true }
  const spans = lines.map((one, index) => {
    const y = Math.round(top + size * (lead * (index + 0.5) + 0.36))
    return `<tspan x="${x}" y="${y}">${escapeHtml(one)}</tspan>`
  })
  return {
    svg: `<text font-size="${size}" fill="${fill}"${TYPEFACES[face]}${formatAnchor(anchor)}>${spans.join('')}</text>`,
    bottom: Math.round(top + lines.length * size * lead),
    isComplete: fitsLines(text, getLineWidth(size), getMaxLines(size), ems),
  }
}

export interface FigureRoom {
  size: number
  unitSize: number
  /** Maximum width of number and unit together. */
  width: number
}

export interface FigurePosition extends Omit<LinePosition, 'face'>, FigureRoom {
  unitFill: string
}

/** Font size, at most `size`, at which a number and its unit fit into a width. */
export const fitFigureSize = (
  kit: TextMetrics,
  value: string,
  unit: string,
  { size, unitSize, width }: FigureRoom,
): number => Math.min(size, Math.floor(((width - getUnitWidth(kit, unit, unitSize)) * SLACK) / kit.num(value)))

/** Width of a unit with the gap before it. */
const getUnitWidth = (kit: TextMetrics, unit: string, size: number) => (unit ? size / 3 + kit.plain(unit) * size : 0)

/** Draws a number and its unit on one line; the number shrinks if both are too wide. */
export function drawFigure(kit: TextMetrics, value: string, unit: string, place: FigurePosition): string {
  const { x, y, fill, anchor = 'start', unitSize, unitFill } = place
  const size = fitFigureSize(kit, value, unit, place)
  const besides = getUnitWidth(kit, unit, unitSize)
  const number = kit.num(value) * size
  const total = number + besides
  const left = Math.round(anchor === 'middle' ? x - total / 2 : anchor === 'end' ? x - total : x)
  return (
    drawLine(value, { x: left, y, size, fill, face: 'num' }) +
    (unit && drawLine(unit, { x: Math.round(left + number + unitSize / 3), y, size: unitSize, fill: unitFill }))
  )
}
