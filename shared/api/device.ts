export type Device = 'ios' | 'android'

/**
 * Device type for the service: Apple touch devices, also an iPad that reports Macintosh, or others.
 */
export const getDevice = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device =>
  /iP(hone|ad|od)|Macintosh.*Mobile/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
    ? 'ios'
    : 'android'
