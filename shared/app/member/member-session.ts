import { never, session } from '#shared/api/session.ts'
import { canBeHad } from '#shared/app/page/refresh.ts'
import { onBridge } from '#shared/bridge/native.ts'
import { askToken, isSignedOut } from '#shared/bridge/token.ts'
import { askAgain, cover, uncover } from './cover.ts'
import { adopt, hear, isOurs, isSameMember, know, learn } from './page-member.ts'
import { renewToken } from './renew-token.ts'

/** A shell answers within a few ms; one that is busy leaves a page that was in sight all the time visible this long. */
const GRACE_MS = 100
/** How long a page stays out of sight for a shell that does not answer. */
const SILENCE_MS = 300
/** A page that gets and loses the focus in turns asks no more often: the last of them counts, so long after an answer. */
const PAUSE_MS = 1000

let isWatching = false

/** The login action: the app's token, and from now on every call carries it. Rejects as `askToken`. */
export async function signInMember(): Promise<void> {
  if (session.token) return
  adopt(await askToken())
  const renew = (refused: string, isRead: boolean) => renewToken(refused, isRead, leave)
  Object.assign(session, { renew, hear, look })
  if (isWatching) return
  isWatching = true
  // On the window, before the page's own listeners ask the service for something.
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(true), true)
  addEventListener('pageshow', ({ persisted }) => persisted && look(true), true)
  addEventListener('focus', onFocus)
  onBridge(look)
}

let timers: ReturnType<typeof setTimeout>[] = []
let resume = () => {}
/** A page that was shown although the shell stayed silent. */
let isShownInDoubt = false
let answeredAt = Number.NEGATIVE_INFINITY
let later: ReturnType<typeof setTimeout> | undefined
/** The shell has said something; whose token it is stays to be found out. */
let isJudging = false

/** Nothing is changed before the postponed look: a change asks at once. */
function onFocus() {
  const waitMs = answeredAt + PAUSE_MS - performance.now()
  if (session.looking || waitMs <= 0) return look()
  session.isDoubtful = true
  later ??= setTimeout(look, waitMs)
}

/**
 * The app may have signed in somebody else without leaving the page: it comes out of the back-forward cache or to the front again (the
 * app's sign-in lay over it, or the phone's switcher), or the app puts another bridge there. Nothing of it is seen before it is
 * known who is there, but for a shell that stays silent: then the page stands as it was, and changes nothing.
 * @param isReturn it was out of sight, and is hidden at once
 */
function look(isReturn = false): void {
  if (session.isLeft) return
  clearTimeout(later)
  later = undefined
  const isSeen = isShownInDoubt && !session.unclear
  session.isDoubtful = true
  session.unclear ??= new Promise<void>((resolve) => {
    resume = resolve
  })
  // What is judged is covered already, with words and 重试 where it cannot go on.
  if (!isJudging) {
    stopTimers()
    timers = [setTimeout(show, SILENCE_MS)]
    if (isReturn) cover()
    // A page that was shown in doubt stays so.
    else if (!isSeen) timers.push(setTimeout(cover, GRACE_MS))
  }
  session.looking ??= ask().finally(() => {
    answeredAt = performance.now()
    session.looking = undefined
  })
}

function stopTimers() {
  for (const timer of timers) clearTimeout(timer)
}

function show() {
  stopTimers()
  isShownInDoubt = Boolean(session.isDoubtful)
  uncover()
  session.unclear = undefined
  resume()
}

async function ask(): Promise<void> {
  try {
    const token = await askToken()
    stopTimers()
    if (!isOurs(token)) {
      isJudging = true
      cover()
      const isSame = await isSameMember(token, learn())
      // A page without a token has nothing more to ask with, and no other way to be sure.
      if (isSame === false || (isSame === undefined && !session.token)) return void leave()
      if (isSame === undefined) {
        await askAgain('暂时无法确认登录状态，请检查网络')
        return await ask()
      }
      know(token)
    }
    session.isDoubtful = false
    show()
  } catch (error) {
    if (isSignedOut(error)) void leave()
    else show()
  } finally {
    isJudging = false
  }
}

/**
 * Somebody else is there, or nobody: the document is opened anew, once, so that nothing of it survives. Without a line what it
 * shows is hidden until there is one.
 */
async function leave(): Promise<void> {
  if (session.isLeft) return
  session.isLeft = true
  session.token = undefined
  session.unclear = never()
  stopTimers()
  cover()
  const query = new URLSearchParams(location.search)
  // What the scale has measured a moment ago is not offered to somebody else (/bodyComposition).
  query.delete('from')
  const address = [location.pathname, query].filter(String).join('?')
  while (!(await canBeHad(address))) await askAgain('网络不给力，请检查网络')
  location.replace(address)
}
