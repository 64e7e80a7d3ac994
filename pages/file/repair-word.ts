/** What the Word library has read, as far as it is repaired here. */
export interface WordNode {
  type?: string
  children?: WordNode[]
  cssStyle?: Record<string, string>
  styleName?: string
  className?: string
  numbering?: { id: string; level: number }
  verticalAlign?: string
  verticalMerge?: string
  span?: number
  text?: string
  char?: number | string
}

interface Level {
  id: string
  level: number
  start?: number
  levelText?: string
  format?: string
}

/** A list of the text: the levels of its definition, perhaps with other starts. */
interface List {
  id: string
  abstractId?: string
  overrides?: readonly { level: number; start?: number }[]
}

interface Style {
  id?: string
  basedOn?: string
  paragraphProps?: { numbering?: WordNode['numbering'] }
  /** Rules of the library's style sheet; `span`: of the text. */
  styles?: readonly { target?: string | null; values?: Record<string, string> }[]
}

export interface WordParts {
  body: WordNode
  levels: readonly Level[]
  lists?: readonly List[]
  styles: readonly Style[]
}

const DIGITS = '〇一二三四五六七八九'
const LEGAL_DIGITS = '零壹贰叁肆伍陆柒捌玖'

/** 1–99 as Chinese counts: 十, 十二, 二十一. */
function toChinese(value: number, digits: string, ten: string): string {
  const tens = Math.floor(value / 10)
  const units = value % 10 ? digits[value % 10] : ''
  if (!tens) return digits[value] ?? String(value)
  return tens > 9 ? String(value) : `${tens > 1 || ten !== '十' ? digits[tens] : ''}${ten}${units}`
}

function toRoman(value: number): string {
  const signs = [
    [100, 'c'],
    [90, 'xc'],
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as const
  let left = value
  return signs
    .map(([worth, sign]) => {
      const times = Math.floor(left / worth)
      left %= worth
      return sign.repeat(times)
    })
    .join('')
}

const toLetter = (value: number) => String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26))
/** 1–20 of a block of Unicode, then plain digits. */
const toEnclosed = (first: number) => (value: number) =>
  value >= 1 && value <= 20 ? String.fromCharCode(first + value - 1) : String(value)
const formatChinese = (value: number) => toChinese(value, DIGITS, '十')

/** Word's names of number formats (ECMA-376, ST_NumberFormat); any other is plain digits. */
const FORMATS: Record<string, (value: number) => string> = {
  none: () => '',
  decimalZero: (value) => String(value).padStart(2, '0'),
  lowerLetter: toLetter,
  upperLetter: (value) => toLetter(value).toUpperCase(),
  lowerRoman: toRoman,
  upperRoman: (value) => toRoman(value).toUpperCase(),
  chineseCounting: formatChinese,
  chineseCountingThousand: formatChinese,
  japaneseCounting: formatChinese,
  taiwaneseCounting: formatChinese,
  taiwaneseCountingThousand: formatChinese,
  ideographDigital: (value) => [...String(value)].map((digit) => DIGITS[Number(digit)]).join(''),
  chineseLegalSimplified: (value) => toChinese(value, LEGAL_DIGITS, '拾'),
  ideographTraditional: (value) => '甲乙丙丁戊己庚辛壬癸'[value - 1] ?? String(value),
  decimalEnclosedCircle: toEnclosed(0x2460),
  decimalEnclosedCircleChinese: toEnclosed(0x2460),
  decimalEnclosedParen: toEnclosed(0x2474),
  decimalEnclosedFullstop: toEnclosed(0x2488),
}

/** A number as Word writes it. */
export const formatNumber = (value: number, format = 'decimal'): string => (FORMATS[format] ?? String)(value)

/**
 * Replacements for Symbol and Wingdings characters, by the low byte of their private-use code
 * point.
 */
const SIGNS: Record<number, string> = {
  45: '−',
  82: '☑',
  108: '●',
  110: '■',
  111: '□',
  113: '□',
  117: '◆',
  118: '❖',
  119: '◆',
  159: '•',
  167: '▪',
  168: '□',
  183: '•',
  216: '➢',
  224: '→',
  232: '➔',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
}

/** A text whose private characters are signs that every phone has; an unknown one is a bullet. */
export const replacePrivate = (text: string): string =>
  text.replace(/[\uf000-\uf0ff]/g, (sign) => SIGNS[sign.charCodeAt(0) & 0xff] ?? '•')

/**
 * Repairs a parsed document before rendering: numbers become text as Word counts and formats them;
 * characters without a font on phones are replaced; hidden text is removed; a footnote is counted
 * once; a merged cell is repeated, because rows become cards.
 */
