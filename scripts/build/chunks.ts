import type { Rolldown } from 'vite'
import type { RouteName } from '#shared/routes.ts'
import { ROOT } from './page-names.ts'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>
type Name = (id: string, modules: Rolldown.ChunkingContext) => string | null

/** The file that the pages of a family share. */
const APP = 'app'
/** The bundler's own helpers. */
const RUNTIME = /rolldown.runtime/

/** The chunk of what a page shows once its first replies are in (shared/api/first-calls.ts, `parts`). */
export const BESIDE = 'beside'

/**
 * How modules are put together. A family of pages: one file, `app`, of what its first page runs before it is painted and another
 * page too; the first page, where a session begins, then loads nothing that it does not need. A page that is built alone: one
 * script for the first view, one for its `parts`; left alone the bundler splits off crumbs, and each costs a request.
 */
export function chunkGroups(names: readonly RouteName[], parts: readonly string[]): Groups {
  const [name] = names
  if (!name || names.length > 1) {
    const pages = once((modules: Rolldown.ChunkingContext) =>
      names.map((page) => closure([`${ROOT}pages/${page}/index.html`], modules)),
    )
    const isShared = (id: string, modules: Rolldown.ChunkingContext) => {
      const [home, ...others] = pages(modules)
      return home?.has(id) && others.some((page) => page.has(id))
    }
    return [{ debugName: APP, name: (id, modules) => (isShared(id, modules) || RUNTIME.test(id) ? APP : null) }]
  }
  const first = once((modules: Rolldown.ChunkingContext) => closure([`${ROOT}pages/${name}/index.html`], modules))
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
      ? [group(BESIDE, (id, modules) => (beside(modules).has(id) || RUNTIME.test(id) ? BESIDE : null))]
      : []),
  ]
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
