import { type Change, never, session } from '#shared/api/session.ts'
import { toast } from '#shared/app/messages/messages.ts'

/**
 * What a change carries, to be asked for in the tick of the tap: the token of that moment.
 * @returns undefined where the app does not say who is there: nothing may be changed, and the member has been told so
 */
export async function changeNow(): Promise<Change | undefined> {
  const { token } = session
  if (session.isDoubtful) {
    session.look?.()
    await session.unclear
    if (session.isLeft) await never()
    if (session.isDoubtful) {
      toast('App没有响应，请稍后再试')
      return undefined
    }
  }
  return { token }
}
