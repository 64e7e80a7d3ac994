import type { Rolldown } from 'vite'
import { KNOWN_TAGS } from '#scripts/base/known-tags.ts'
import { configDefines, reportSettings, type SiteConfig } from '#scripts/base/site-config.ts'
import { type Running, variantsOf } from '#scripts/site/experiments/running.ts'
import type { Report } from '#shared/head/settings.ts'
import { bundleScript } from './bundle-script.ts'
import { callPaths } from './call-paths.ts'

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
