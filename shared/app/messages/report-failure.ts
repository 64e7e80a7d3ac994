import { ServiceError } from '#shared/api/errors.ts'
import { lazy } from '#shared/core/loading/lazy.ts'

/** What draws words over the page is not in the first bundle: a page with a form or a change to make fetches it ahead (`useWarm`). */
export const loadToast = () => import('#shared/ui/overlays/toast.tsx')

/** The service, or the sign-in, has said why: its words are fit to show. */
export const isAnswer = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && /refused|server|login/.test(error.fault)

/**
 * A question failed: the service's words as a notice, unless the page's card says them anyway. Trouble with the line is only logged, and
 * a notice whose file is lost stays away: the card says it too.
 */
export function reportFailure(error: unknown) {
  if (!isAnswer(error)) return
  lazy(loadToast).then(
    ({ showReason }) => showReason(error.message),
    () => {},
  )
}
