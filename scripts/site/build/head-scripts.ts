import { existsSync } from 'node:fs'
import { ROOT, routeOf } from '#scripts/base/page-names.ts'
import type { SiteConfig } from '#scripts/base/site-config.ts'
import { firstCallsOf } from '#scripts/site/share/first-calls.ts'
import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import type { Report } from '#shared/head/settings.ts'
import type { RouteName } from '#shared/routes.ts'
import { bundleScript } from './bundle-script.ts'
import type { PageGraph } from './page-graph.ts'

/** A script of a <head>, as it stands there: a classic one, which leaves no names behind. @param file from the project's root */
export async function inlineScript(file: string, settings: Partial<ImportMetaEnv> = {}): Promise<string> {
  const named = Object.entries(settings).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)])
  const { code } = await bundleScript({ file, define: Object.fromEntries(named) })
  return code.trim()
}

/** What the edge puts in front of a page's scripts (scripts/site/edge). */
export const takeOverScript = (): Promise<string> => inlineScript('shared/head/take-over.ts')

/** What asks for a page's own script where that is a file. @param address of the file */
export async function startScript(address: string): Promise<string> {
  const define = { 'import.meta.env.PAGE_SCRIPT': JSON.stringify(address) }
  const { code } = await bundleScript({ file: 'shared/head/start.ts', define, external: [address] })
  return code.trim()
}

/** And in front of a view that it has drawn by lot. */
export const keptLotScript = (): Promise<string> => inlineScript('shared/head/kept-lot.ts')

/**
 * What a page runs in its <head>, before it is drawn. Each a script of its own: an engine that cannot run the second still runs the first.
 * @param report where page views report
 */
export async function headScripts(
  name: RouteName,
  graph: PageGraph,
  { API_ORIGIN }: SiteConfig,
  report: Report | undefined,
): Promise<string[]> {
  const { access } = routeOf(name)
  const settings = {
    API_ORIGIN,
    HEAD_BAR: drawsOwnBar(graph) ? access : '',
    HEAD_ELDER: access === 'member',
    HEAD_CALLS: firstCallsOf(SHARE_PAGES[name]) ?? null,
    HEAD_REPORT: report ?? null,
  } as const
  const { API_ORIGIN: _, ...jobs } = settings
  const own = `pages/${name}/early.ts`
  return Promise.all([
    inlineScript('shared/head/boot.ts'),
    ...(Object.values(jobs).some(Boolean) ? [inlineScript('shared/head/main.ts', settings)] : []),
    ...(existsSync(ROOT + own) ? [inlineScript(own, { API_ORIGIN })] : []),
  ])
}

/** Whether the page ever takes the place of the shell's bar. */
const drawsOwnBar = ({ entry, first, later }: PageGraph) =>
  [entry, ...first, ...later].some(({ moduleIds }) => moduleIds.includes(`${ROOT}shared/bridge/nav-bar.ts`))
