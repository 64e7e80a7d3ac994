import { session, signInAgain } from '#shared/bridge/session.ts'
import { cover } from './cover.ts'
import { member } from './member-session.ts'
import { isTokenOf } from './same-member.ts'

/**
 * The page is back from the back-forward cache. Nothing of it is seen before it is known who is signed in now. Same token, or
 * another one of the same member's: it is shown as it was left. Else all of it is taken away.
 */
export async function comeBack(openAnew: () => Promise<void>): Promise<void> {
  const uncover = cover()
  try {
    if (!(await isTheMember())) await openAnew()
  } finally {
    uncover()
  }
}

async function isTheMember(): Promise<boolean> {
  try {
    return (await signInAgain()) || (member.no !== undefined && (await isTokenOf(member.no, session.token!)))
  } catch {
    return false // nobody is signed in, or the shell does not say who
  }
}
