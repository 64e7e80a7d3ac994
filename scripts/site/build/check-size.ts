import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { routeOf } from '#scripts/base/page-names.ts'
import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import type { RouteName } from '#shared/routes.ts'
import type { PageGraph } from './page-graph.ts'

/** A page's bytes on the wire, brotli 11. */
export interface PageSize {
  name: RouteName
  /** Its HTML as far as the page's own script: head, style, first calls and the loading view. */
  paint: number
  /** With its CSS, early script and own script, where that stands in it. */
  html: number
  /** Files without which it cannot be painted: its own script where that is a file, and what it imports. */
  script: number
  later: number
  /** Of that what comes without a tap or a failed request. */
  untapped: number
}

const KB = 1024
/** What is painted first comes with the first ten packets of a connection. */
const PAINT_FENCE = 14 * KB

/** Share pages: HTML with style and script. A build for testers holds 0.4 KB of theirs besides. */
const SHARE_FENCE = 20.5 * KB
/** Those that show a list or prizes, too, in their first view. */
const LARGER_SHARE_FENCES: { readonly [name in RouteName]?: number } = {
  activityDetailsShare: 21 * KB,
  groupInfoShare: 21.5 * KB,
}
/** What a share page loads on a phone without a tap, behind its first view. */
const SHARE_LATER_FENCE = 30 * KB

/** A fence around HTML and scripts that a page runs from the start, in bytes; beyond the share pages no ordinary change has to fight it. */
export function fenceOf(name: RouteName): number {
  const { access, chart } = routeOf(name)
  if (chart) return 70 * KB
  if (SHARE_PAGES[name]) return LARGER_SHARE_FENCES[name] ?? SHARE_FENCE
  return (access === 'public' ? 28 : 40) * KB
}

/** Files that a tap, a failed request or a computer asks for. */
const ON_DEMAND = /\/(?:poster|exchange|desktop)-[^/]*$/

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

/** A file is counted for each page that fetches it, and written once more at the end: compressing it anew each time took a third of the build. */
const known = new Map<string, Buffer>()

/** A text after brotli at its highest quality, which is what it takes by itself. */
export function brotli(text: string): Buffer {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) }
  const bytes = known.get(text) ?? brotliCompressSync(text, { params })
  known.set(text, bytes)
  return bytes
}
export const brotliBytes = (text: string): number => brotli(text).length

/** What a page fetches until its first screen is there, and what may come later. */
export function sizeOf(
  name: RouteName,
  { html, graph, later }: { html: string; graph: PageGraph; later?: { css: string } },
): PageSize {
  const sum = (chunks: { code: string }[]) => chunks.reduce((total, { code }) => total + brotliBytes(code), 0)
  const css = later ? brotliBytes(later.css) : 0
  return {
    name,
    paint: brotliBytes(html.slice(0, html.lastIndexOf('<script type="module"'))),
    html: brotliBytes(html),
    script: sum(graph.first),
    later: sum(graph.later) + css,
    untapped: sum(untapped(graph)) + css,
  }
}

/**
 * Print the table, and say which pages are over their fence.
 * @param stops whether one over it fails: in CI and for production. A build for this machine may be over by an address that is longer there
 * @throws Error with the pages' names
 */
export function checkSizes(sizes: readonly PageSize[], stops: boolean): void {
  const rows = sizes.map(({ name, paint, html, script, later, untapped }) => {
    const bytes = { paint, html, script, critical: html + script, fence: fenceOf(name), later, untapped }
    return [name, Object.fromEntries(Object.entries(bytes).map(([head, n]) => [head, Number((n / KB).toFixed(1))]))]
  })
  console.log('KB, brotli 11')
  console.table(Object.fromEntries(rows))
  const over = sizes.filter(
    ({ name, paint, html, script, untapped }) =>
      paint > PAINT_FENCE || html + script > fenceOf(name) || (SHARE_PAGES[name] && untapped > SHARE_LATER_FENCE),
  )
  if (!over.length) return
  const words = `over the byte limit: ${over.map(({ name }) => name).join(', ')} (scripts/site/build/README.md, "Budgets")`
  if (stops) throw new Error(words)
  console.warn(words)
}

/** Write `.br` and `.gz` beside every text file of the site, so that a server sends the smallest bytes without work. */
export function precompress(dist: string): void {
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|json|txt)$/.test(path) || path.startsWith('_')) continue
    const text = readFileSync(`${dist}/${path}`, 'utf8')
    writeFileSync(`${dist}/${path}.br`, brotli(text))
    writeFileSync(`${dist}/${path}.gz`, gzipSync(text, { level: 9 }))
  }
}
