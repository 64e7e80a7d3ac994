import { credentials } from '#shared/api/credentials.ts'
import { forgetSession, session, signIn } from '#shared/bridge/session.ts'
import { lazy } from '#shared/core/loading/lazy.ts'

/** Who the page is for, beside the token. */
export const member: {
  /** The member's user number, where a page with changes has asked for it in time. */
  no?: string
  /** Settled once a page that came back from the back-forward cache knows who is signed in now: no call goes out before. */
  returned: Promise<unknown>
  /** Take the page's content away and open it anew, for the member who is signed in now. */
  openAnew?: () => void
  /** How often the page was opened, each time for one member. */
  openings: number
} = { returned: Promise.resolve(), openings: 0 }

/** The rest of the session, which is not in the first bundle. */
export const loadLater = () => lazy(() => import('./session-later.ts'))

/** The login action: the shell's token, and from now on every call carries it. @throws OutsideAppError where there is no shell */
export async function signInMember(): Promise<void> {
  await signIn()
  credentials.token = () => session.token
  credentials.ready = () => member.returned.then(signIn)
  credentials.renew = (refused, isRead) =>
    loadLater()
      .then((later) => later.renew(refused, isRead))
      .catch(() => false)
  credentials.prepare = () => loadLater().then((later) => later.learnMember())
}

/** From now on calls carry no token, and the page does not sign in again by itself. */
export function forgetMember(): void {
  credentials.token = () => undefined
  credentials.ready = credentials.renew = credentials.prepare = member.no = undefined
  forgetSession()
}
