import type { Rolldown } from 'vite'
import { pageEntry } from '#scripts/base/page-names.ts'
import type { RouteName } from '#shared/routes.ts'

/** What a family's first page, which members open first, runs before it is painted, and another page too: the first page then loads nothing that it does not need. */
export const SHARED = 'app'
/** What the first screens of its other pages share. */
const FAMILY = 'family'
/** Apart from that, followed by the pages' names: what a few of them share, if it is much. */
const FEW = 'few'
/** What one first screen needs and other pages load later. */
const OWN = 'own'
/** How the files begin; those of more pages first, because a file takes along what its modules import. */
export const FAMILY_CHUNKS = [SHARED, FAMILY, FEW, OWN] as const

/** Characters of source from which a few pages have a file for themselves (2 KB packed): below it costs the others less than a request. */
const HEAVY = 20_000

/**
 * The file of each module that the first screen of a page of this family shares with another page of it, by the module's id: four
 * files for a page in place of three dozen crumbs. What only one page needs, or all need later, is left to the bundler.
 * @param names the first page in front
 */
export function familyChunks(
  names: readonly RouteName[],
  modules: Rolldown.ChunkingContext,
): ReadonlyMap<string, string> {
  const pages = names.map((name) => {
    const first = closure([pageEntry(name)], modules)
    return { name, first, all: closure([pageEntry(name)], modules, 'and later') }
  })
  const sets = new Map<string, string[]>()
  for (const id of new Set(pages.flatMap(({ first }) => [...first]))) {
    const users = pages.filter(({ first }) => first.has(id))
    const readers = pages.filter(({ all }) => all.has(id)).length
    const isAlone = users.length === 1 && (readers === 1 || readers === pages.length)
    if (isAlone) continue
    const kind = users.length === 1 ? OWN : users.includes(pages[0]!) ? SHARED : FEW
    const chunk = kind === SHARED ? SHARED : [kind, ...users.map(({ name }) => name)].join('-')
    sets.set(chunk, [...(sets.get(chunk) ?? []), id])
  }
  const size = (ids: string[]) => ids.reduce((sum, id) => sum + (modules.getModuleInfo(id)?.code?.length ?? 0), 0)
  return new Map(
    [...sets].flatMap(([chunk, ids]) => {
      const file = chunk.startsWith(FEW) && size(ids) < HEAVY ? FAMILY : chunk
      return ids.map((id) => [id, file] as const)
    }),
  )
}

/** Some modules and all they import, with what they load later or without it. */
export function closure(
  from: readonly string[],
  modules: Rolldown.ChunkingContext,
  isLaterToo?: 'and later',
): ReadonlySet<string> {
  const found = new Set(from)
  for (const id of found) {
    const info = modules.getModuleInfo(id)
    for (const next of info?.importedIds ?? []) found.add(next)
    if (isLaterToo) for (const next of info?.dynamicallyImportedIds ?? []) found.add(next)
  }
  return found
}
