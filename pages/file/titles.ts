import { DOCUMENTS, type DocumentType } from '#shared/core/document.ts'
import { mailUrl, telUrl } from '#shared/core/links/contact-url.ts'

export interface TitleAt {
  type: DocumentType
  /** Place in the text, both marks included. */
  start: number
  end: number
}

const bare = (title: string) => title.replace(/\s/g, '')

/** Titles of documents in their marks (《隐私政策》; blanks inside do not count), last first, without the document's own. */
export function titlesIn(text: string, own: DocumentType): TitleAt[] {
  const found: TitleAt[] = []
  for (const match of text.matchAll(/《([^《》]{2,30})》/g)) {
    const name = bare(match[1]!)
    const [type] = Object.entries(DOCUMENTS).find(([, title]) => bare(title) === name) ?? []
    if (type && type !== own)
      found.unshift({ type: type as DocumentType, start: match.index, end: match.index + match[0].length })
  }
  return found
}

/** Dates and versions under the title. */
export const isMeta = (text: string) => /^\s*(更新|生效|发布|修订|版本)[^。]{0,40}$/.test(text)

interface AddressAt {
  start: number
  end: number
  address: string
}

const found = (text: string, pattern: RegExp, address: (match: string) => string): AddressAt[] =>
  [...text.matchAll(pattern)]
    .map(({ index, 0: match }) => ({ start: index, end: index + match.length, address: address(match) }))
    .filter((one) => one.address)

/** Service numbers, land lines, mobiles; public hotlines (12315) only where the line speaks of a telephone. Not dates, not amounts. */
const PHONE = /^(400-?\d{3}-?\d{4}|0\d{2,3}-\d{7,8}|1[3-9]\d{9})$/
const phone = (line: string) => (number: string) =>
  PHONE.test(number) || (/^12\d{3}$/.test(number) && line.includes('电话')) ? telUrl(number) : ''

/** Places of plain https addresses, mailboxes and telephone numbers in a line, last first. */
export const addressesIn = (text: string): AddressAt[] =>
  [
    ...found(text, /https:\/\/[\w.-]+(?:\/[\w./?=&%#~+-]*)?/g, (address) => address),
    ...found(text, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, mailUrl),
    ...found(text, /\d[\d-]{3,}\d/g, phone(text)),
  ].sort((a, b) => b.start - a.start)
