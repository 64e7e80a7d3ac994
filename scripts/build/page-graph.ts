import type { Rolldown } from 'vite'

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

/**
 * Which chunks a page loads, and when.
 * @param parts files of its folder that it shows once its first replies are in (shared/api/share-page.ts) @throws Error for one that is no part
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
    const part = partAt(`/pages/${name}/${file}`)
    if (!part || first.has(part)) throw new Error(`pages/${name}/share.ts: ${file} is not a part of its own`)
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
