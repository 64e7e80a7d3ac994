import { existsSync } from 'node:fs'
import { getRoute, ROOT } from '#scripts/base/page-names.ts'
import type { SiteConfig } from '#scripts/base/site-config.ts'
import { getFirstCalls } from '#scripts/share/first-calls.ts'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import type { Report } from '#shared/head/settings.ts'
import type { Route, RouteName } from '#shared/routes.ts'
import { bundleScript } from './bundle-script.ts'
import type { PageGraph } from './page-graph.ts'

/**
 * A classic script for a <head>, without globals.
 * @param file from the project's root
 * @param external see `bundleScript`
 */
export const bundleInlineScript = async (file: string, settings?: Partial<ImportMetaEnv>, external?: string[]) =>
  (await bundleScript({ file, settings, external })).code.trim()

/** What the edge puts in front of a page's scripts (scripts/edge). */
export const takeOverScript = (): Promise<string> => bundleInlineScript('shared/head/take-over.ts')

/** What asks for a page's own script where that is a file. @param address of the file */
export const startScript = (address: string): Promise<string> =>
  bundleInlineScript('shared/head/start.ts', { PAGE_SCRIPT: address }, [address])

/**
 * The scripts of a page's <head>. They are separate scripts, so that an engine that fails on the
 * second still runs the first.
 * @param report where page views report
 */
export async function buildHeadScripts(
  name: RouteName,
  graph: PageGraph,
  { API_ORIGIN }: SiteConfig,
  report: Report | null,
): Promise<string[]> {
  const { access } = getRoute(name)
  const jobs = {
    HEAD_BAR: getBarSetting(graph, access),
    HEAD_ELDER: access === 'member',
    HEAD_CALLS: getFirstCalls(SHARE_PAGES[name]) ?? null,
    HEAD_REPORT: report,
  } as const
  const local = `pages/${name}/preload.ts`
  return Promise.all([
    bundleInlineScript('shared/head/boot.ts'),
    bundleInlineScript('shared/head/address.ts'),
    ...(Object.values(jobs).some(Boolean) ? [bundleInlineScript('shared/head/main.ts', { API_ORIGIN, ...jobs })] : []),
    ...(existsSync(ROOT + local) ? [bundleInlineScript(local, { API_ORIGIN })] : []),
  ])
}

/** '' if the page never replaces the shell's navigation bar, nor follows a page that did. */
function getBarSetting({ entry, first, later }: PageGraph, access: Route['access']): ImportMetaEnv['HEAD_BAR'] {
  const hasModule = (chunks: PageGraph['first'], file: string) =>
    chunks.some(({ moduleIds }) => moduleIds.includes(ROOT + file))
  const takesOver = 'shared/bridge/nav-bar.ts'
  if (![takesOver, 'shared/ui/layout/nav-bar.tsx'].some((file) => hasModule([entry, ...first, ...later], file)))
    return ''
  if (access === 'member') return access
  return hasModule([entry, ...first], takesOver) ? 'webView' : 'later'
}
