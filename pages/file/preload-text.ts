import { DOCUMENT_TYPES, type DocumentType } from '#shared/core/document.ts'
import { pageGlobals } from '#shared/core/page-globals.ts'
import { getSearch, queryChoice } from '#shared/page/query.ts'
import { enhanceDocument } from './enhance-document.ts'
import { getDocumentUrl } from './model.ts'
import { renderBlocks } from './render-blocks.ts'

/**
 * The document type in the URL; the user agreement during prerendering, undefined for an unknown
 * type.
 */
export const getRequestedType = (): DocumentType | undefined => queryChoice(getSearch(), 'type', DOCUMENT_TYPES)

/**
 * The document as plain text, from the page's HTML or from the request started in the <head>.
 * Rejects when it fails to load.
 */
export const firstText: Promise<Element[]> =
  typeof document === 'undefined'
    ? new Promise(() => {})
    : getRequestedType() === 'agreement'
      ? Promise.resolve(getStaticText())
      : fetchText(getRequestedType())
firstText.catch(() => {}) // handled where the text is awaited; the Word file may still load

/** Text in the static HTML. Its links lead to pages without scripts; this points them back here. */
function getStaticText(): Element[] {
  const all = [...(document.getElementById('legal-text')?.children ?? [])]
  for (const link of all.flatMap((element) => [...element.querySelectorAll<HTMLElement>('a[data-document]')])) {
    link.setAttribute('href', getDocumentUrl(link.dataset.document as DocumentType))
  }
  const text = all.filter((element) => element.tagName !== 'NOSCRIPT')
  if (!text.length) throw new Error('no text in the page')
  return text
}

async function fetchText(type: DocumentType | undefined): Promise<Element[]> {
  if (!type) throw new Error('no such document')
  const response = await (pageGlobals.legal ?? fetch(`/legal/${type}.json`))
  if (!response.ok) throw new Error(`status ${response.status}`)
  const root = document.createElement('div')
  root.append(...renderBlocks(await response.json(), document))
  if (!root.firstChild) throw new Error('no text in the answer')
  enhanceDocument(root, type, getDocumentUrl)
  return [...root.children]
}
