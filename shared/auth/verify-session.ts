import { PROFILE } from '#shared/api/member-calls.ts'
import { parseMemberNo, readMemberNo } from '#shared/api/member-no.ts'
import { forgetPreload } from '#shared/api/preloaded-request.ts'
import { onBridge } from '#shared/bridge/native.ts'
import { askToken, isSignedOut } from '#shared/bridge/token.ts'
import { onRestore } from '#shared/core/on-restore.ts'
import { isReachable } from '#shared/page/reload.ts'
import { askToRetry, blockPage, unblockPage } from './block-page.ts'
import { dispatchSession, session, suspendForever } from './session.ts'

/** The page stays visible this long while the shell answers, unless it was out of sight. */
const GRACE_MS = 100
/** The page is hidden this long for a shell that does not answer. */
const SILENCE_MS = 300
/** Focus events verify at most this often, measured from the last answer. */
const MIN_INTERVAL_MS = 1000

/** Every token this page has had, as `toFingerprint` stores it: all of one member. */
const seenTokens = new Set<string>()
let toFingerprint = (token: string) => token
const isSeenToken = (token: string) => seenTokens.has(toFingerprint(token))
const addToken = (token: string) => seenTokens.add(toFingerprint(token))

let isWatching = false
/** Member data has been received with one of the known tokens. */
let hasMemberData = false
let isProfileRequested = false
/** A page that was shown again although the shell stayed silent. */
let isDisplayedUnverified = false
/** The shell has answered with an unknown token; the service is asked whose it is. */
let isComparing = false
let answeredAt = Number.NEGATIVE_INFINITY
let postponed: ReturnType<typeof setTimeout> | undefined
let timers: ReturnType<typeof setTimeout>[] = []
let resumeReads = () => {}
let renewal: Promise<Renewal> | undefined

interface Renewal {
  isSignedIn: boolean
  canRead?: boolean
  canMutate?: boolean
}

/** The login action: takes the app's token for every call from now on. Rejects as `askToken`. */
export async function signIn(): Promise<void> {
  if (session.token) return
  setToken(await askToken())
  dispatchSession('signIn')
  Object.assign(session, { renewToken, onResponse, verify })
  if (isWatching) return
  isWatching = true
  // In the capture phase of the window: before the page's own listeners send requests.
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && verify(true), true)
  onRestore(() => verify(true), true)
  addEventListener('focus', onFocus)
  // A page that is touched is in sight: where it says otherwise it never says that it is back.
  addEventListener('pointerdown', () => document.visibilityState === 'hidden' && onFocus())
  onBridge(verify)
}

/**
 * Stops sending the member's data and keeps checking who is signed in.
 * @param fingerprint one-way hash of the token
 */
export function forgetToken(fingerprint: (token: string) => string): void {
  const stored = [...seenTokens].map(fingerprint)
  seenTokens.clear()
  for (const token of stored) seenTokens.add(token)
  toFingerprint = fingerprint
  session.token = session.renewToken = session.onResponse = undefined
}

/** Requests the member's number with the page's token: the service does not name the member of a refused one. */
export async function resolveMemberNo(): Promise<string | undefined> {
  isProfileRequested = true
  const { memberNo, token } = session
  if (memberNo || !token) return memberNo
  const no = await readMemberNo(token)
  if (isSeenToken(token)) session.memberNo ??= no
  return session.memberNo
}

function setToken(token: string) {
  addToken(token)
  // The <head> has sent its requests with the first token.
  if (session.token && session.token !== token) forgetPreload()
  session.token = token
}

/** Accepts a new token of the same member. A page that has forgotten its token stores none. */
function acceptToken(token: string) {
  if (session.token) setToken(token)
  else addToken(token)
}

/** The member's number comes with the profile, or is requested after the first reply. */
function onResponse(path: string, token: string | undefined, data?: unknown) {
  isProfileRequested ||= path === PROFILE.path
  if (data === undefined) return
  hasMemberData = true
  if (path === PROFILE.path && token && isSeenToken(token)) session.memberNo ??= parseMemberNo(data)
  else if (!isProfileRequested) void resolveMemberNo()
}

/** Whether a token belongs to the page's member; undefined where the service names neither. */
async function isSameMember(token: string, pageMemberNo: string | undefined | Promise<string | undefined>) {
  const [tokenNo, pageNo] = await Promise.all([readMemberNo(token), pageMemberNo])
  return tokenNo && pageNo ? tokenNo === pageNo : undefined
}

