import { detect } from './container.ts'

/** Where this page runs. */
export const environment = detect(`${navigator.userAgent} ${navigator.platform}`, navigator.maxTouchPoints)
