import { DOCUMENTS, type DocumentType } from '#shared/core/document.ts'
import { toMailUrl, toTelUrl } from '#shared/core/links/contact-url.ts'

/**
 * Adapts a document for phones, static text and Word alike: dates below the title; document titles,
 * https addresses (the page confirms before it leaves), e-mail addresses and phone numbers as
 * links; tables as stacked cards. Sets data attributes, which shared/ui/styles/legal.css styles.
 */
export function enhanceDocument(
  root: Element,
  documentType: DocumentType,
  getAddress: (type: DocumentType) => string,
): void {
  const lines = [...root.querySelectorAll('p,li,td')].filter((line) => !line.querySelector('p,li,td'))
  for (const line of lines) {
    linkTitles(line, documentType, getAddress)
    linkAddresses(line)
  }
  for (const line of lines.slice(0, 6))
    if (line.tagName === 'P' && isMeta(line.textContent ?? '')) line.setAttribute('data-meta', '')
  for (const table of [...root.querySelectorAll('table')]) labelCells(table)
}

function linkTitles(line: Element, documentType: DocumentType, getAddress: (type: DocumentType) => string) {
  const text = line.textContent ?? ''
  for (const { type, start, end } of findTitles(text, documentType)) {
    const link = line.ownerDocument.createElement('a')
    link.setAttribute('href', getAddress(type))
    link.setAttribute('data-document', type)
    wrapText(line, start, end, link)
    // A line that contains only a title becomes a list row, without 《》.
    if (text.trim() === text.slice(start, end)) {
      line.setAttribute('data-row', '')
      link.textContent = DOCUMENTS[type]
    }
  }
}

function linkAddresses(line: Element) {
  for (const { start, end, address } of findAddresses(line.textContent ?? '')) {
    const link = line.ownerDocument.createElement('a')
    link.setAttribute('href', address)
    if (address.startsWith('https:')) link.setAttribute('rel', 'noopener noreferrer')
    wrapText(line, start, end, link)
  }
}

/**
 * Wraps the characters from `start` to `end` in `link`. They may span several nodes because Word
 * splits lines into runs.
 */
function wrapText(line: Element, start: number, end: number, link: Element) {
  let at = 0
  let first: Text | undefined
  for (const node of getTextNodes(line)) {
    const [from, to] = [Math.max(start - at, 0), Math.min(end - at, node.data.length)]
    at += node.data.length
    if (from >= to || node.parentElement?.closest('a')) continue
    const part = node.data.slice(from, to)
    const rest = node.data.slice(to)
    node.data = node.data.slice(0, from)
    link.append(part)
    if (!first) node.after(link)
    first ??= node
    if (rest) (first === node ? link : node).after(rest)
  }
}

function getTextNodes(root: Node): Text[] {
  return [...root.childNodes].flatMap((node) => (node.nodeType === 3 ? [node as Text] : getTextNodes(node)))
}

/** Labels each cell with its column's name (`data-label`). Tables with merged cells are skipped. */
function labelCells(table: Element) {
  const rows = [...table.querySelectorAll('tr')]
  const names = [...(rows[0]?.children ?? [])].map((cell) => cell.textContent?.trim() ?? '')
  const isPlain = rows.every(
    (row) => row.children.length === names.length && !row.querySelector('[colspan],[rowspan],table'),
  )
  if (!isPlain || rows.length < 2 || names.length < 2) return
  rows[0]!.setAttribute('data-head', '')
  for (const row of rows.slice(1))
    for (const [index, cell] of [...row.children].entries()) cell.setAttribute('data-label', names[index]!)
}

interface TitleAt {
  type: DocumentType
  /** Index in the text; the range includes 《》. */
  start: number
  end: number
}

const removeSpaces = (title: string) => title.replace(/\s/g, '')

/**
 * Document titles in 《》 (《隐私政策》; spaces inside are ignored), last first, except the document's own
 * title.
 */
function findTitles(text: string, documentType: DocumentType): TitleAt[] {
  const found: TitleAt[] = []
  for (const match of text.matchAll(/《([^《》]{2,30})》/g)) {
    const name = removeSpaces(match[1]!)
    const [type] = Object.entries(DOCUMENTS).find(([, title]) => removeSpaces(title) === name) ?? []
    if (type && type !== documentType)
      found.unshift({ type: type as DocumentType, start: match.index, end: match.index + match[0].length })
  }
  return found
}

/** Whether a line below the title is a date or a version. */
const isMeta = (text: string) => /^\s*(更新|生效|发布|修订|版本)[^。]{0,40}$/.test(text)

interface AddressAt {
  start: number
  end: number
  address: string
}

const findMatches = (text: string, pattern: RegExp, address: (match: string) => string): AddressAt[] =>
  [...text.matchAll(pattern)]
    .map(({ index, 0: match }) => ({ start: index, end: index + match.length, address: address(match) }))
    .filter((one) => one.address)

/**
 * Service, landline and mobile numbers; hotlines such as 12315 only in a line with 电话. No dates, no
 * amounts.
 */
const PHONE = /^(400-?\d{3}-?\d{4}|0\d{2,3}-\d{7,8}|1[3-9]\d{9})$/
const toPhoneUrl = (line: string) => (number: string) =>
  PHONE.test(number) || (/^12\d{3}$/.test(number) && line.includes('电话')) ? toTelUrl(number) : ''

/** Finds https URLs, e-mail addresses and phone numbers in a line, last first. */
const findAddresses = (text: string): AddressAt[] =>
  [
    ...findMatches(text, /https:\/\/[\w.-]+(?:\/[\w./?=&%#~+-]*)?/g, (address) => address),
    ...findMatches(text, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, toMailUrl),
    ...findMatches(text, /\d[\d-]{3,}\d/g, toPhoneUrl(text)),
  ].sort((a, b) => b.start - a.start)
