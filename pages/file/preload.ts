import { DOCUMENT_TYPES } from '#shared/core/document.ts'
import { queryChoice } from '#shared/page/query.ts'

declare global {
  interface Window {
    /** The text of the document that the address asks for, on its way since the <head>. */
    __legal?: Promise<Response>
  }
}

// In the <head>. The page's HTML holds the user agreement; when the address asks for another document, that text is hidden before it is drawn,
// and the other one is fetched while the bundle is on its way.
const type = queryChoice('type', DOCUMENT_TYPES)
if (type !== 'agreement') {
  document.documentElement.dataset.other = ''
  window.__legal = type && fetch(`/legal/${type}.json`)
  window.__legal?.catch(() => {})
}
