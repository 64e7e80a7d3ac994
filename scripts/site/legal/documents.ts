import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from '#scripts/base/page-names.ts'
import { readJson } from '#scripts/base/read-json.ts'
import { NAME } from '#shared/brand.ts'
import { DOCUMENT_TYPES, DOCUMENTS, type DocumentType } from '#shared/core/document.ts'
import { blocksOf } from './markdown.ts'
import { docxOf } from './write-docx.ts'

/** Where the finished documents lie, below the project. */
export const LEGAL_DIR = `${ROOT}public/legal/`

const FOLDER = `${ROOT}scripts/site/legal/`
/** What the texts are filled with: `{{name}}` in the Markdown; the product's name is the brand's. */
const companyValues = (): Record<string, string> => ({
  ...readJson<Record<string, string>>(`${FOLDER}company.json`),
  product: NAME,
})

/** The Word document of one legal text (scripts/site/legal/<type>.md), the same bytes for the same text. @throws Error in Chinese */
export function legalDocument(type: DocumentType): Promise<Buffer> {
  return docxOf(DOCUMENTS[type], blocksOf(readFileSync(`${FOLDER}${type}.md`, 'utf8'), companyValues()))
}

/** Writes the Word documents of public/legal/. */
export async function writeLegalDocuments(): Promise<void> {
  mkdirSync(LEGAL_DIR, { recursive: true })
  for (const type of DOCUMENT_TYPES) {
    const bytes = await legalDocument(type)
    writeFileSync(`${LEGAL_DIR}${type}.docx`, bytes)
    console.log(`public/legal/${type}.docx  ${(bytes.length / 1024).toFixed(1)} KB`)
  }
}
