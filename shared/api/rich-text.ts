const TAG_NAMES =
  'a|abbr|article|b|big|blockquote|br|button|center|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|form|h[1-6]|header|hr|i|iframe|img|input|ins|label|li|main|mark|o:p|ol|p|pre|s|section|small|span|strike|strong|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|time|tr|tt|u|ul|video|wbr'
/** Tags of HTML with their attributes; other angle brackets (`BMI<18.5`) are text. */
const TAG = /* @__PURE__ */ new RegExp(`</?(?:${TAG_NAMES})(?:\\s+[^<>]*=[^<>]*|\\s+[\\w-]+|\\s*)\\s*/?>`, 'gi')
/** What begins or ends a line. */
const BLOCK =
  /^<\/?(?:article|blockquote|br|center|d[ldt]|div|fig|footer|form|h[1-6r]|header|li|main|ol|p\b|pre|section|table|tr|ul)/i
const CELL = /^<\/t[dh]/i
/** `[!]`: an inline script must not contain the start of an HTML comment. */
const UNSEEN = /<[!]--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi
const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  middot: '·',
  bull: '•',
  times: '×',
  divide: '÷',
  plusmn: '±',
  deg: '°',
  copy: '©',
  reg: '®',
  trade: '™',
  yen: '¥',
  le: '≤',
  ge: '≥',
  ne: '≠',
  rarr: '→',
  larr: '←',
  frac12: '½',
  sup2: '²',
  sup3: '³',
  zwnj: '',
  zwj: '',
  shy: '',
  lrm: '',
  rlm: '',
}

/** The character of a code point; '' for none, and for controls. */
const getCharacter = (code: number) =>
  code === 160 ? ' ' : code === 9 || code === 10 || (code > 31 && code <= 0x10ffff) ? String.fromCodePoint(code) : ''

const decodeEntities = (text: string) =>
  text.replace(ENTITY, (entity, decimal, hex, name) =>
    name ? (ENTITIES[name] ?? entity) : getCharacter(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )

const dropTags = (text: string) =>
  text.replace(UNSEEN, '').replace(TAG, (tag) => (BLOCK.test(tag) ? '\n' : CELL.test(tag) ? ' ' : ''))

/**
 * Converts rich text to plain lines: block tags and `<br>` end a line, other tags are removed,
 * entities are decoded, also if escaped as a whole (`&lt;p&gt;`).
 */
export function toPlainLines(text: string): string {
  if (!/[<&]/.test(text)) return text
  const plain = decodeEntities(dropTags(text))
  if (plain === text) return text
  const twice = plain.search(TAG) < 0 ? plain : decodeEntities(dropTags(plain))
  return twice
    .split('\n')
    .map((line) => line.replace(/[ \t\r]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}
