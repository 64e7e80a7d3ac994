/**
 * Who asks. Public pages send no token and carry no bridge code for it; shared/app/member/member-session.ts puts the member's
 * session here. The token itself stays in shared/bridge/session.ts.
 */
export const credentials: {
  token: () => string | undefined
  /** Have a token before asking: a page back from the back-forward cache has dropped its own (shared/bridge/session.ts). */
  ready?: () => Promise<void>
  /**
   * The token was `refused`: get another one from the shell.
   * @returns whether the call may be sent again: a read when the page shows nothing of another member, a change only when
   *   the new token is known to be the same member's. Never rejects
   */
  renew?: (refused: string, isRead: boolean) => Promise<boolean>
  /** Counts the members for whom the page was opened, one after the other: a change goes out for the one who asked for it only. */
  opening?: () => number
  /** Something will be changed here: find out whose token it is while it is still good, so that `renew` can compare. */
  prepare?: () => Promise<void>
} = { token: () => undefined }

/** The service knows two kinds of device; a phone that is not an iPhone counts as Android. */
export const deviceOf = (userAgent: string) => (/iP(hone|ad|od)|Macintosh.*Mobile/.test(userAgent) ? 'ios' : 'android')
