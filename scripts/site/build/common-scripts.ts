import { reportSettings, type SiteConfig } from '#scripts/base/site-config.ts'
import { bundleScript } from './bundle-script.ts'

/**
 * The one file that measures and reports (shared/app/report/main.ts), the same for all pages, and what the <head> of each loads it by;
 * undefined where nothing is reported.
 * @throws Error in Chinese for a setting that makes no sense
 */
export async function reportPart(config: SiteConfig) {
  const report = reportSettings(config)
  if (!report) return undefined
  const { fileName, code, map } = await bundleScript({
    file: 'shared/app/report/main.ts',
    settings: config,
    fileName: 'assets/report-[hash].js',
  })
  return {
    fileName,
    code,
    map,
    head: { address: config.ASSET_BASE + fileName, sample: report.sample },
  }
}

/** What stands in the <head> of a test build: how a page loads what testers get (shared/core/debug.ts). A page's own script names only files of its own build. */
export const debugScript = (address: string): string => `self.__loadDebug=()=>import(${JSON.stringify(address)})`

/**
 * What testers get, one file each for all pages: the diagnosis, whose address it is, and the console that `?debug=1` opens.
 * Undefined in a production build.
 */
export async function debugPart(config: SiteConfig) {
  if (!config.DEBUG) return undefined
  const tools = await bundleScript({ file: 'shared/app/debug/console.ts', fileName: 'assets/console-[hash].js' })
  const DEBUG_CONSOLE = config.ASSET_BASE + tools.fileName
  const main = await bundleScript({
    file: 'shared/app/debug/main.ts',
    settings: { ...config, DEBUG_CONSOLE },
    // The console is a file of its own, known by its address.
    external: [DEBUG_CONSOLE],
    fileName: 'assets/debug-[hash].js',
  })
  // It speaks of maps of its own styles, which nobody has; a release holds none (scripts/site/deploy/check-complete.ts).
  const code = tools.code.replaceAll('sourceMappingURL=', 'sourceMap=')
  return { address: config.ASSET_BASE + main.fileName, files: { [tools.fileName]: code, [main.fileName]: main.code } }
}
