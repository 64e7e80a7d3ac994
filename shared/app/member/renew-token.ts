import { session } from '#shared/api/session.ts'
import { askToken, isSignedOut } from '#shared/bridge/token.ts'
import { hasSomething, isOurs, isSameMember, know, startOver } from './page-member.ts'

let renewing: Promise<{ isSigned: boolean; mayRead?: boolean; mayChange?: boolean }> | undefined

/**
 * `renew` of shared/api/session.ts. The shell is asked once, however many calls were refused with the same token.
 * @param leave somebody else is there, or nobody
 */
export async function renewToken(refused: string, isRead: boolean, leave: () => void): Promise<string | undefined> {
  // A late refusal: whoever the page belongs to by now, what it reads is read for him.
  if (session.token !== refused) return isRead || isOurs(refused) ? session.token : undefined
  renewing ??= replace(refused, leave).finally(() => {
    renewing = undefined
  })
  const { isSigned, mayRead, mayChange } = await renewing
  // What was typed stays until the member reads on.
  if (!isSigned && isRead) leave()
  return (isRead ? mayRead : mayChange) ? session.token : undefined
}

async function replace(refused: string, leave: () => void) {
  try {
    const token = await askToken()
    if (token === refused) return { isSigned: true, mayRead: true, mayChange: true }
    if (!hasSomething()) {
      startOver(token)
      return { isSigned: true, mayRead: true }
    }
    const isSame = await isSameMember(token, session.no)
    if (isSame) know(token)
    else if (isSame === false) leave()
    return { isSigned: true, mayRead: isSame, mayChange: isSame }
  } catch (error) {
    return { isSigned: !isSignedOut(error) }
  }
}
