import { callNative, tellNative } from '#shared/bridge/native.ts'

/** Inside the app our own nav bar stands in place of the native one, below a status bar whose height the shell knows. */
export async function takeOverNavBar() {
  if (!(await tellNative('hiddenNavigaBar', { isHidden: true }))) return
  const height = await callNative('getStatusBarHeight').catch(() => undefined)
  // Without an answer the style sheet falls back to the safe area of the web view.
  if (height !== undefined) document.documentElement.style.setProperty('--status-bar', `${height}px`)
}
