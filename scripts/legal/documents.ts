import { readFileSync } from 'node:fs'
import { ROOT } from '#scripts/build/page-names.ts'
import { DOCUMENTS, type DocumentType } from '#shared/core/document.ts'
import { blocksOf } from './markdown.ts'
import { docxOf } from './write-docx.ts'

/** Where the finished documents lie, below the project. */
export const LEGAL_DIR = `${ROOT}public/legal/`

export const DOCUMENT_TYPES = Object.keys(DOCUMENTS) as DocumentType[]

/** The Word document of one legal text (scripts/legal/<type>.md), the same bytes for the same text. @throws Error in Chinese */
export function legalDocument(type: DocumentType): Promise<Buffer> {
  const folder = `${ROOT}scripts/legal/`
  const values = JSON.parse(readFileSync(`${folder}company.json`, 'utf8')) as Record<string, string>
  return docxOf(DOCUMENTS[type], blocksOf(readFileSync(`${folder}${type}.md`, 'utf8'), values))
}
