import { credentials } from '#shared/api/credentials.ts'
import { renewToken, session, signIn } from '#shared/bridge/session.ts'

/** The login action (spec §2): the shell's token, and from now on every call carries it. @throws OutsideAppError where there is no shell */
export async function signInMember(): Promise<void> {
  await signIn()
  credentials.token = () => session.token
  credentials.ready = signIn
  credentials.renew = renewToken
}
