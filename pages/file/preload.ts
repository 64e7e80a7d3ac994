import { DOCUMENT_TYPES } from '#shared/core/document.ts'
import { queryChoice } from '#shared/page/query.ts'

declare global {
  interface Window {
    /** Request for the text of the requested document, started in the <head>. */
    __legal?: Promise<Response>
  }
}

// Runs in the <head>. The HTML contains the user agreement; for another document this hides it
// before the first paint and fetches the other text in parallel with the bundle.
const type = queryChoice('type', DOCUMENT_TYPES)
if (type !== 'agreement') {
  document.documentElement.dataset.other = ''
  window.__legal = type && fetch(`/legal/${type}.json`)
  window.__legal?.catch(() => {})
}
