import { foldText, repairQuery } from './repair.ts'

/** Page for an address that consists of stray characters only: the download page. */
const ROOT = 'down'

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Repairs a misspelt path: a page's name in another case, or followed by text that a chat app took
 * for a part of the link.
 * @param names of all pages
 * @returns path and query; undefined for a correct path and for one that names no page
 */
export function repairAddress(pathname: string, search: string, names: readonly string[]): string | undefined {
  const path = decodeText(pathname)
  const [, word = '', rest = ''] = /^[/\s]+([a-z\d]*)(.*)$/is.exec(foldText(path)) ?? []
  // Only punctuation after the host, which followed the site's own address in a text. Hidden files
  // (`/.well-known`, `/_headers`) begin with other characters.
  const isRoot = !word && (rest ? /^[^\w.~@%-]/.test(rest) : path !== '/')
  const page = isRoot ? ROOT : names.find((name) => name.toLowerCase() === word.toLowerCase())
  if (!page || new RegExp(`^/${page}(?:/|\\.html|/index\\.html)?$`).test(path)) return undefined
  const tail = /[?&？＆](.*)$/s.exec(rest)?.[1] ?? ''
  return `/${page}${repairQuery(`?${encodeURI(tail)}&${search.slice(1)}`)}`
}
