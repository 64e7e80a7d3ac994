import type { SiteConfig } from '#scripts/base/site-config.ts'
import { readDocument, renderDocumentHtml, renderDocumentLinks } from '#scripts/legal/read-document.ts'
import { ICON_FILE } from '#shared/brand.ts'
import { DOCUMENT_TYPES, DOCUMENTS } from '#shared/core/document.ts'
import { routes } from '#shared/routes.ts'
import { bundleInlineScript } from './head-scripts.ts'
import { createAssetHeaders, createCdnHeaders, createPageHeaders, type Headers, toHashSource } from './headers.ts'
import { compilePageCss } from './page-css.ts'

/**
 * Builds the files that belong to no page: the 404 page, the legal documents (as text for /file,
 * and as a page without script) and the headers of all folders.
 */
export async function buildCommonFiles(config: SiteConfig) {
  const missingCss = await compilePageCss([MISSING])
  const missingScript = await bundleInlineScript('shared/head/missing.ts', { PAGE_NAMES: Object.keys(routes) })
  const legalCss = await compilePageCss(['legal', FRAME])
  const files: Record<string, string> = {
    '404.html': renderPlainPage(
      '页面不存在',
      ['<meta name="robots" content="noindex">', `<script>${missingScript}</script>`],
      missingCss,
      MISSING,
    ),
  }
  for (const type of DOCUMENT_TYPES) {
    const text = await readDocument(type)
    const html = (await renderDocumentHtml(type, text)) + renderDocumentLinks(type)
    const tags = [
      `<link rel="canonical" href="/file?type=${type}">`,
      `<link rel="icon" href="${ICON_FILE}" type="image/svg+xml">`,
    ]
    const body = `<main class="${FRAME}"><div class="legal">${html}</div></main>`
    files[`legal/${type}.json`] = JSON.stringify(text)
    files[`legal/${type}.html`] = renderPlainPage(DOCUMENTS[type], tags, legalCss, body)
  }
  const missing = createPageHeaders(undefined, { scripts: [missingScript], styles: [missingCss] }, config)
  const legalPolicy = `default-src 'none'; style-src ${toHashSource(legalCss)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  const headers: Record<string, Headers> = {
    '/404': { ...missing, 'cache-control': 'no-store' },
    '/assets/*': { ...createAssetHeaders('/assets/', config), ...createCdnHeaders(config) },
    '/share/*': createAssetHeaders('/share/', config),
    '/legal/*': { ...createAssetHeaders('/legal/', config), 'content-security-policy': legalPolicy },
    '/*': createAssetHeaders('/', config),
  }
  return { files, headers }
}

/**
 * The user agreement's text inside the first view of /file, so that it reads before and without any
 * script.
 */
export async function insertAgreement(view: string): Promise<string> {
  const text = await renderDocumentHtml('agreement', await readDocument('agreement'))
  const others = `<noscript><div><p>请选择文件</p>${renderDocumentLinks()}</div></noscript>`
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
const renderPlainPage = (title: string, tags: readonly string[], css: string, body: string) => `<!doctype html>
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
