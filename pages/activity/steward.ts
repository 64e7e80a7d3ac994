import { STEWARD_QR } from '#shared/campaign.ts'
import { PAGE_ORIGIN } from '#shared/core/config.ts'

/** The steward's QR code for the shell, which needs the whole address. The service sends none, so the site brings it (`pictures.steward`). */
export const stewardQrAddress = (): string => new URL(STEWARD_QR, PAGE_ORIGIN || location.origin).href
