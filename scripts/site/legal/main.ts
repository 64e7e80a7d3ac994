import { mkdirSync, writeFileSync } from 'node:fs'
import { command } from '#scripts/base/command-line.ts'
import { DOCUMENT_TYPES, LEGAL_DIR, legalDocument } from './documents.ts'

const HELP = `用法：npm run legal

由法律文本重新生成 public/legal/ 里的 Word 文档。
`

await command(HELP, {}, async () => {
  mkdirSync(LEGAL_DIR, { recursive: true })
  for (const type of DOCUMENT_TYPES) {
    const bytes = await legalDocument(type)
    writeFileSync(`${LEGAL_DIR}${type}.docx`, bytes)
    console.log(`public/legal/${type}.docx  ${(bytes.length / 1024).toFixed(1)} KB`)
  }
})
