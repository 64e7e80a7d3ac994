/**
 * Whose page this is. A page belongs to one member from its first call to its end; a public one to nobody, and this stays empty.
 * What fills it and finds out about another member is shared/app/member/member-session.ts.
 */
export const session: {
  /** In this variable only: never in storage, addresses, logs or the document. Another one only of the same member's. */
  token?: string
  /** The member's user number, as soon as the service has said it. */
  no?: string
  /** The app may have signed in somebody else, and has not said yet who is there: nothing is changed meanwhile. */
  isDoubtful?: boolean
  /** Somebody else is there: the document is being left. Nothing that was asked before leads to anything any more. */
  isLeft?: boolean
  /** Until the app has said who is there. Never rejects. */
  looking?: Promise<unknown>
  /** The same, but no longer than the app may stay silent: reads wait for it. Never rejects. */
  unclear?: Promise<unknown>
  /** Ask the app who is there. */
  look?: () => void
  /** A read was answered well. @param data undefined: it is only being sent */
  hear?: (path: string, token: string | undefined, data?: unknown) => void
  /**
   * A token was refused. @returns with which one the call may be sent again: never another member's, and for a change only one
   *   that is known to be the same member's. Never rejects
   */
  renew?: (refused: string, isRead: boolean) => Promise<string | undefined>
} = {}

/** What a change carries: taken in the moment of the tap (shared/app/saving/attempt.ts), and never another one. */
export interface Change {
  /** undefined: nobody was signed in. */
  token: string | undefined
  /** One key per thing the member wants done, for services that answer a replay with the first result (IDEMPOTENCY_HEADER). */
  idempotencyKey?: string
}

/** Ends what belongs to a member who is not there any more: what waits for it does not go on, and is gone with the document. */
export const never = (): Promise<never> => new Promise(() => {})

/** To be waited for in the midst of a change: goes on once it is known that the same member is there, and else never. */
export async function stillHere(): Promise<void> {
  await session.looking
  if (session.isLeft) await never()
}
