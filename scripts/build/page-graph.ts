import type { Rolldown } from 'vite'
import { isEntryInlined } from './page-scripts.ts'

type Chunk = Rolldown.OutputChunk

/** What a page is made of, by when it is fetched. */
export interface PageGraph {
  entry: Chunk
  /** Files that block the first paint, with the entry script unless it is inlined. */
  first: Chunk[]
  later: Chunk[]
}

/** Which chunks a page loads, and when. @throws Error for a page without an entry script */
export function createPageGraph(name: string, output: Rolldown.RolldownOutput['output']): PageGraph {
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name)
  if (!entry) throw new Error(`pages/${name}: no entry script came out of the build`)
  const walkChunks = (from: Chunk, via: (chunk: Chunk) => string[], seen = new Set<Chunk>()) => {
    if (!seen.has(from)) {
      seen.add(from)
      for (const file of via(from)) if (chunks.has(file)) walkChunks(chunks.get(file)!, via, seen)
    }
    return seen
  }
  // An import that page-scripts.ts has written out asks for no file.
  const getUsedImports = ({ imports, code }: Chunk) => imports.filter((file) => code.includes(file.replace(/.*\//, '')))
  const first = walkChunks(entry, getUsedImports)
  const all = walkChunks(entry, (chunk) => [...getUsedImports(chunk), ...chunk.dynamicImports])
  return {
    entry,
    first: [...first].filter((chunk) => chunk !== entry || !isEntryInlined(name)),
    later: [...all].filter((chunk) => !first.has(chunk)),
  }
}

/**
 * The files that draw the chart of a first view. They load after the first reply
 * (shared/head/member.ts) or are prefetched by the previous page (shared/page/prefetch.ts).
 * @returns file names; [] without a chart, or with one behind a tap
 */
export function getChartFiles({ first, later }: PageGraph): string[] {
  const wanted = first.flatMap(({ dynamicImports }) => dynamicImports)
  const isPlot = (id: string) => id.endsWith('/ui/charts/chart-plot.ts')
  const plot = later.find(({ fileName, moduleIds }) => wanted.includes(fileName) && moduleIds.some(isPlot))
  if (!plot) return []
  const along = later.map(({ fileName }) => fileName).filter((file) => plot.imports.includes(file))
  return [plot.fileName, ...along]
}