/** `session.renewToken`: the shell is asked once, however many calls were refused with the same token. */
export async function renewToken(refused: string, isRead: boolean): Promise<string | undefined> {
  // Late 401: the token was already replaced, so a read retries with the current one.
  if (session.token !== refused) return isRead || isSeenToken(refused) ? session.token : undefined
  renewal ??= replaceToken(refused).finally(() => {
    renewal = undefined
  })
  const { isSignedIn, canRead, canMutate } = await renewal
  // A refused mutation keeps what was typed; the page is left with the next read.
  if (!isSignedIn && isRead) void endSession()
  return (isRead ? canRead : canMutate) ? session.token : undefined
}

async function replaceToken(refused: string): Promise<Renewal> {
  try {
    const token = await askToken()
    if (token === refused) return { isSignedIn: true, canRead: true, canMutate: true }
    if (!hasMemberData) {
      // Nothing of any member is on the page yet: it may belong to whoever is signed in now.
      seenTokens.clear()
      setToken(token)
      return { isSignedIn: true, canRead: true }
    }
    const isSame = await isSameMember(token, session.memberNo)
    if (isSame) acceptToken(token)
    else if (isSame === false) void endSession()
    return { isSignedIn: true, canRead: isSame, canMutate: isSame }
  } catch (error) {
    return { isSignedIn: !isSignedOut(error) }
  }
}

/** Mutations are refused until the postponed verification; a mutation verifies at once. */
function onFocus() {
  const waitMs = answeredAt + MIN_INTERVAL_MS - performance.now()
  if (session.verification || waitMs <= 0) return verify()
  dispatchSession('verify')
  postponed ??= setTimeout(verify, waitMs)
}

/**
 * Asks the app who is signed in: the page came back from the back-forward cache or the background, or got another
 * bridge. The page is hidden until then; for a silent shell it is shown again, and mutations stay refused.
 * @param isReturn the page was out of sight and is hidden at once
 */
function verify(isReturn = false): void {
  if (session.status === 'ended') return
  clearTimeout(postponed)
  postponed = undefined
  const isDisplayed = isDisplayedUnverified && !session.readable
  dispatchSession('verify')
  session.readable ??= new Promise<void>((resolve) => {
    resumeReads = resolve
  })
  // While tokens are compared the page is hidden already, with a message and 重试 where that fails.
  if (!isComparing) {
    clearTimers()
    timers = [setTimeout(showPage, SILENCE_MS)]
    if (isReturn) blockPage()
    else if (!isDisplayed) timers.push(setTimeout(blockPage, GRACE_MS))
  }
  session.verification ??= compareToken().finally(() => {
    answeredAt = performance.now()
    session.verification = undefined
  })
}

function clearTimers() {
  for (const timer of timers) clearTimeout(timer)
}

function showPage() {
  clearTimers()
  isDisplayedUnverified = session.status === 'verifying'
  unblockPage()
  session.readable = undefined
  resumeReads()
}

async function compareToken(): Promise<void> {
  try {
    const token = await askToken()
    clearTimers()
    if (!isSeenToken(token)) {
      isComparing = true
      blockPage()
      const isSame = await isSameMember(token, resolveMemberNo())
      // A page without a token has no other way to be sure.
      if (isSame === false || (isSame === undefined && !session.token)) return void endSession()
      if (isSame === undefined) {
        await askToRetry('暂时无法确认登录状态，请检查网络')
        return await compareToken()
      }
      acceptToken(token)
    }
    dispatchSession('confirm')
    showPage()
  } catch (error) {
    if (isSignedOut(error)) void endSession()
    else showPage()
  } finally {
    isComparing = false
  }
}

/** Loads the document anew, once, so that nothing of the member survives. Stays hidden until that is possible. */
async function endSession(): Promise<void> {
  if (session.status === 'ended') return
  dispatchSession('end')
  session.token = undefined
  session.readable = suspendForever()
  clearTimers()
  blockPage()
  const query = new URLSearchParams(location.search)
  // A measurement of a moment ago is not offered to another member (/bodyComposition).
  query.delete('from')
  const address = [location.pathname, query].filter(String).join('?')
  while (!(await isReachable(address))) await askToRetry('网络不给力，请检查网络')
  location.replace(address)
}