export function repairWord({ body, levels, lists = [], styles }: WordParts): void {
  const isHiddenStyle = createHiddenStyles(styles)
  const isHidden = ({ type, cssStyle, styleName, children = [] }: WordNode): boolean =>
    cssStyle?.display === 'none' ||
    isHiddenStyle(styleName) ||
    // Of a paragraph with nothing to see the number goes too. Bookmarks have no children.
    (type === 'paragraph' && children.some(isHidden) && children.every((child) => isHidden(child) || !child.children))

  const numberings = new Map(styles.map(({ id, paragraphProps }) => [id, paragraphProps?.numbering]))
  for (const { paragraphProps } of styles) if (paragraphProps) delete paragraphProps.numbering
  const listsById = new Map(lists.map((list) => [list.id, list]))
  const counts = new Map<string, number[]>()
  const begun = new Set<string>()

  function getNumber({ id, level = 0 }: NonNullable<WordNode['numbering']>): string {
    const ownLevels = levels.filter((candidate) => candidate.id === id)
    const found = ownLevels.find((candidate) => candidate.level === level)
    if (!found?.levelText) return ''
    if (found.format === 'bullet') return replacePrivate(found.levelText)
    const { abstractId = id, overrides = [] } = listsById.get(id) ?? {}
    const getStart = (at: number) =>
      overrides.find((candidate) => candidate.level === at)?.start ??
      ownLevels.find((candidate) => candidate.level === at)?.start ??
      1
    // Lists of one definition count on; one that sets a start begins there.
    const count = counts.get(abstractId) ?? []
    counts.set(abstractId, count)
    if (!begun.has(id)) for (const { level, start } of overrides) if (start !== undefined) delete count[level]
    begun.add(id)
    count[level] = (count[level] ?? getStart(level) - 1) + 1
    count.length = level + 1
    return found.levelText.replace(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1
      return formatNumber(count[at] ?? getStart(at), ownLevels.find((candidate) => candidate.level === at)?.format)
    })
  }

  function repairNode(node: WordNode) {
    if (node.type === 'text' && node.text) node.text = replacePrivate(node.text)
    if (node.type === 'symbol') {
      const code = typeof node.char === 'string' ? Number.parseInt(node.char, 16) : (node.char ?? 0)
      node.char = replacePrivate(String.fromCharCode(0xf000 | (code & 0xff))).charCodeAt(0)
    }
    // The library draws what is raised or lowered twice, and counts its footnotes at each.
    if (node.children?.some(({ type }) => /^(foot|end)noteReference$/.test(type ?? ''))) delete node.verticalAlign
    if (node.type === 'table') repeatMerged(node)
    if (node.type === 'paragraph') {
      const numbering = node.numbering ?? numberings.get(node.styleName)
      const number = numbering && getNumber(numbering)
      delete node.numbering
      if (number) {
        node.className = 'docx-num-text'
        node.children = [
          { type: 'run', className: NUMBER, children: [{ type: 'text', text: number }] },
          ...(node.children ?? []),
        ]
      }
    }
    node.children = node.children?.filter((child) => !isHidden(child))
    node.children?.forEach(repairNode)
  }
  repairNode(body)
}

/** A longer chain of styles is a mistake, perhaps a ring. */
const LONGEST_CHAIN = 20

/** Creates a predicate: whether a style, or a style that it is based on, hides its text. */
function createHiddenStyles(styles: readonly Style[]) {
  const byId = new Map(styles.map((style) => [style.id, style]))
  return function isHiddenStyle(id: string | undefined, depth = 0): boolean {
    const style = id && depth < LONGEST_CHAIN ? byId.get(id) : undefined
    if (!style) return false
    const isOwn = style.styles?.some(({ target, values }) => target === 'span' && values?.display === 'none')
    return isOwn || isHiddenStyle(style.basedOn, depth + 1)
  }
}

const copyNode = (node: WordNode): WordNode => ({ ...node, children: node.children?.map(copyNode) })

function repeatMerged({ children: rows = [] }: WordNode) {
  const above: (WordNode | undefined)[] = []
  for (const { children: cells = [] } of rows) {
    let column = 0
    for (const cell of cells) {
      const from = above[column]
      if (cell.verticalMerge === 'continue' && from) cell.children = from.children?.map(copyNode)
      else above[column] = cell.verticalMerge === 'restart' ? cell : undefined
      delete cell.verticalMerge
      column += cell.span ?? 1
    }
  }
}

/** Class of a run that holds its paragraph's number. */
const NUMBER = 'docx-number'

/**
 * Moves each number to its paragraph's `data-number`, which legal.css renders outside the text.
 * Both forms of a document then have the same lines.
 */
export function placeNumbers(root: Element): void {
  for (const run of [...root.querySelectorAll(`.${NUMBER}`)]) {
    run.closest('p,h2,h3,h4')?.setAttribute('data-number', run.textContent ?? '')
    run.remove()
  }
}

const getNumberedText = (line: HTMLElement) => `${line.dataset.number ?? ''}${line.textContent}`.trim()

/** How agreements number their first level, the most telling first. */
const FIRST_LEVELS = [
  /^第[〇零一二三四五六七八九十百\d]+章/,
  /^[一二三四五六七八九十]+[、.．]/,
  /^第[〇零一二三四五六七八九十百\d]+条/,
  /^\d+[.、．]?\s*(?![\d.])/,
]
/** A longer paragraph is no heading. */
const HEADING_LENGTH = 40

/** Where no style makes a heading, the numbered paragraphs of the first level are the headings. */
export function addHeadings(root: Element): void {
  if (root.querySelector('h3')) return
  const lines = [...root.querySelectorAll('p')].filter(
    (line) => !line.closest('table,li') && line.textContent!.trim().length <= HEADING_LENGTH,
  )
  const found = FIRST_LEVELS.map((mark) => lines.filter((line) => mark.test(getNumberedText(line))))
  for (const line of found.find(({ length }) => length > 1) ?? []) {
    const heading = line.ownerDocument.createElement('h3')
    if (line.dataset.number) heading.dataset.number = line.dataset.number
    heading.append(...line.childNodes)
    line.replaceWith(heading)
  }
}
