import { FILE, MOST_FRAMES } from './report.ts'

/** Addresses that are ours. */
export interface Own {
  /** Of the page. */
  origin: string
  route: string
  /** Where files are fetched from, absolute, a slash at the end (ASSET_BASE). */
  base: string
  /** Paths of calls as they stand in the sources. */
  calls: readonly string[]
}

/** Every engine writes `address:line:column` into a stack; names of functions and the message are left where they are. */
const PLACE = /(https?:\/\/[^\s()]+?):(\d{1,7}):(\d{1,7})(?=[\s)]|$)/g

/** Our own files in a stack, innermost first; everybody else's are left out, queries with them. */
export const framesOf = (stack: unknown, own: Own): string[] =>
  [...String(stack).slice(0, 10_000).matchAll(PLACE)]
    .flatMap(([, address, line, column]) => {
      const file = ownFile(address!, own) ?? (isPage(address!, own) && 'page')
      return file && !file.endsWith('.css') ? [`${file}:${line}:${column}`] : []
    })
    .slice(0, MOST_FRAMES)

/** The name of one of our own files; undefined for anything else. */
export function ownFile(address: unknown, { base }: Own): string | undefined {
  const folder = `${base}assets/`
  // A lost file is asked for again with a query (shared/core/loading/lazy.ts).
  const text = String(address).replace(/\?\d+$/, '')
  const file = text.startsWith(folder) ? text.slice(folder.length) : ''
  return FILE.test(file) ? file : undefined
}

/** The first of our own files that a text names: browsers say only in their message which part they could not load. */
export const fileNamed = (text: unknown, own: Own): string | undefined =>
  (
    String(text)
      .slice(0, 2000)
      .match(/https?:\/\/[^\s()'"]+/g) ?? []
  )
    .map((address) => ownFile(address, own))
    .find(Boolean)

/** Whether an address is that of the page itself, which holds its first script. */
function isPage(address: string, { origin, route }: Own): boolean {
  const path = address.split(/[?#]/)[0]!.replace(/(\/|\/index\.html|\.html)$/, '')
  return path === `${origin}/${route}`
}
