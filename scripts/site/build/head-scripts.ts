import { existsSync } from 'node:fs'
import { ROOT, routeOf } from '#scripts/base/page-names.ts'
import type { SiteConfig } from '#scripts/base/site-config.ts'
import { firstCallsOf } from '#scripts/site/share/first-calls.ts'
import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import type { Report } from '#shared/head/settings.ts'
import type { RouteName } from '#shared/routes.ts'
import { bundleScript } from './bundle-script.ts'
import type { PageGraph } from './page-graph.ts'

/** A script of a <head>, as it stands there: a classic one, which leaves no names behind. @param file from the project's root @param external see `bundleScript` */
export const inlineScript = async (file: string, settings?: Partial<ImportMetaEnv>, external?: string[]) =>
  (await bundleScript({ file, settings, external })).code.trim()

/** What the edge puts in front of a page's scripts (scripts/site/edge). */
export const takeOverScript = (): Promise<string> => inlineScript('shared/head/take-over.ts')

/** What asks for a page's own script where that is a file. @param address of the file */
export const startScript = (address: string): Promise<string> =>
  inlineScript('shared/head/start.ts', { PAGE_SCRIPT: address }, [address])

/**
 * What a page runs in its <head>, before it is drawn. Each a script of its own: an engine that cannot run the second still runs the first.
 * @param report where page views report
 */
export async function headScripts(
  name: RouteName,
  graph: PageGraph,
  { API_ORIGIN }: SiteConfig,
  report: Report | null,
): Promise<string[]> {
  const { access } = routeOf(name)
  const jobs = {
    HEAD_BAR: drawsOwnBar(graph) ? access : '',
    HEAD_ELDER: access === 'member',
    HEAD_CALLS: firstCallsOf(SHARE_PAGES[name]) ?? null,
    HEAD_REPORT: report,
  } as const
  const own = `pages/${name}/early.ts`
  return Promise.all([
    inlineScript('shared/head/boot.ts'),
    inlineScript('shared/head/address.ts'),
    ...(Object.values(jobs).some(Boolean) ? [inlineScript('shared/head/main.ts', { API_ORIGIN, ...jobs })] : []),
    ...(existsSync(ROOT + own) ? [inlineScript(own, { API_ORIGIN })] : []),
  ])
}

/** Whether the page ever takes the place of the shell's bar, or stands where an earlier page has taken it. */
const drawsOwnBar = ({ entry, first, later }: PageGraph) =>
  ['shared/bridge/nav-bar.ts', 'shared/ui/layout/nav-bar.tsx'].some((file) =>
    [entry, ...first, ...later].some(({ moduleIds }) => moduleIds.includes(ROOT + file)),
  )
