import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { PageGraph } from './page-graph.ts'

/**
 * Source maps of a build lie beside it, never in it: `dist.maps/` for `dist/`. Those of earlier builds stay while their pages may
 * still be open somewhere; the names hold hashes, so they do not meet.
 */
export const mapsFolder = (outDir: string): string => `${outDir}.maps`

/** As long as the files of a build stay on the server (scripts/site/deploy/README.md). */
const KEEP_MS = 30 * 86_400_000

/** A standard source map without sources. */
export interface KeptMap {
  version: 3
  file: string
  sourceRoot: ''
  mappings: string
  names: string[]
  sources: string[]
  sourcesContent: []
  /** For a script inside a page's HTML: the line and column of its first character there, from 1. */
  x_page?: { line: number; column: number }
}

/** Keep one map; a file that only hands on what others hold has none. @param fileName of its script, with folder */
export function keepMap(
  folder: string,
  fileName: string,
  map?: Pick<KeptMap, 'mappings' | 'names' | 'sources'> | null,
  x_page?: KeptMap['x_page'],
): void {
  if (!map) return
  mkdirSync(folder, { recursive: true })
  const sources = map.sources.map((source) => source.replace(/^(\.\.\/)+/, ''))
  const file = fileName.replace(/.*\//, '')
  const { mappings, names } = map
  const kept: KeptMap = { version: 3, file, sourceRoot: '', mappings, names, sources, sourcesContent: [], x_page }
  writeFileSync(`${folder}/${file}.map`, JSON.stringify(kept))
}

/** Remove maps that no build has made for 30 days. */
export function forgetOldMaps(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const path = `${folder}/${name}`
    if (now - statSync(path).mtimeMs > KEEP_MS) rmSync(path)
  }
}

/** Keep the map of a page's own script, which stands in its HTML. */
export function keepPageMap(
  folder: string,
  { html, inline, graph: { entry } }: { html: string; inline: string; graph: Pick<PageGraph, 'entry'> },
): void {
  const lines = html.slice(0, html.lastIndexOf(`>${inline}</script>`) + 1).split('\n')
  keepMap(folder, entry.fileName, entry.map, { line: lines.length, column: lines.at(-1)!.length + 1 })
}
