/** Node of the Word library's result, limited to the fields used here. */
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

/** Instance of a list: refers to the levels of its definition and may override starts. */
interface List {
  id: string
  abstractId?: string
  overrides?: readonly { level: number; start?: number }[]
}

interface Style {
  id?: string
  basedOn?: string
  paragraphProps?: { numbering?: WordNode['numbering'] }
  /** Rules of the library's style sheet; target `span` styles the text. */
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

/** Chinese numeral of 1–99: 十, 十二, 二十一. */
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
/** Creates a formatter: enclosed Unicode characters for 1–20, plain digits otherwise. */
const toEnclosed = (first: number) => (value: number) =>
  value >= 1 && value <= 20 ? String.fromCharCode(first + value - 1) : String(value)
const formatChinese = (value: number) => toChinese(value, DIGITS, '十')

/** Formatters by Word's number format (ECMA-376, ST_NumberFormat); others use plain digits. */
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

/** Formats a number in a Word number format. */
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

/** Replaces private-use characters by ones that phones have; unknown ones become bullets. */
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
    // A paragraph without visible text loses its number, too. Bookmarks have no children.
    (type === 'paragraph' && children.some(isHidden) && children.every((child) => isHidden(child) || !child.children))

  const numberings = new Map(styles.map(({ id, paragraphProps }) => [id, paragraphProps?.numbering]))
  for (const { paragraphProps } of styles) if (paragraphProps) delete paragraphProps.numbering
  const listsById = new Map(lists.map((list) => [list.id, list]))
  const counts = new Map<string, number[]>()
  const started = new Set<string>()

  function getNumber({ id, level = 0 }: NonNullable<WordNode['numbering']>): string {
    const matchingLevels = levels.filter((candidate) => candidate.id === id)
    const found = matchingLevels.find((candidate) => candidate.level === level)
    if (!found?.levelText) return ''
    if (found.format === 'bullet') return replacePrivate(found.levelText)
    const { abstractId = id, overrides = [] } = listsById.get(id) ?? {}
    const getStart = (at: number) =>
      overrides.find((candidate) => candidate.level === at)?.start ??
      matchingLevels.find((candidate) => candidate.level === at)?.start ??
      1
    // Lists of one definition continue counting, unless one overrides the start.
    const count = counts.get(abstractId) ?? []
    counts.set(abstractId, count)
    if (!started.has(id)) for (const { level, start } of overrides) if (start !== undefined) delete count[level]
    started.add(id)
    count[level] = (count[level] ?? getStart(level) - 1) + 1
    count.length = level + 1
    return found.levelText.replace(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1
      return formatNumber(count[at] ?? getStart(at), matchingLevels.find((candidate) => candidate.level === at)?.format)
    })
  }

  function repairNode(node: WordNode) {
    if (node.type === 'text' && node.text) node.text = replacePrivate(node.text)
    if (node.type === 'symbol') {
      const code = typeof node.char === 'string' ? Number.parseInt(node.char, 16) : (node.char ?? 0)
      node.char = replacePrivate(String.fromCharCode(0xf000 | (code & 0xff))).charCodeAt(0)
    }
    // The library renders super- and subscript content twice and counts its footnotes each time.
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

/** Maximum length of a chain of base styles; a longer one is invalid, perhaps a cycle. */
const LONGEST_CHAIN = 20

/** Creates a predicate: whether a style, or a style that it is based on, hides its text. */
function createHiddenStyles(styles: readonly Style[]) {
  const byId = new Map(styles.map((style) => [style.id, style]))
  return function isHiddenStyle(id: string | undefined, depth = 0): boolean {
    const style = id && depth < LONGEST_CHAIN ? byId.get(id) : undefined
    if (!style) return false
    const isHidden = style.styles?.some(({ target, values }) => target === 'span' && values?.display === 'none')
    return isHidden || isHiddenStyle(style.basedOn, depth + 1)
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

/** Number patterns of first-level headings, the most specific first. */
const FIRST_LEVELS = [
  /^第[〇零一二三四五六七八九十百\d]+章/,
  /^[一二三四五六七八九十]+[、.．]/,
  /^第[〇零一二三四五六七八九十百\d]+条/,
  /^\d+[.、．]?\s*(?![\d.])/,
]
/** Maximum characters of a heading. */
const HEADING_LENGTH = 40

/** Turns first-level numbered paragraphs into headings where no style defines headings. */
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
