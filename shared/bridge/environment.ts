import { detectEnvironment } from './container.ts'

/** Where this page runs. */
export const environment = detectEnvironment(`${navigator.userAgent} ${navigator.platform}`, navigator.maxTouchPoints)
