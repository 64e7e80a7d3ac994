import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { enhanceDocument } from '#pages/file/enhance-document.ts'
import { renderBlocks } from '#pages/file/render-blocks.ts'
import { type Block, DOCUMENT_TYPES, DOCUMENTS, type DocumentType } from '#shared/core/document.ts'
import { LEGAL_DIR } from './documents.ts'
import { readDocx } from './read-docx.ts'

/** What a finished document says. */
export const readDocument = (type: DocumentType): Promise<Block[]> => readDocx(readFileSync(`${LEGAL_DIR}${type}.docx`))

const getPlainAddress = (type: DocumentType) => `/legal/${type}.html`

/** A document's text as HTML, drawn as /file draws it. */
export async function renderDocumentHtml(type: DocumentType, text: Block[]): Promise<string> {
  const window = new Window()
  const root = window.document.createElement('div') as unknown as Element
  root.append(...renderBlocks(text, window.document as unknown as Document))
  enhanceDocument(root, type, getPlainAddress)
  const html = root.innerHTML
  await window.happyDOM.close()
  return html
}

/** Links to all documents but one, as HTML. */
export const renderDocumentLinks = (local?: DocumentType): string =>
  DOCUMENT_TYPES.filter((type) => type !== local)
    .map((type) => `<p data-row><a href="${getPlainAddress(type)}">${DOCUMENTS[type]}</a></p>`)
    .join('')
