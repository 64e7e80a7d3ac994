import { loadModule } from '#shared/core/loading/load-module.ts'
import type { RequestError } from '#shared/core/request-error.ts'

/** What draws words over the page is not in the first bundle: a page with a form or a change to make fetches it ahead (`usePrefetch`). */
export const loadToast = () => import('#shared/ui/overlays/toast.tsx')

/** A failure that no card tells: the service's words as a notice, trouble with the line as a short word. */
export function reportFailure({ fault, message }: RequestError) {
  if (fault === 'aborted') return
  if (!fault) return displayMessage('页面开小差了，请稍后重试', 'warning')
  displayMessage(message, /network|timeout/.test(fault) ? undefined : 'warning')
}

/** A short message over the page. */
export const showMessage = (message: string, kind?: 'success') => displayMessage(message, kind)

/** Where the file that draws them is lost, the bare words are shown: no message depends on another file. */
function displayMessage(message: string, kind?: 'success' | 'warning') {
  loadModule(loadToast).then(
    ({ showToast }) => showToast(message, kind),
    () => showBare(message),
  )
}

/** Long enough to read a line, in milliseconds. */
const READING_MS = 4000

/** Words in the look of those at the foot of a slow page (shared/ui/styles/reset.css); inside an open dialog, which covers the rest. */
function showBare(message: string) {
  const line = document.createElement('div')
  line.className = 'words'
  line.setAttribute('role', 'alert')
  line.textContent = message
  ;(document.querySelector('dialog[open]') ?? document.body).append(line)
  setTimeout(() => line.remove(), READING_MS)
}
