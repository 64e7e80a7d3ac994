import { reportSettings, type SiteConfig } from '#scripts/base/site-config.ts'
import { bundleScript } from './bundle-script.ts'

/**
 * The one file that measures and reports (shared/telemetry/main.ts), and how the <head> of each
 * page loads it; undefined without reporting.
 * @throws Error in Chinese for an invalid setting
 */
export async function reportPart(config: SiteConfig) {
  const report = reportSettings(config)
  if (!report) return undefined
  const { fileName, code, map } = await bundleScript({
    file: 'shared/telemetry/main.ts',
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

/**
 * The script in the <head> of a test build that loads the tools for testers (shared/core/debug.ts).
 */
export const createDebugScript = (address: string): string =>
  `(self.__page??={preload:{}}).loadDebug=()=>import(${JSON.stringify(address)})`

/**
 * The tools for testers, one file each for all pages: the diagnosis and the console for `?debug=1`.
 * Undefined in a production build.
 */
export async function buildDebugTools(config: SiteConfig) {
  if (!config.DEBUG) return undefined
  const tools = await bundleScript({ file: 'shared/debug/console.ts', fileName: 'assets/console-[hash].js' })
  const DEBUG_CONSOLE = config.ASSET_BASE + tools.fileName
  const main = await bundleScript({
    file: 'shared/debug/main.ts',
    settings: { ...config, DEBUG_CONSOLE },
    // The console is a file of its own, known by its address.
    external: [DEBUG_CONSOLE],
    fileName: 'assets/debug-[hash].js',
  })
  // Its styles name source maps that do not exist; a release holds none
  // (scripts/deploy/check-complete.ts).
  const code = tools.code.replaceAll('sourceMappingURL=', 'sourceMap=')
  return { address: config.ASSET_BASE + main.fileName, files: { [tools.fileName]: code, [main.fileName]: main.code } }
}
