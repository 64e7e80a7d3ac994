import { readMemberNo } from '#shared/api/member-no.ts'
import { askToken, SignedOutError, session } from '#shared/bridge/session.ts'
import { member } from './member-session.ts'

/** Behind the page's own first requests. */
const LEARN_AFTER_MS = 1500
/** Opening anew because of a refused token helps once; a shell whose tokens are all refused must not make the page reload without end. */
const ANEW_EVERY_MS = 30_000

/** Tokens that were in use one after the other and are known to be one member's. */
const proven = new Set<string>()
let learning: Promise<void> | undefined
let renewing: Promise<boolean> | undefined
let openedAt: number | undefined

/** Ask whose token it is while it is valid: the service does not tell for a refused one. */
export function learnMember(): Promise<void> {
  if (member.no !== undefined) return Promise.resolve()
  learning ??= (async () => {
    await new Promise((resolve) => setTimeout(resolve, LEARN_AFTER_MS))
    const { token } = session
    const no = token && (await readMemberNo(token))
    // Meanwhile another token may have come, by a refusal or by a way back.
    if (no && session.token === token) member.no = no
  })().finally(() => {
    learning = undefined
  })
  return learning
}

export const isTokenOf = async (no: string, token: string): Promise<boolean> => (await readMemberNo(token)) === no

/**
 * The service has `refused` a token: ask the shell for another one, once for all calls that were refused with it. Whose it is
 * decides: the same member's is used as if nothing had happened. With any other the page opens anew before something is
 * read with it, and a change is not made.
 * @returns whether the call may be sent again with the session's token
 */
export async function renew(refused: string, isRead: boolean): Promise<boolean> {
  if (session.token !== refused) return proven.has(refused) && proven.has(session.token ?? '')
  renewing ??= isReplaced(refused).finally(() => {
    renewing = undefined
  })
  if (await renewing) return true
  if (session.token === refused && fresh !== refused) {
    // A page that shows nothing of any member uses the new one from the next tap on.
    if (!member.openAnew) session.token = fresh
    else if (isRead) openAnew()
  }
  return false
}

/** What the shell gave last; undefined: nobody is signed in; the refused token itself: nothing is known. */
let fresh: string | undefined

async function isReplaced(refused: string): Promise<boolean> {
  fresh = refused
  try {
    fresh = await askToken()
  } catch (error) {
    if (error instanceof SignedOutError) fresh = undefined
    return false
  }
  if (fresh === refused) return true
  if (member.no === undefined || !(await isTokenOf(member.no, fresh))) return false
  for (const token of [refused, fresh]) proven.add(token)
  session.token = fresh
  return true
}

/** Everything on the page has to be of one member. */
function openAnew() {
  if (openedAt !== undefined && performance.now() - openedAt < ANEW_EVERY_MS) return
  openedAt = performance.now()
  proven.clear()
  session.token = fresh
  member.openAnew?.()
}
