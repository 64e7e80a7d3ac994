import type { Rolldown } from 'vite'
import { getPageEntry, ROOT } from '#scripts/base/page-names.ts'
import type { RouteName } from '#shared/routes.ts'

/**
 * Lazy modules with a file of their own, because they are heavy and few visits need them, or
 * needed before the later script. What only they import lazily has a file of its own, too.
 * Everything else that a page imports lazily is one file, its later script.
 */
const SEPARATE = [
  'shared/ui/charts/chart-plot.ts', // uPlot
  'pages/analysis/outputs.ts', // export and print
  'pages/file/word.ts', // parser of Word documents
  'pages/logistics/area-sheet.tsx', // all districts of China
  'shared/api/send-request.ts', // retries and changes, with ky
  'shared/features/compare/compare-sheet.tsx',
  'shared/features/look-back/look-back-sheet.tsx',
  'shared/features/poster/poster-sheet.tsx', // draws a poster
  'shared/auth/handle-no-session.tsx', // outside the app; what opens it comes after
  'shared/open-app/qr-path.ts', // computers and posters
  'shared/page/watch-input.ts', // loaded at once, and small
  'shared/wechat/kit.ts', // WeChat's SDK
]
const isSeparate = (id: string) => SEPARATE.includes(id.slice(ROOT.length))

/** The chart of a first view waits for this file: it imports none that holds more than it needs. */
const CHART = `${ROOT}shared/ui/charts/chart-plot.ts`

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/**
 * Which script file each module of a page belongs to.
 * @returns the file's name by module id
 */
export function assignChunks(entry: string, name: string, graph: Graph): Map<string, string> {
  const collectModules = (roots: readonly string[], isTaken: (id: string) => boolean, isStatic = false) => {
    const found = new Set<string>()
    const addModule = (id: string) => {
      if (found.has(id) || isTaken(id)) return
      found.add(id)
      const info = graph.getModuleInfo(id)
      info?.importedIds.forEach(addModule)
      if (!isStatic) for (const next of info?.dynamicallyImportedIds ?? []) if (!isSeparate(next)) addModule(next)
    }
    roots.forEach(addModule)
    return [...found]
  }
  const getLazyImports = (ids: Iterable<string>) =>
    [...ids].flatMap((id) => [...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])])

  const files = new Map(collectModules([entry], () => false, true).map((id) => [id, name]))
  const firstLazy = getLazyImports(files.keys())
  // Where the later script asks for the chart, that script has arrived before it.
  const chart = new Set(firstLazy.includes(CHART) ? collectModules([CHART], (id) => files.has(id), true) : [])
  const laterResult = collectModules(
    firstLazy.filter((id) => !isSeparate(id)),
    (id) => files.has(id),
  )
  // Named, because the bundler would put these into a second file of the lazy import and break its
  // exports.
  for (const id of laterResult) files.set(id, chart.has(id) ? 'chart-shared' : 'later')

  /** By module, the separate files that need it. */
  const owners = new Map<string, string[]>()
  const roots = new Set<string>()
  /** @param isLoaded what lies in a file that has arrived by then */
  const addRoots = (ids: Iterable<string>, isLoaded: (id: string) => boolean) => {
    const added = [...new Set(ids)]
      .filter((id) => !roots.has(id) && !isLoaded(id))
      .map((root) => {
        roots.add(root)
        const local = collectModules([root], isLoaded, true)
        for (const id of local) owners.set(id, [...(owners.get(id) ?? []), root])
        return local
      })
    for (const local of added) addRoots(getLazyImports(local), (id) => isLoaded(id) || local.includes(id))
  }
  addRoots(getLazyImports(files.keys()), (id) => files.has(id))
  for (const [id, [...its]] of owners) {
    if (files.has(id)) continue
    // What several import comes with the one among them that all of these import.
    const root = its.find((root) => owners.get(root)?.length === its.length)
    files.set(id, root?.replace(/.*\/|\.\w+$/g, '') ?? 'shared')
  }
  return files
}

/** How the bundler divides a page's scripts into files. */
export function createCodeSplitting(
  name: RouteName,
): Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined> {
  let files: Map<string, string>
  const getChunkName = (id: string, graph: Rolldown.ChunkingContext) => {
    files ??= assignChunks(getPageEntry(name), name, graph)
    return files.get(id) ?? null
  }
  // A file takes no module along that belongs to another one.
  return { includeDependenciesRecursively: false, groups: [{ name: getChunkName }] }
}
