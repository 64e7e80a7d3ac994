import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { PageGraph } from './page-graph.ts'

/**
 * Source maps lie next to a build, never in it: `dist.maps/` for `dist/`. Maps of earlier builds
 * are kept, because their pages may still be open.
 */
export const getMapsFolder = (outDir: string): string => `${outDir}.maps`

/** As long as the files of a build stay on the server (scripts/deploy/README.md). */
const KEEP_MS = 30 * 86_400_000

/** A standard source map without sources. */
export interface StoredSourceMap {
  version: 3
  file: string
  sourceRoot: ''
  mappings: string
  names: string[]
  sources: string[]
  sourcesContent: []
  /**
   * For a script inside a page's HTML: the line and column of its first character there, from 1.
   */
  x_page?: { line: number; column: number }
}

/**
 * Keep one map; a file that only hands on what others hold has none.
 * @param fileName of its script, with folder
 */
export function keepMap(
  folder: string,
  fileName: string,
  map?: Pick<StoredSourceMap, 'mappings' | 'names' | 'sources'> | null,
  x_page?: StoredSourceMap['x_page'],
): void {
  if (!map) return
  mkdirSync(folder, { recursive: true })
  const sources = map.sources.map((source) => source.replace(/^(\.\.\/)+/, ''))
  const file = fileName.replace(/.*\//, '')
  const { mappings, names } = map
  const stored: StoredSourceMap = {
    version: 3,
    file,
    sourceRoot: '',
    mappings,
    names,
    sources,
    sourcesContent: [],
    x_page,
  }
  writeFileSync(`${folder}/${file}.map`, JSON.stringify(stored))
}

/** Remove maps that no build has made for 30 days. */
export function forgetOldMaps(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const path = `${folder}/${name}`
    if (now - statSync(path).mtimeMs > KEEP_MS) rmSync(path)
  }
}

/** Stores the source map of an inlined entry script. */
export function keepPageMap(
  folder: string,
  { html, inline, graph: { entry } }: { html: string; inline: string; graph: Pick<PageGraph, 'entry'> },
): void {
  const lines = html.slice(0, html.lastIndexOf(`>${inline}</script>`) + 1).split('\n')
  keepMap(folder, entry.fileName, entry.map, { line: lines.length, column: lines.at(-1)!.length + 1 })
}
