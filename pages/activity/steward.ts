import { PAGE_ORIGIN } from '#shared/core/config.ts'

/**
 * The service steward's QR code of the campaign. The service sends none, so the site brings it: replace
 * public/campaign/steward.png by the real one. A PNG, because the shell saves it to the album.
 */
export const STEWARD_QR = '/campaign/steward.png'

/** The same for the shell, which needs the whole address. */
export const stewardQrAddress = (): string => new URL(STEWARD_QR, PAGE_ORIGIN || location.origin).href
