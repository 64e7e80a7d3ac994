import type { Rolldown } from 'vite'
import type { RouteName } from '#shared/routes.ts'

type Chunk = Rolldown.OutputChunk

/** What a page is made of, by when it is fetched. */
export interface PageGraph {
  entry: Chunk
  /** Without these it cannot be painted. */
  first: Chunk[]
  /** What else the first screen needs: asked for behind the first calls. */
  beside: Chunk[]
  later: Chunk[]
}

/** Of a member page what its first screen waits for and imports late: its files are fetched with the first scripts, before these have run. */
export const AHEAD: Partial<Record<RouteName, readonly string[]>> = {
  analysis: ['explanation.tsx'],
  bodyFatScaleList: ['doubt.ts'],
  set: ['/shared/ui/ruler/weight-entry.tsx', '/shared/api/weight.ts'],
}

/**
 * Which chunks a page loads, and when.
 * @param parts files of its folder (or by their path in the project, with a slash in front) that it shows once its first replies are in @throws Error for one that is no part
 */
export function pageGraph(
  name: string,
  output: Rolldown.RolldownOutput['output'],
  parts: readonly string[] = [],
): PageGraph {
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name)
  if (!entry) throw new Error(`pages/${name}: no entry script came out of the build`)
  const walk = (from: Chunk, via: (chunk: Chunk) => string[], seen = new Set<Chunk>()) => {
    if (!seen.has(from)) {
      seen.add(from)
      for (const file of via(from)) if (chunks.has(file)) walk(chunks.get(file)!, via, seen)
    }
    return seen
  }
  const partAt = (path: string) => [...chunks.values()].find((chunk) => chunk.moduleIds.some((id) => id.endsWith(path)))
  const first = walk(entry, (chunk) => chunk.imports)
  const beside = new Set<Chunk>()
  for (const file of parts) {
    const part = partAt(file.startsWith('/') ? file : `/pages/${name}/${file}`)
    if (!part || first.has(part)) throw new Error(`pages/${name}: ${file} is not a part of its own`)
    walk(part, (chunk) => chunk.imports, beside)
  }
  const all = walk(entry, (chunk) => [...chunk.imports, ...chunk.dynamicImports])
  return {
    entry,
    first: [...first].filter((chunk) => chunk !== entry),
    beside: [...beside].filter((chunk) => !first.has(chunk)),
    later: [...all].filter((chunk) => !first.has(chunk) && !beside.has(chunk)),
  }
}
