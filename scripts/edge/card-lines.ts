/** How wide a character is drawn, in ems: CJK, its dots and dashes, and emoji are square, the rest about half. Good enough to break lines. */
const widthOf = (character: string) => (/[\u00b7\u2014-\u2026\u1100-\u{10ffff}]/u.test(character) ? 1 : 0.56)
const emsOf = (text: string) => [...text].reduce((sum, character) => sum + widthOf(character), 0)

const OPENING = /[「『（《“]$/
const CLOSING = /^[，。、；：？！」』）》”…]/
const NUMBER = /\d$/
const UNIT = /^[年月日时分秒名人天]/

/** What stays on one line: words, with opening marks before and closing marks after them, numbers with their unit. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1) ?? ' '
    const isBound = CLOSING.test(segment) || OPENING.test(last) || (NUMBER.test(last) && UNIT.test(segment))
    if (isBound && pieces.length) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

/**
 * Break a text into lines of at most `ems` width; words stay whole where they fit, no line begins with a closing mark,
 * what is left over ends in `…`.
 * @param most number of lines
 */
export function linesOf(text: string, ems: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  let width = 0
  const queue = piecesOf(text)
  while (queue.length) {
    const piece = queue.shift()!
    const wide = emsOf(piece)
    if (width + wide <= ems) {
      line += piece
      width += wide
    } else if (wide > ems) {
      queue.unshift(...piece)
    } else {
      if (lines.length === most - 1) return [...lines, `${line.trimEnd()}…`]
      lines.push(line.trim())
      line = piece.trimStart()
      width = line ? wide : 0
    }
  }
  return line.trim() ? [...lines, line.trim()] : lines
}

/** As `linesOf`, with lines of much the same length where nothing is left over: no single character on the last one. */
export function evenLines(text: string, ems: number, most: number): string[] {
  const count = linesOf(text, ems, most + 1).length
  if (count > most) return linesOf(text, ems, most)
  let narrow = ems
  while (narrow > 2 && linesOf(text, narrow - 0.5, count + 1).length === count) narrow -= 0.5
  return linesOf(text, narrow, most)
}

/** Whether a text fits into so many lines. */
export const fits = (text: string, ems: number, most: number) => linesOf(text, ems, most + 1).length <= most
