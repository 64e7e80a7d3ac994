import type { Rolldown } from 'vite'
import type { RouteName } from '#shared/routes.ts'
import { pageEntry, ROOT, routeOf } from './page-names.ts'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>
type Name = (id: string, modules: Rolldown.ChunkingContext) => string | null

/** The chunk of what a page's first render asks for (shared/api/share-page.ts, `parts`). */
const BESIDE = 'beside'

/** The chunk of what a family's pages share before they are painted. */
export const SHARED = 'app'

/**
 * How modules are put together. A family of pages: one file, `app`, of what its first page runs before it is painted and another
 * page too; the first page, where a session begins, then loads nothing that it does not need. A page that is built alone: one
 * script for the first view, one for its `parts`; left alone the bundler splits off crumbs, and each costs a request.
 */
export function chunkGroups(names: readonly RouteName[], parts: readonly string[]): Groups {
  const [name] = names
  if (!name) return []
  if (names.length > 1) {
    const common = once((modules: Rolldown.ChunkingContext) => commonModules(names, modules))
    return [{ debugName: SHARED, name: (id, modules) => (isRuntime(id) || common(modules).has(id) ? SHARED : null) }]
  }
  const first = once((modules: Rolldown.ChunkingContext) => closure([pageEntry(name)], modules))
  const beside = once((modules: Rolldown.ChunkingContext) =>
    closure(
      parts.map((file) => `${ROOT}pages/${name}/${file}`),
      modules,
    ),
  )
  const group = (debugName: string, test: Name) => ({ debugName, name: test })
  return [
    group(name, (id, modules) => (first(modules).has(id) ? name : null)),
    ...(parts.length
      ? [group(BESIDE, (id, modules) => (beside(modules).has(id) || isRuntime(id) ? BESIDE : null))]
      : []),
  ]
}

const isRuntime = (id: string) => id.includes('rolldown/runtime') || id.includes('rolldown-runtime')

/**
 * What the family's first page, which members open first, has in common with any other: one chunk, not two dozen crumbs that
 * compress badly.
 */
function commonModules(names: readonly RouteName[], modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const [first, ...others] = names.map((name) => closure([pageEntry(name)], modules))
  return new Set([...first!].filter((id) => others.some((found) => found.has(id))))
}

/** Some modules and all they import, but not what they load later. */
function closure(from: readonly string[], modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(from)
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

function once<In, Out>(work: (value: In) => Out): (value: In) => Out {
  let result: { value: Out } | undefined
  return (value) => {
    result ??= { value: work(value) }
    return result.value
  }
}

/** What is built together: a family, the page that members open first in front, or a page that is opened alone and gets one script of its own. */
export function pageGroups(names: readonly RouteName[]): RouteName[][] {
  const alone = names.filter((name) => !routeOf(name).family)
  const families = new Map<string, RouteName[]>()
  for (const name of names) {
    const { family } = routeOf(name)
    if (family) families.set(family, [...(families.get(family) ?? []), name])
  }
  const firstOnes = [...families].map(([first, family]) =>
    family.sort((a, b) => Number(b === first) - Number(a === first)),
  )
  return [...firstOnes, ...alone.map((name) => [name])]
}
