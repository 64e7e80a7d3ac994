import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from '#scripts/base/page-names.ts'
import { readJson } from '#scripts/base/read-json.ts'
import { NAME } from '#shared/brand.ts'
import { DOCUMENT_TYPES, DOCUMENTS, type DocumentType } from '#shared/core/document.ts'
import { parseMarkdown } from './markdown.ts'
import { createDocx } from './write-docx.ts'

/** Where the finished documents lie, below the project. */
export const LEGAL_DIR = `${ROOT}public/legal/`

const FOLDER = `${ROOT}scripts/legal/`
/** Values of `{{name}}` in the Markdown texts; `product` is the brand name. */
const readCompanyValues = (): Record<string, string> => ({
  ...readJson<Record<string, string>>(`${FOLDER}company.json`),
  product: NAME,
})

/**
 * Creates the Word document of a legal text (scripts/legal/<type>.md), byte-identical for the
 * same text.
 * @throws Error in Chinese
 */
export function createLegalDocument(type: DocumentType): Promise<Buffer> {
  return createDocx(DOCUMENTS[type], parseMarkdown(readFileSync(`${FOLDER}${type}.md`, 'utf8'), readCompanyValues()))
}

/** Writes the Word documents of public/legal/. */
export async function writeLegalDocuments(): Promise<void> {
  mkdirSync(LEGAL_DIR, { recursive: true })
  for (const type of DOCUMENT_TYPES) {
    const bytes = await createLegalDocument(type)
    writeFileSync(`${LEGAL_DIR}${type}.docx`, bytes)
    console.log(`public/legal/${type}.docx  ${(bytes.length / 1024).toFixed(1)} KB`)
  }
}
