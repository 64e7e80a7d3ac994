import { brotliCompressSync, constants } from 'node:zlib'
import type { RouteName } from '#shared/routes.ts'
import { budgetOf } from './budgets.ts'
import type { PageGraph } from './page-graph.ts'
import { limitOf, type Recorded, recordedSizes } from './recorded-sizes.ts'

/** A page's bytes on the wire, brotli 11. */
export interface PageSize {
  name: RouteName
  /** With its CSS, early script and own script. */
  html: number
  /** Files that its own script imports: what it shares with other pages. */
  script: number
  /** Parts that are asked for behind the first calls, with their styles: needed for the first screen, not to paint the item. */
  beside: number
  later: number
}

/** A file is counted for each page that fetches it, and written once more at the end: compressing it anew each time took a third of the build. */
const known = new Map<string, Buffer>()

/** A text after brotli at its highest quality. */
export function brotli(text: string): Buffer {
  let bytes = known.get(text)
  if (!bytes) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) }
    bytes = brotliCompressSync(text, { params })
    known.set(text, bytes)
  }
  return bytes
}
export const brotliBytes = (text: string): number => brotli(text).length

interface Finished {
  html: string
  graph: PageGraph
  /** Styles of what comes later. */
  later?: { css: string }
}

/** What a page fetches until it is painted, what it asks for behind its first calls, and what may come later. */
export function sizeOf(name: RouteName, { html, graph, later }: Finished): PageSize {
  const sum = (chunks: { code: string }[]) => chunks.reduce((total, { code }) => total + brotliBytes(code), 0)
  const css = later ? brotliBytes(later.css) : 0
  return {
    name,
    html: brotliBytes(html),
    script: sum(graph.first),
    beside: sum(graph.beside),
    later: sum(graph.later) + css,
  }
}

/** Print the table; a page over its limit (recorded-sizes.ts) fails the build. @throws Error */
export function checkSizes(sizes: readonly PageSize[], recorded: Recorded = recordedSizes()): void {
  const kb = (bytes: number) => (Number.isFinite(bytes) ? (bytes / 1024).toFixed(1) : '–').padStart(9)
  const over: string[] = []
  const heads = ['html', 'script', 'critical', 'limit', 'budget', 'beside', 'later']
  console.log(`${'page'.padEnd(22)}${heads.map((head) => head.padStart(9)).join('')}   KB, brotli 11`)
  for (const size of sizes) {
    const { name, html, script, beside, later } = size
    const limit = limitOf(name, recorded)
    const isOver = html + script > limit.critical || beside > limit.beside
    if (isOver) over.push(name)
    const cells = [html, script, html + script, limit.critical, budgetOf(name), beside, later].map(kb)
    console.log(name.padEnd(22) + cells.join('') + (isOver ? '   OVER' : ''))
  }
  if (over.length) {
    throw new Error(
      `over the byte limit: ${over.join(', ')} (after a growth that is meant, within the budget: npm run build -- --record)`,
    )
  }
}
