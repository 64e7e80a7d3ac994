import { LEGAL_BASE } from '#shared/core/config.ts'
import type { DocumentType } from '#shared/core/document.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'

/** URL of a document's Word file on the static host (setting LEGAL_BASE). */
export const getWordUrl = (type: DocumentType) => `${LEGAL_BASE}${type}.docx`
/** URL of a document's page; the user agreement is the page without a query. */
export const getDocumentUrl = (type: DocumentType) => getPageUrl('file', { type })
