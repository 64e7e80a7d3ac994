/** The service knows two kinds of device; a phone that is not an iPhone counts as Android. */
export const deviceOf = (userAgent: string) => (/iP(hone|ad|od)|Macintosh.*Mobile/.test(userAgent) ? 'ios' : 'android')
