/** How wide a character is drawn, in ems: CJK and emoji are square, the rest about half. Good enough to break lines. */
const widthOf = (character: string) => (/[\u1100-\u{10ffff}]/u.test(character) ? 1 : 0.56)

/**
 * Break a text into lines of at most `ems` width; Latin words stay whole where they fit, what is left over ends in `…`.
 * @param most number of lines
 */
export function linesOf(text: string, ems: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  let width = 0
  const pieces = text.match(/[\w'’-]+|\s+|./gu) ?? []
  const queue = [...pieces]
  while (queue.length) {
    const piece = queue.shift()!
    const wide = [...piece].reduce((sum, character) => sum + widthOf(character), 0)
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
