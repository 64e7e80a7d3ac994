import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { draw } from '#pages/file/draw.ts'
import { dress } from '#pages/file/dress.ts'
import { DOCUMENT_TYPES, LEGAL_DIR } from '#scripts/site/legal/documents.ts'
import { textOfDocx } from '#scripts/site/legal/read-docx.ts'
import { ICON_FILE } from '#shared/brand.ts'
import { type Block, DOCUMENTS, type DocumentType } from '#shared/core/document.ts'
import { type Headers, hashSource } from './headers.ts'
import { pageCss } from './page-css.ts'

/** A document as a page that needs no script. */
const plainAddress = (type: DocumentType) => `/legal/${type}.html`
const blocksOf = (type: DocumentType): Promise<Block[]> => textOfDocx(readFileSync(`${LEGAL_DIR}${type}.docx`))

/** The user agreement's text inside the first view of /file, so that it reads before and without any script. */
export async function withAgreement(view: string): Promise<string> {
  const text = await htmlOf('agreement', await blocksOf('agreement'))
  const others = `<noscript><div><p>请选择文件</p>${linksFrom()}</div></noscript>`
  const filled = view.replace(/<div id="legal-text"[^>]*>(?=<\/div>)/, (start) => start + others + text)
  if (filled === view) throw new Error('/file has no place for the agreement')
  return filled
}

/** What the build makes of the Word files: each text alone for the page, and as a plain page; with the headers of their folder. */
export async function legalFiles(headers: Headers): Promise<{ files: Record<string, string>; headers: Headers }> {
  const css = await pageCss(['legal', FRAME])
  const files: Record<string, string> = {}
  for (const type of DOCUMENT_TYPES) {
    const blocks = await blocksOf(type)
    files[`legal/${type}.json`] = JSON.stringify(blocks)
    files[`legal/${type}.html`] = plainPage(type, await htmlOf(type, blocks), css)
  }
  const policy = `default-src 'none'; style-src ${hashSource(css)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return { files, headers: { ...headers, 'content-security-policy': policy } }
}

async function htmlOf(type: DocumentType, blocks: Block[]): Promise<string> {
  const window = new Window()
  const root = window.document.createElement('div') as unknown as Element
  root.append(...draw(blocks, window.document as unknown as Document))
  dress(root, type, plainAddress)
  const html = root.innerHTML
  await window.happyDOM.close()
  return html
}

const FRAME = 'mx-auto max-w-[640px] min-h-screen bg-surface pt-6'

const linksFrom = (own?: DocumentType) =>
  DOCUMENT_TYPES.filter((type) => type !== own)
    .map((type) => `<p data-row><a href="${plainAddress(type)}">${DOCUMENTS[type]}</a></p>`)
    .join('')

const plainPage = (type: DocumentType, html: string, css: string) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${DOCUMENTS[type]}</title>
<link rel="canonical" href="/file?type=${type}">
<link rel="icon" href="${ICON_FILE}" type="image/svg+xml">
<style>${css}</style>
</head>
<body>
<main class="${FRAME}"><div class="legal">${html}${linksFrom(type)}</div></main>
</body>
</html>
`
