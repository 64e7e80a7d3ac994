import { ServiceError } from '#shared/api/errors.ts'
import { SHARED } from '#shared/core/config.ts'
import { lazy } from '#shared/core/loading/lazy.ts'

/** What draws words over the page is not in the first bundle: a page with a form or a change to make fetches it ahead (`useWarm`). */
export const loadToast = () => import('#shared/ui/overlays/toast.tsx')

/** The service, or the sign-in, has said why: its words are fit to show. */
export const isAnswer = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && /refused|server|login/.test(error.fault)

/**
 * What the card in the place of the page says by itself (ui/states/error-card.tsx, trouble-card.tsx): a notice of it would only cover the card. A
 * visitor is told 查询失败 beside it.
 */
const SAID = SHARED ? /服务开小差/ : /服务开小差|查询失败/

/**
 * A question failed: the service's words as a notice, unless the page's card says them anyway. Trouble with the line is only logged, and
 * a notice whose file is lost stays away: the card says it too.
 */
export function reportFailure(error: unknown) {
  if (!isAnswer(error) || SAID.test(error.message)) return
  lazy(loadToast).then(
    ({ showReason }) => showReason(error.message),
    () => {},
  )
}
