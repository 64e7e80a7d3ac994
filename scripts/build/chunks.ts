import type { Rolldown } from 'vite'
import type { RouteName } from '#shared/routes.ts'
import { ROOT } from './page-names.ts'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>
type Name = (id: string, modules: Rolldown.ChunkingContext) => string | null

/** What every page inside the app runs: one chunk, not two dozen crumbs that compress badly. */
const CORE =
  /rolldown.runtime|node_modules\/preact|shared\/(core\/(react|fault|lazy|later|sleep|page-url|ids|remote|config|safe-url|numbers|dates)|bridge\/(adopt|calls|container|environment|native|replies|sent-msg|session)|api\/(http|call|errors|fields|first|credentials|reply|schema|server-clock|scale-call)|app\/(elder-slot|start|member|page-boundary|progress|messages|report-failure|lost-part|query|refresh|use-remote|use-part|use-warm|shell-look|navigate)|ui\/(nav-bar|icons?(?=\.)|skeleton))[\w-]*(\.tsx?|\/)/

/** The chunk of what a page's first render asks for (shared/api/first-calls.ts, `parts`). */
export const BESIDE = 'beside'

/**
 * How modules are put together. Pages that share chunks: what all of them run. A page that is built alone: one script for
 * the first view, one for its `parts`; left alone the bundler splits off crumbs, and each costs a request.
 */
export function chunkGroups(names: readonly RouteName[], parts: readonly string[]): Groups {
  const [name] = names
  if (!name || names.length > 1) return [{ name: 'app', test: CORE }]
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
      ? [group(BESIDE, (id, modules) => (beside(modules).has(id) || /rolldown.runtime/.test(id) ? BESIDE : null))]
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
