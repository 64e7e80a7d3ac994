import { WIDE } from '#shared/core/wide.ts'

/**
 * Share pages keep room at the right for what a wide screen shows beside them (shared/app/open-app/wide.tsx, which comes later: nothing may move
 * then). `content-box`, so that a page of 480 px keeps its width and one of the whole screen its ground.
 */
export const WIDE_ROOM_CSS = `@media ${WIDE}{main{box-sizing:content-box;padding-right:380px}}`
