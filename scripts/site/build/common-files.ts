import type { SiteConfig } from '#scripts/base/site-config.ts'
import { documentHtml, documentLinks, documentText } from '#scripts/site/legal/read-document.ts'
import { ICON_FILE } from '#shared/brand.ts'
import { DOCUMENT_TYPES, DOCUMENTS } from '#shared/core/document.ts'
import { routes } from '#shared/routes.ts'
import { inlineScript } from './head-scripts.ts'
import { assetHeaders, cdnHeaders, type Headers, hashSource, pageHeaders } from './headers.ts'
import { pageCss } from './page-css.ts'

/**
 * What belongs to no page: the page for addresses that lead nowhere, the legal documents (each as text for /file, and as a page that needs no
 * script), and the headers of all folders.
 */
export async function commonFiles(config: SiteConfig) {
  const missingCss = await pageCss([MISSING])
  const missingScript = await inlineScript('shared/head/missing.ts', { PAGE_NAMES: Object.keys(routes) })
  const legalCss = await pageCss(['legal', FRAME])
  const files: Record<string, string> = {
    '404.html': plainPage(
      '页面不存在',
      ['<meta name="robots" content="noindex">', `<script>${missingScript}</script>`],
      missingCss,
      MISSING,
    ),
  }
  for (const type of DOCUMENT_TYPES) {
    const text = await documentText(type)
    const html = (await documentHtml(type, text)) + documentLinks(type)
    const tags = [
      `<link rel="canonical" href="/file?type=${type}">`,
      `<link rel="icon" href="${ICON_FILE}" type="image/svg+xml">`,
    ]
    const body = `<main class="${FRAME}"><div class="legal">${html}</div></main>`
    files[`legal/${type}.json`] = JSON.stringify(text)
    files[`legal/${type}.html`] = plainPage(DOCUMENTS[type], tags, legalCss, body)
  }
  const missing = pageHeaders(undefined, { scripts: [missingScript], styles: [missingCss] }, config)
  const legalPolicy = `default-src 'none'; style-src ${hashSource(legalCss)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  const headers: Record<string, Headers> = {
    '/404': { ...missing, 'cache-control': 'no-store' },
    '/assets/*': { ...assetHeaders('/assets/', config), ...cdnHeaders(config) },
    '/share/*': assetHeaders('/share/', config),
    '/legal/*': { ...assetHeaders('/legal/', config), 'content-security-policy': legalPolicy },
    '/*': assetHeaders('/', config),
  }
  return { files, headers }
}

/** The user agreement's text inside the first view of /file, so that it reads before and without any script. */
export async function withAgreement(view: string): Promise<string> {
  const text = await documentHtml('agreement', await documentText('agreement'))
  const others = `<noscript><div><p>请选择文件</p>${documentLinks()}</div></noscript>`
  const filled = view.replace(/<div id="legal-text"[^>]*>(?=<\/div>)/, (start) => start + others + text)
  if (filled === view) throw new Error('/file has no place for the agreement')
  return filled
}

const MISSING = `<main class="flex min-h-screen flex-col items-center justify-center px-8 pt-4 pb-[12vh] text-center">
<p class="num text-num-xl text-ink-3" aria-hidden="true">404</p>
<h1 class="mt-4 text-title">页面不存在</h1>
<p class="mt-2 text-ink-2 [text-wrap:balance]">链接可能已失效，或地址不完整</p>
<a class="press mt-8 inline-flex min-h-[50px] min-w-44 items-center justify-center rounded-full bg-brand px-6 text-[1rem] font-semibold text-on-brand" href="/down">打开首页</a>
</main>`
/** Around a legal document. */
const FRAME = 'mx-auto max-w-[640px] min-h-screen bg-surface pt-6'

/** A page without the parts of the product's own pages. */
const plainPage = (title: string, tags: readonly string[], css: string, body: string) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${title}</title>
${tags.join('\n')}
<style>${css}</style>
</head>
<body>
${body}
</body>
</html>
`
