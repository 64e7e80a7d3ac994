import type { Rolldown } from 'vite'
import { pageEntry, routeOf } from '#scripts/base/page-names.ts'
import type { RouteName } from '#shared/routes.ts'

/** What is built together: the pages of a family, which members visit in one session, or a page that is opened alone. */
export const pageGroups = (names: readonly RouteName[]): RouteName[][] =>
  [...new Set(names.map(groupOf))].map((group) => names.filter((name) => groupOf(name) === group))
const groupOf = (name: RouteName) => routeOf(name).family ?? name

type Options = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

/** How modules are put together. Left alone the bundler splits off crumbs, and each costs a request. */
export function codeSplitting(names: readonly RouteName[]): Options {
  let files: ReadonlyMap<string, string> | undefined
  const name = (id: string, modules: Rolldown.ChunkingContext) => {
    files ??= names.length > 1 ? familyFiles(names, modules) : ownFile(names[0]!, modules)
    return files.get(id) ?? null
  }
  // A file takes nothing along: what its modules import has as many readers, and a place of its own.
  return { includeDependenciesRecursively: false, groups: [{ name }] }
}

/** Of a page that is built alone: one script for its first screen. The rest is left to the bundler, here and in a family. */
const ownFile = (name: RouteName, modules: Rolldown.ChunkingContext) =>
  new Map([...closure(pageEntry(name), modules)].map((id) => [id, name]))

/**
 * The file of each module that the first screen of a page of this family shares with another page of it:
 * - `app`: what the family's first page, which members open first, runs, and another one too;
 * - `charts`: what only pages with charts share besides, `family`: what else the first screens of the other pages share;
 * - `<page>-more`: what one first screen needs and other pages load later.
 */
export function familyFiles(names: readonly RouteName[], modules: Rolldown.ChunkingContext) {
  const pages = names.map((name) => ({
    name,
    first: closure(pageEntry(name), modules),
    all: closure(pageEntry(name), modules, 'and later'),
  }))
  const files = new Map<string, string>()
  for (const id of new Set(pages.flatMap(({ first }) => [...first]))) {
    const users = pages.filter(({ first }) => first.has(id)).map(({ name }) => name)
    const readers = pages.filter(({ all }) => all.has(id)).length
    if (readers === 1) continue
    if (users.some((name) => name === routeOf(name).family)) files.set(id, 'app')
    else if (users.length > 1) files.set(id, users.every((name) => routeOf(name).chart) ? 'charts' : 'family')
    else files.set(id, `${users[0]}-more`)
  }
  return files
}

/** A module and all that it imports, with what is loaded later or without it. */
function closure(from: string, modules: Rolldown.ChunkingContext, isLaterToo?: 'and later'): ReadonlySet<string> {
  const found = new Set([from])
  for (const id of found) {
    const info = modules.getModuleInfo(id)
    for (const next of info?.importedIds ?? []) found.add(next)
    if (isLaterToo) for (const next of info?.dynamicallyImportedIds ?? []) found.add(next)
  }
  return found
}
