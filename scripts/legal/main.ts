import { mkdirSync, writeFileSync } from 'node:fs'
import { DOCUMENT_TYPES, LEGAL_DIR, legalDocument } from './documents.ts'

mkdirSync(LEGAL_DIR, { recursive: true })
try {
  for (const type of DOCUMENT_TYPES) {
    const bytes = await legalDocument(type)
    writeFileSync(`${LEGAL_DIR}${type}.docx`, bytes)
    console.log(`public/legal/${type}.docx  ${(bytes.length / 1024).toFixed(1)} KB`)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
