import { pageGlobals } from '#shared/core/page-globals.ts'
import { STATUS_BAR_KEY } from '#shared/core/status-bar.ts'
import { callNative, notifyNative, onBridge } from './native.ts'

/**
 * Hides the native bar inside the app and sets the status bar's height, which is stored for the
 * next page (shared/head/main.ts). Reuses the work of the <head>. Call it once per page; later
 * bridges are handled too.
 */
export function takeOverNavBar(): Promise<void> {
  const preload = pageGlobals.bar
  pageGlobals.bar = undefined
  return preload ?? hideNativeBar()
}

async function hideNativeBar() {
  const isInApp = await notifyNative('hiddenNavigaBar', { isHidden: true })
  // Subscribing again has no effect: one call per bridge.
  onBridge(hideNativeBar)
  const height = isInApp ? await callNative('getStatusBarHeight').catch(() => undefined) : ''
  const { style } = document.documentElement
  style.animation = style.visibility = ''
  // An empty value removes it. Without a reply the stored height stays, or the safe area.
  if (height !== undefined) style.setProperty('--status-bar', height === '' ? '' : `${height}px`)
  // Without storage.ts, which most first bundles do not contain.
  try {
    localStorage.setItem(STATUS_BAR_KEY, String(height ?? localStorage.getItem(STATUS_BAR_KEY) ?? ''))
  } catch {
    // The next page starts from the safe area.
  }
}
