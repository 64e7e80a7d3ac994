import { DOCUMENT_TYPES } from '#shared/core/document.ts'
import { pageGlobals } from '#shared/core/page-globals.ts'
import { getSearch, queryChoice } from '#shared/page/query.ts'

// Runs in the <head>. The HTML contains the user agreement; for another document this hides it
// before the first paint and fetches the other text in parallel with the bundle.
const type = queryChoice(getSearch(), 'type', DOCUMENT_TYPES)
if (type !== 'agreement') {
  document.documentElement.dataset.other = ''
  const text = type && fetch(`/legal/${type}.json`)
  pageGlobals.legal = text
  text?.catch(() => {})
}
