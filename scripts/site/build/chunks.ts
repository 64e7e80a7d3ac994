import type { Rolldown } from 'vite'
import { pageEntry, routeOf } from '#scripts/base/page-names.ts'
import type { RouteName } from '#shared/routes.ts'
import { closure, FAMILY_CHUNKS, familyChunks, SHARED } from './family-chunks.ts'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>

/**
 * How modules are put together. A family of pages: the files of family-chunks.ts. A page that is built alone: one script for the
 * first screen. Left alone the bundler splits off crumbs, and each costs a request.
 */
export function chunkGroups(names: readonly RouteName[]): Groups {
  const [name] = names
  if (!name) return []
  if (names.length > 1) {
    const chunks = once((modules: Rolldown.ChunkingContext) => familyChunks(names, modules))
    const chunkOf = (id: string, modules: Rolldown.ChunkingContext) =>
      isRuntime(id) ? SHARED : chunks(modules).get(id)
    return FAMILY_CHUNKS.map((kind, at) => ({
      debugName: kind,
      priority: FAMILY_CHUNKS.length - at,
      name: (id, modules) => (chunkOf(id, modules)?.startsWith(kind) ? chunkOf(id, modules)! : null),
    }))
  }
  const first = once((modules: Rolldown.ChunkingContext) => closure([pageEntry(name)], modules))
  return [{ debugName: name, name: (id, modules) => (isRuntime(id) || first(modules).has(id) ? name : null) }]
}

const isRuntime = (id: string) => id.includes('rolldown/runtime') || id.includes('rolldown-runtime')

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
