import { DOCUMENTS, type DocumentType } from '#shared/core/document.ts'
import { findAddresses, findTitles, isMeta } from './titles.ts'

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
