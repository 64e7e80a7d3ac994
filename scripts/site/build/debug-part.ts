import { configDefines, type SiteConfig } from '#scripts/base/site-config.ts'
import { bundleScript } from './bundle-script.ts'

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
