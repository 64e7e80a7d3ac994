import { legalFiles } from '#scripts/legal/site.ts'
import { assetHeaders, cdnHeaders, type Headers, pageHeaders } from './headers.ts'
import { notFoundPage } from './not-found.ts'
import type { SiteConfig } from './site-config.ts'

/** What belongs to no page: the page for addresses that lead nowhere, the legal documents, and the headers of all folders. */
export async function commonFiles(
  config: SiteConfig,
): Promise<{ files: Record<string, string | Uint8Array>; headers: Record<string, Headers> }> {
  const missing = await notFoundPage()
  const secure = config.PAGE_ORIGIN.startsWith('https:')
  const legal = await legalFiles(assetHeaders('/legal/', secure))
  return {
    files: { '404.html': missing.html, ...legal.files },
    headers: {
      '/404': { ...pageHeaders(undefined, missing, config), 'cache-control': 'no-store' },
      '/assets/*': { ...assetHeaders('/assets/', secure), ...cdnHeaders(config) },
      '/share/*': assetHeaders('/share/', secure),
      '/legal/*': legal.headers,
      '/*': assetHeaders('/', secure),
    },
  }
}
