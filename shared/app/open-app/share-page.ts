import { environment } from '#shared/bridge/environment.ts'

/** A page that links lead to, outside an app. The build gives share pages, and only them, a card for chats. */
export const isSharePage = !environment.mayBeNative && document.querySelector('[property^=og]') !== null
