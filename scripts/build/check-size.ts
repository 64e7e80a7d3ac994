import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { getRoute } from '#scripts/base/page-names.ts'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import type { RouteName } from '#shared/routes.ts'
import type { PageGraph } from './page-graph.ts'

/** A page's bytes on the wire, brotli 11. */
export interface PageSize {
  name: RouteName
  /** Its HTML as far as the page's own script: head, style, first calls and the loading view. */
  paint: number
  /** Includes its CSS, preload script and inlined entry script. */
  html: number
  /**
   * Files without which it cannot be painted: its own script where that is a file, and what it
   * imports.
   */
  script: number
  later: number
  /** Of that what comes without a tap or a failed request. */
  untapped: number
}

const KB = 1024
/** What is painted first comes with the first ten packets of a connection. */
const PAINT_FENCE = 14 * KB

/** Share pages: HTML with style and script. */
const SHARE_FENCE = 20 * KB
/** What a build for testers, and one with reports (REPORT_URL), holds besides. */
const TESTERS_PART = 0.5 * KB
const REPORTS_PART = 0.25 * KB
/** Parts of a build that share pages may have besides. */
interface Parts {
  testers?: boolean
  reports?: boolean
}
/** What a share page loads on a phone without a tap, behind its first view. */
const SHARE_LATER_FENCE = 30 * KB

/**
 * Maximum bytes of the HTML and the scripts that a page runs at start. Only share pages have a
 * tight limit; the others leave room for ordinary changes.
 */
export function getSizeLimit(name: RouteName, { testers, reports }: Parts = { testers: true }): number {
  const { access, chart } = getRoute(name)
  if (chart) return 70 * KB
  if (SHARE_PAGES[name]) return SHARE_FENCE + (testers ? TESTERS_PART : 0) + (reports ? REPORTS_PART : 0)
  return (access === 'public' ? 28 : 40) * KB
}

/** Files that a tap, a failed request or a computer asks for. */
const ON_DEMAND = /\/(?:poster|send-request|qr-path)-[^/]*$/

/** What a visit on a phone loads behind the first view although nobody taps and nothing fails. */
function untapped({ entry, first, later }: PageGraph) {
  const chunks = new Map([entry, ...first, ...later].map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<string>()
  const add = (file: string) => {
    const chunk = chunks.get(file)
    if (!chunk || reached.has(file)) return
    reached.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) if (!ON_DEMAND.test(next)) add(next)
  }
  add(entry.fileName)
  return later.filter(({ fileName }) => reached.has(fileName))
}

/** Caches the compressed bytes: a file is measured for each page and written once at the end. */
const cached = new Map<string, Buffer>()

/** A text compressed with brotli at its highest quality (the default). */
export function compressBrotli(text: string): Buffer {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) }
  const bytes = cached.get(text) ?? brotliCompressSync(text, { params })
  cached.set(text, bytes)
  return bytes
}
export const getBrotliSize = (text: string): number => compressBrotli(text).length

/** What a page fetches for its first screen, and what it may fetch later. */
export function measurePage(
  name: RouteName,
  { html, graph, later }: { html: string; graph: PageGraph; later?: { css: string } },
): PageSize {
  const sumSizes = (chunks: { code: string }[]) => chunks.reduce((total, { code }) => total + getBrotliSize(code), 0)
  const css = later ? getBrotliSize(later.css) : 0
  return {
    name,
    paint: getBrotliSize(html.slice(0, html.lastIndexOf('<script type="module"'))),
    html: getBrotliSize(html),
    script: sumSizes(graph.first),
    later: sumSizes(graph.later) + css,
    untapped: sumSizes(untapped(graph)) + css,
  }
}

/**
 * Prints the table and names the pages over their limit.
 * @param stops whether a page over the limit fails
 * @throws Error with the names of the pages
 */
export function checkSizes(sizes: readonly PageSize[], stops: boolean, parts?: Parts): void {
  const rows = sizes.map(({ name, paint, html, script, later, untapped }) => {
    const bytes = {
      paint,
      html,
      script,
      critical: html + script,
      fence: getSizeLimit(name, parts),
      later,
      untapped,
    }
    return [name, Object.fromEntries(Object.entries(bytes).map(([head, n]) => [head, Number((n / KB).toFixed(1))]))]
  })
  console.log('KB, brotli 11')
  console.table(Object.fromEntries(rows))
  const over = sizes.filter(
    ({ name, paint, html, script, untapped }) =>
      paint > PAINT_FENCE ||
      html + script > getSizeLimit(name, parts) ||
      (SHARE_PAGES[name] && untapped > SHARE_LATER_FENCE),
  )
  if (!over.length) return
  const label = `over the byte limit: ${over.map(({ name }) => name).join(', ')} (scripts/build/README.md, "Budgets")`
  if (stops) throw new Error(label)
  console.warn(label)
}

/**
 * Writes `.br` and `.gz` next to every text file, so that a server sends the smallest bytes without
 * work.
 */
export function writeCompressedFiles(dist: string): void {
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|json|txt)$/.test(path) || path.startsWith('_')) continue
    const text = readFileSync(`${dist}/${path}`, 'utf8')
    writeFileSync(`${dist}/${path}.br`, compressBrotli(text))
    writeFileSync(`${dist}/${path}.gz`, gzipSync(text, { level: 9 }))
  }
}
