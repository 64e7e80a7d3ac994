import { splitCharacters } from './text.ts'

/** How wide a text is drawn, in ems of its size. */
export type MeasureText = (text: string) => number

/**
 * Width of a character in ems: CJK, its dots and dashes, and emoji are square, others about half.
 */
const getCharacterWidth = (character: string) => (/[\u00b7\u2014-\u2026\u1100-\u{10ffff}]/u.test(character) ? 1 : 0.56)
/** Estimates the width of a text in ems, without font metrics. */
export const measureEms: MeasureText = (text) =>
  [...text].reduce((sum, character) => sum + getCharacterWidth(character), 0)

const OPENING = /[「『（《“]$/
const CLOSING = /^[，。、；：？！」』）》”…]/
const NUMBER = /\d$/
const UNIT = /^[年月日时分秒名人天]/

/**
 * Splits a text into words. Firefox before 125 has no segmenter: lines may break between any two
 * characters.
 */
function* splitSegments(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) yield* text
  else for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) yield segment
}

/**
 * Splits a text into unbreakable pieces: words with their opening and closing marks, numbers with
 * their unit.
 */
function splitPieces(text: string): string[] {
  const pieces: string[] = []
  for (const segment of splitSegments(text)) {
    const last = pieces[pieces.length - 1] ?? ' '
    const isBound = CLOSING.test(segment) || OPENING.test(last) || (NUMBER.test(last) && UNIT.test(segment))
    if (isBound && pieces.length) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

/**
 * Breaks a text into at most `maxLines` lines of `maxWidth` ems; words stay whole if they fit, no
 * line begins with a closing mark, and cut text ends in `…`.
 */
export function wrapText(
  text: string,
  maxWidth: number,
  maxLines: number,
  measure: MeasureText = measureEms,
): string[] {
  const lines: string[] = []
  let line = ''
  let width = 0
  const queue = splitPieces(text)
  while (queue.length) {
    const piece = queue.shift()!
    const wide = measure(piece)
    const parts = width + wide > maxWidth && wide > maxWidth ? [...splitCharacters(piece)] : []
    if (width + wide <= maxWidth || (!line && parts.length === 1)) {
      line += piece
      width += wide
    } else if (parts.length > 1) {
      queue.unshift(...parts)
    } else {
      if (lines.length === maxLines - 1) return [...lines, `${line.trimEnd()}…`]
      lines.push(line.trim())
      line = piece.trimStart()
      width = line ? wide : 0
    }
  }
  return line.trim() ? [...lines, line.trim()] : lines
}

/** Like `wrapText`, with lines of similar length if nothing is cut. */
export function wrapEvenly(
  text: string,
  maxWidth: number,
  maxLines: number,
  measure: MeasureText = measureEms,
): string[] {
  const count = wrapText(text, maxWidth, maxLines + 1, measure).length
  if (count > maxLines) return wrapText(text, maxWidth, maxLines, measure)
  let narrow = maxWidth
  while (narrow > 2 && wrapText(text, narrow - 0.5, count + 1, measure).length === count) narrow -= 0.5
  return wrapText(text, narrow, maxLines, measure)
}

/** Whether a text fits into so many lines. */
export const fitsLines = (text: string, maxWidth: number, maxLines: number, measure: MeasureText = measureEms) =>
  wrapText(text, maxWidth, maxLines + 1, measure).length <= maxLines
