export type Device = 'ios' | 'android'

/** The service knows two kinds of device: what Apple makes with a touch screen, an iPad that calls itself a Macintosh among it, and all others. */
export const getDevice = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device =>
  /iP(hone|ad|od)|Macintosh.*Mobile/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
    ? 'ios'
    : 'android'
