import { STATUS_BAR_KEY } from '#shared/core/status-bar.ts'
import { callNative, notifyNative, onBridge } from './native.ts'

declare global {
  interface Window {
    /** The <head> of a member page is at it already (shared/head/member.ts). */
    __bar?: Promise<void>
  }
}

/**
 * Inside the app our own nav bar stands in place of the native one, below a status bar whose height the shell knows. The
 * height is kept for the next page, whose <head> sets it before the first paint (shared/head/main.ts). On the first visit of all
 * the <head> has hidden the page until then. What the <head> has begun is not done again. A page calls this once: a bridge that comes
 * after the search, or in the place of another, is told by itself.
 */
export function takeOverNavBar(): Promise<void> {
  const preload = window.__bar
  delete window.__bar
  return preload ?? hideNativeBar()
}

async function hideNativeBar() {
  const isInApp = await notifyNative('hiddenNavigaBar', { isHidden: true })
  // However often it is said, it is heard once for each bridge.
  onBridge(hideNativeBar)
  const height = isInApp ? await callNative('getStatusBarHeight').catch(() => undefined) : ''
  const { style } = document.documentElement
  style.animation = style.visibility = ''
  // An empty value removes it. Without an answer the height of last time stays, or the safe area of the web view.
  if (height !== undefined) style.setProperty('--status-bar', height === '' ? '' : `${height}px`)
  // Without storage.ts, which most first bundles do without: a height that is not kept is only asked for again.
  try {
    localStorage.setItem(STATUS_BAR_KEY, String(height ?? localStorage.getItem(STATUS_BAR_KEY) ?? ''))
  } catch {
    // The next page starts from the safe area.
  }
}
