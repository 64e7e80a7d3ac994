import { LEGAL_BASE } from '#shared/core/config.ts'
import type { DocumentType } from '#shared/core/document.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'

/** The Word file of a document, on the static host (setting LEGAL_BASE). */
export const wordAddress = (type: DocumentType) => `${LEGAL_BASE}${type}.docx`
/** Where a link to another document leads; the user agreement is the page without a query. */
export const documentAddress = (type: DocumentType) => pageUrl('file', { type })
