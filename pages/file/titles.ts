import { DOCUMENTS, type DocumentType } from '#shared/core/document.ts'

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

/** Places of plain https addresses in a line, last first. */
export const addressesIn = (text: string): { start: number; end: number; address: string }[] =>
  [...text.matchAll(/https:\/\/[\w.-]+(?:\/[\w./?=&%#~+-]*)?/g)]
    .map(({ index, 0: address }) => ({ start: index, end: index + address.length, address }))
    .reverse()
