/**
 * Who asks. Public pages ask as nobody and carry no bridge code for it; shared/app/member-session.ts puts the member's
 * session here. The token itself stays in shared/bridge/session.ts.
 */
export const credentials: {
  token: () => string | undefined
  /** Have a token before asking: a page back from the back-forward cache has dropped its own (shared/bridge/session.ts). */
  ready?: () => Promise<void>
  /** Ask the shell for a new token after this one was refused; rejects when there is none. */
  renew?: (refused: string) => Promise<void>
} = { token: () => undefined }

/** The service knows two kinds of device (spec §7); a phone that is not an iPhone counts as Android. */
export const deviceOf = (userAgent: string) => (/iP(hone|ad|od)|Macintosh.*Mobile/.test(userAgent) ? 'ios' : 'android')
