import type { SiteConfig } from '#scripts/base/site-config.ts'
import { assetHeaders, cdnHeaders, type Headers, pageHeaders } from './headers.ts'
import { legalFiles } from './legal-files.ts'
import { pageCss } from './page-css.ts'

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

const BODY = `<main class="flex min-h-screen flex-col items-center justify-center px-8 pt-4 pb-[12vh] text-center">
<p class="num text-num-xl text-ink-3" aria-hidden="true">404</p>
<h1 class="mt-4 text-title">页面不存在</h1>
<p class="mt-2 text-ink-2 [text-wrap:balance]">链接可能已失效，或地址不完整</p>
<a class="press mt-8 inline-flex min-h-[50px] min-w-44 items-center justify-center rounded-full bg-brand px-6 text-[1rem] font-semibold text-on-brand" href="/down">打开首页</a>
</main>`

/** The page for unknown addresses: no script, a way on. */
export async function notFoundPage() {
  const css = await pageCss([BODY])
  const html = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>页面不存在</title>
<meta name="robots" content="noindex">
<style>${css}</style>
</head>
<body>
${BODY}
</body>
</html>
`
  return { html, scripts: [], styles: [css] }
}
