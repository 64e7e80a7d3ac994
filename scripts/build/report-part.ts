import { build, type Rolldown } from 'vite'
import { KNOWN_TAGS } from '#scripts/links/known-tags.ts'
import { aliases } from './aliases.ts'
import { callPaths } from './call-paths.ts'
import { lowerWebVitals } from './lower-web-vitals.ts'
import { ROOT } from './page-names.ts'
import { reportScript } from './report-script.ts'
import { reportSettings } from './report-settings.ts'
import { configDefines, type SiteConfig } from './site-config.ts'
import { FLOOR } from './vite-options.ts'

export interface ReportPart {
  fileName: string
  code: string
  map: Rolldown.SourceMap | null
  /** What loads it, for the <head> of a page. @param page id of its own script */
  script: (page: string) => string
}

/**
 * The one file that measures and reports (shared/app/report/main.ts), the same for all pages; undefined where nothing is reported.
 * @throws Error in Chinese for a setting that makes no sense
 */
export async function reportPart(config: SiteConfig): Promise<ReportPart | undefined> {
  const settings = reportSettings(config)
  if (!settings) return undefined
  const { output } = (await build({
    root: ROOT,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    base: config.ASSET_BASE,
    publicDir: false,
    plugins: [lowerWebVitals],
    define: {
      ...configDefines(config),
      'import.meta.env.REPORT_KNOWN': JSON.stringify({ ...KNOWN_TAGS, calls: callPaths() }),
    },
    resolve: { alias: aliases() },
    build: {
      write: false,
      target: FLOOR,
      sourcemap: 'hidden',
      rolldownOptions: {
        input: `${ROOT}shared/app/report/main.ts`,
        output: { entryFileNames: 'assets/report-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput
  const { fileName, code, map } = output[0]
  const address = config.ASSET_BASE + fileName
  return { fileName, code, map, script: (page) => reportScript({ ...settings, address, page }) }
}
