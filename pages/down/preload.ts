import { getDevice } from '#shared/api/device.ts'

/**
 * The visitor's system, set before the first paint: the page's note names only its store. A
 * computer gets none, because its button shows a QR code.
 */
const { userAgent } = navigator
document.documentElement.dataset.system = /OpenHarmony|ArkWeb/.test(userAgent)
  ? 'harmony'
  : /Android/.test(userAgent)
    ? 'android'
    : getDevice(navigator)
