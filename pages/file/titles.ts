import { DOCUMENTS, type DocumentType } from '#shared/core/document.ts'
import { toMailUrl, toTelUrl } from '#shared/core/links/contact-url.ts'

export interface TitleAt {
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
export function findTitles(text: string, documentType: DocumentType): TitleAt[] {
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
export const isMeta = (text: string) => /^\s*(更新|生效|发布|修订|版本)[^。]{0,40}$/.test(text)

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
export const findAddresses = (text: string): AddressAt[] =>
  [
    ...findMatches(text, /https:\/\/[\w.-]+(?:\/[\w./?=&%#~+-]*)?/g, (address) => address),
    ...findMatches(text, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, toMailUrl),
    ...findMatches(text, /\d[\d-]{3,}\d/g, toPhoneUrl(text)),
  ].sort((a, b) => b.start - a.start)
