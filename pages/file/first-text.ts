import { queryChoice } from '#shared/app/page/query.ts'
import { DOCUMENT_TYPES, type DocumentType } from '#shared/core/document.ts'
import { draw } from './draw.ts'
import { dress } from './dress.ts'
import { documentAddress } from './model.ts'

/** Which document the address asks for; the user agreement in the prerender, undefined for one that does not exist. */
export const askedType = (): DocumentType | undefined => queryChoice('type', DOCUMENT_TYPES)

/** The document as plain text: in the page's HTML already, or on its way since the <head>. Rejects when it can not be had. */
export const firstText: Promise<Element[]> =
  typeof document === 'undefined'
    ? new Promise(() => {})
    : askedType() === 'agreement'
      ? Promise.resolve(ownText())
      : fetchedText(askedType())
firstText.catch(() => {}) // a failure is handled where the text is awaited; the Word file may still come

/** Links in the static HTML lead to pages that need no script; with a script they lead back here. */
function ownText(): Element[] {
  const all = [...(document.getElementById('legal-text')?.children ?? [])]
  for (const link of all.flatMap((element) => [...element.querySelectorAll<HTMLElement>('a[data-document]')])) {
    link.setAttribute('href', documentAddress(link.dataset.document as DocumentType))
  }
  const text = all.filter((element) => element.tagName !== 'NOSCRIPT')
  if (!text.length) throw new Error('no text in the page')
  return text
}

async function fetchedText(type: DocumentType | undefined): Promise<Element[]> {
  if (!type) throw new Error('no such document')
  const response = await (window.__legal ?? fetch(`/legal/${type}.json`))
  if (!response.ok) throw new Error(`status ${response.status}`)
  const root = document.createElement('div')
  root.append(...draw(await response.json(), document))
  if (!root.firstChild) throw new Error('no text in the answer')
  dress(root, type, documentAddress)
  return [...root.children]
}
