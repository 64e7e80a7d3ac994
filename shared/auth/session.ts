/**
 * Whose page this is. A page belongs to one member from its first call to its end; a public page stays anonymous.
 * shared/auth/verify-session.ts fills it on member pages; public pages only read it.
 */

/**
 * anonymous: nobody has signed in. active: the token is good for reads and mutations. verifying: the app may have
 * signed in somebody else, so mutations are refused and reads wait. ended: another member or nobody is signed in,
 * and the document is being replaced.
 */
export type SessionStatus = 'anonymous' | 'active' | 'verifying' | 'ended'
/** signIn: the app gave a token. verify: the app is asked again. confirm: it is the same member. end: it is not. */
export type SessionEvent = 'signIn' | 'verify' | 'confirm' | 'end'

/** What each event leads to; an event that is not listed changes nothing. */
export const TRANSITIONS: Readonly<Record<SessionStatus, Partial<Record<SessionEvent, SessionStatus>>>> = {
  anonymous: { signIn: 'active' },
  active: { verify: 'verifying', end: 'ended' },
  verifying: { confirm: 'active', end: 'ended' },
  ended: {},
}

export const session: {
  status: SessionStatus
  /** In this variable only: never in storage, addresses, logs or the document. */
  token?: string
  /** The member's user number, as soon as the service has sent it. */
  memberNo?: string
  /** The running question to the app. Never rejects. */
  verification?: Promise<unknown>
  /** Like `verification`, but ends when the app stays silent; reads wait for it. Never rejects. */
  readable?: Promise<unknown>
  /** Asks the app again who is signed in. */
  verify?: () => void
  /** A read was sent; with `data` it was answered. */
  onResponse?: (path: string, token: string | undefined, data?: unknown) => void
  /**
   * Replaces a refused token. @returns the token to send the call again with: never another member's, and for a
   *   mutation only one that is known to be the same member's. Never rejects
   */
  renewToken?: (refused: string, isRead: boolean) => Promise<string | undefined>
} = { status: 'anonymous' }

/** Changes the status by `TRANSITIONS`. */
export function dispatchSession(event: SessionEvent): void {
  session.status = TRANSITIONS[session.status][event] ?? session.status
}

/** A function, so that an earlier comparison does not narrow the type across an await. */
export const hasStatus = (status: SessionStatus): boolean => session.status === status

/** What a mutation carries: captured in the tick of the tap (shared/data/use-mutation.ts). */
export interface MutationContext {
  /** undefined: nobody was signed in. */
  token: string | undefined
  /** One key per thing the member wants done; services that know it answer a repeat with the first result. */
  idempotencyKey?: string
}

/** Never resolves. Suspends work of a signed-out member until the page unloads. */
export const suspendForever = (): Promise<never> => new Promise(() => {})

/** Resolves once it is known that the same member is signed in; otherwise never. */
export async function assertSameMember(): Promise<void> {
  await session.verification
  if (session.status === 'ended') await suspendForever()
}
