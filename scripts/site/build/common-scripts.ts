import type { Rolldown } from 'vite'
import { callPaths } from '#scripts/base/call-paths.ts'
import { KNOWN_TAGS } from '#scripts/base/known-tags.ts'
import { configDefines, reportSettings, type SiteConfig } from '#scripts/base/site-config.ts'
import { type Running, variantsOf } from '#scripts/site/experiments/running.ts'
import type { Report } from '#shared/head/settings.ts'
import { bundleScript } from './bundle-script.ts'

export interface ReportPart {
  fileName: string
  code: string
  map: Rolldown.SourceMap | null
  /** What the <head> of every page loads it by. */
  head: Omit<Report, 'page'>
}

/**
 * The one file that measures and reports (shared/app/report/main.ts), the same for all pages; undefined where nothing is reported.
 * @throws Error in Chinese for a setting that makes no sense
 */
export async function reportPart(
  config: SiteConfig,
  experiments: readonly Running[] = [],
): Promise<ReportPart | undefined> {
  const settings = reportSettings(config)
  if (!settings) return undefined
  const { fileName, code, map } = await bundleScript({
    file: 'shared/app/report/main.ts',
    define: {
      ...configDefines(config),
      'import.meta.env.REPORT_KNOWN': JSON.stringify({
        ...KNOWN_TAGS,
        calls: callPaths(),
        variants: variantsOf(experiments),
      }),
    },
    fileName: 'assets/report-[hash].js',
  })
  const { url, sample } = settings
  return { fileName, code, map, head: { address: config.ASSET_BASE + fileName, url, sample } }
}

/** Files of a test build, by their path in the site, and the address of the one that pages load. */
export interface DebugPart {
  address: string
  files: Record<string, string>
}

/** What stands in the <head> of a test build: how a page loads what testers get (shared/core/debug.ts). A page's own script names only files of its own build. */
export const debugScript = (address: string): string => `self.__loadDebug=()=>import(${JSON.stringify(address)})`

/** What testers get, one file each for all pages: the diagnosis, and the console that `?debug=1` opens. Undefined in a production build. */
export async function debugPart(config: SiteConfig): Promise<DebugPart | undefined> {
  if (!config.DEBUG) return undefined
  const tools = await bundleScript({ file: 'shared/app/debug/console.ts', fileName: 'assets/console-[hash].js' })
  const address = (fileName: string) => config.ASSET_BASE + fileName
  const main = await bundleScript({
    file: 'shared/app/debug/main.ts',
    define: {
      ...configDefines(config),
      'import.meta.env.DEBUG_CONSOLE': JSON.stringify(address(tools.fileName)),
    },
    // The console is a file of its own, known by its address.
    external: [address(tools.fileName)],
    fileName: 'assets/debug-[hash].js',
  })
  // It speaks of maps of its own styles, which nobody has; a release holds none (scripts/site/deploy/check-complete.ts).
  const code = tools.code.replaceAll('sourceMappingURL=', 'sourceMap=')
  return { address: address(main.fileName), files: { [tools.fileName]: code, [main.fileName]: main.code } }
}
