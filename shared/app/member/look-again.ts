import { credentials } from '#shared/api/credentials.ts'
import { readMemberNo } from '#shared/api/member-no.ts'
import { onBridge } from '#shared/bridge/native.ts'
import { askToken, forgetSession, SignedOutError, session } from '#shared/bridge/session.ts'
import { cover } from './cover.ts'
import { member } from './member-session.ts'
import { isTokenOf } from './same-member.ts'

/** A shell answers within a few ms; one that is busy keeps the page in sight no longer than this. */
const COVER_AFTER_MS = 100

/**
 * Hear of each time that the app may have signed somebody else in without leaving the page: the page or its window comes to the
 * front again (a native sign-in lay over it, or the phone's switcher), or the app puts another bridge there.
 * @returns how to stop
 */
export function onFront(look: () => void): () => void {
  const lookVisible = () => document.visibilityState === 'visible' && look()
  // On the window, before the page's own listeners ask the service for something.
  addEventListener('visibilitychange', lookVisible, true)
  addEventListener('focus', look)
  const unfollow = onBridge(look)
  return () => {
    removeEventListener('visibilitychange', lookVisible, true)
    removeEventListener('focus', look)
    unfollow()
  }
}

let isLooking = false

/** From now on the page is opened anew as soon as the shell, asked whenever it comes to the front, has another member's token, or none. */
export function watchMember(openAnew: () => Promise<void>) {
  credentials.opening = () => member.openings
  onFront(() => {
    // A page that has dropped its member looks by itself (the chat), one from the back-forward cache in come-back.ts.
    if (isLooking || !credentials.ready || !session.token) return
    isLooking = true
    member.returned = lookAgain(openAnew).finally(() => {
      isLooking = false
    })
  })
}

async function lookAgain(openAnew: () => Promise<void>): Promise<void> {
  const before = session.token
  let uncover = () => {}
  const hide = () => {
    clearTimeout(late)
    uncover()
    uncover = cover()
  }
  const late = setTimeout(hide, COVER_AFTER_MS)
  try {
    const token = await tokenOrNone()
    if (token === before || session.token !== before) return
    hide()
    if (token && (await isSameMember(before!, token).catch(() => false))) {
      session.token = token
      return
    }
    forgetSession()
    session.token = token
    await openAnew()
  } catch {
    // The shell does not say: nothing else has changed, so the page stays as it was.
  } finally {
    clearTimeout(late)
    uncover()
  }
}

/** Shells may give the same member another token each time. Asks for the number of the one before while that token is good. */
async function isSameMember(before: string, token: string): Promise<boolean> {
  const no = member.no ?? (await readMemberNo(before))
  return no !== undefined && (await isTokenOf(no, token))
}

/** What the shell says now; undefined: nobody is signed in. Rejects where it does not answer. */
const tokenOrNone = (): Promise<string | undefined> =>
  askToken().catch((error) => {
    if (error instanceof SignedOutError) return undefined
    throw error
  })
