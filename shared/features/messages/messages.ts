import { loadModule } from '#shared/core/loading/load-module.ts'
import type { RequestError } from '#shared/core/request-error.ts'

/**
 * Loads the toast, which is not in the main bundle: a page with a form or a mutation prefetches it
 * (`usePrefetch`).
 */
export const loadToast = () => import('#shared/ui/overlays/toast.tsx')

/**
 * Shows a toast for an error without a card: the service's message as a warning, network errors
 * without a sign. Aborted requests are ignored.
 */
export function reportFailure({ errorCode, message }: RequestError) {
  if (errorCode === 'aborted') return
  if (!errorCode) return displayMessage('页面开小差了，请稍后重试', 'warning')
  displayMessage(message, /network|timeout/.test(errorCode) ? undefined : 'warning')
}

/** Shows a short toast over the page. */
export const showMessage = (message: string, kind?: 'success') => displayMessage(message, kind)

/**
 * Shows a toast; plain text if its module fails to load, so that no message depends on another
 * file.
 */
function displayMessage(message: string, kind?: 'success' | 'warning') {
  loadModule(loadToast).then(
    ({ showToast }) => showToast(message, kind),
    () => showBare(message),
  )
}

/** ms, long enough to read a line. */
const READING_MS = 4000

/**
 * Shows plain text styled like the slow-page notice (shared/ui/styles/reset.css); inside an open
 * dialog, which covers the rest.
 */
function showBare(message: string) {
  const line = document.createElement('div')
  line.className = 'words'
  line.setAttribute('role', 'alert')
  line.textContent = message
  ;(document.querySelector('dialog[open]') ?? document.body).append(line)
  setTimeout(() => line.remove(), READING_MS)
}
