import { callNative, tellNative } from '#shared/bridge/native.ts'
import { STATUS_BAR_KEY } from '#shared/core/status-bar.ts'

/**
 * Inside the app our own nav bar stands in place of the native one, below a status bar whose height the shell knows. The
 * height is kept for the next page, whose <head> sets it before the first paint (scripts/build).
 */
export async function takeOverNavBar() {
  const { style } = document.documentElement
  if (!(await tellNative('hiddenNavigaBar', { isHidden: true }))) {
    style.removeProperty('--status-bar')
    return keep('')
  }
  const height = await callNative('getStatusBarHeight').catch(() => undefined)
  // Without an answer the height of last time stays, or the safe area of the web view.
  if (height === undefined) return
  style.setProperty('--status-bar', `${height}px`)
  keep(String(height))
}

/** Without shared/bridge/storage.ts, which most first bundles do without: a height that is not kept is only asked for again. */
function keep(height: string) {
  try {
    localStorage.setItem(STATUS_BAR_KEY, height)
  } catch {
    // The next page starts from the safe area.
  }
}
