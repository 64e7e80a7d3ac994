import { ServiceError } from '#shared/api/errors.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { isAnswer, loadToast } from './report-failure.ts'

/** A change that the member asked for did not go through: the service's words as a notice, trouble with the line as a short word. */
export function tellFailure(error: unknown) {
  if (isAnswer(error)) say(error.message, 'warning')
  else if (error instanceof ServiceError && /network|timeout/.test(error.fault)) say(error.message)
}

/** A short message over the page. */
export const toast = (words: string, kind?: 'success') => say(words, kind)

/** Where the file that draws them is lost, the bare words are shown: no message depends on another file. */
function say(words: string, kind?: 'success' | 'warning') {
  lazy(loadToast).then(
    ({ showToast }) => showToast(words, kind),
    () => showBare(words),
  )
}

/** Long enough to read a line, in milliseconds. */
const READING_MS = 4000

/** Words in the look of those at the foot of a slow page (shared/ui/styles/reset.css); inside an open dialog, which covers the rest. */
function showBare(words: string) {
  const line = document.createElement('div')
  line.className = 'words'
  line.setAttribute('role', 'alert')
  line.textContent = words
  ;(document.querySelector('dialog[open]') ?? document.body).append(line)
  setTimeout(() => line.remove(), READING_MS)
}
