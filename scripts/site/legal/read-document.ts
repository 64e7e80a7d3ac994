import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { draw } from '#pages/file/draw.ts'
import { dress } from '#pages/file/dress.ts'
import { type Block, DOCUMENT_TYPES, DOCUMENTS, type DocumentType } from '#shared/core/document.ts'
import { LEGAL_DIR } from './documents.ts'
import { textOfDocx } from './read-docx.ts'

/** What a finished document says. */
export const documentText = (type: DocumentType): Promise<Block[]> =>
  textOfDocx(readFileSync(`${LEGAL_DIR}${type}.docx`))

/** A document as a page that needs no script. */
const plainAddress = (type: DocumentType) => `/legal/${type}.html`

/** A document's text as HTML, drawn as /file draws it. */
export async function documentHtml(type: DocumentType, text: Block[]): Promise<string> {
  const window = new Window()
  const root = window.document.createElement('div') as unknown as Element
  root.append(...draw(text, window.document as unknown as Document))
  dress(root, type, plainAddress)
  const html = root.innerHTML
  await window.happyDOM.close()
  return html
}

/** Links to all documents but one, as HTML. */
export const documentLinks = (own?: DocumentType): string =>
  DOCUMENT_TYPES.filter((type) => type !== own)
    .map((type) => `<p data-row><a href="${plainAddress(type)}">${DOCUMENTS[type]}</a></p>`)
    .join('')
