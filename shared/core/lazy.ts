import { laterStyles } from './later-styles.ts'
import { sleep } from './sleep.ts'

const RELOADED = 'reloaded-for'

/** The part of a page that arrives later could not be had, not even by a fresh copy of the page. */
export class StalePageError extends Error {
  override name = 'StalePageError'
  constructor() {
    super('页面有更新，请刷新')
  }
}

/**
 * Load a part of the page: `lazy(() => import('./part.ts'))`. A failed load is tried once more after a moment
 * (spec §1: retried once); then the page is reloaded, once per build, because a deploy may have taken the file away.
 * @param dirty true while the visitor has typed something: no reload then
 * @throws StalePageError when all that did not help: show a card with a refresh button; what the browser says when there is no line
 */
export async function lazy<T>(load: () => Promise<T>, dirty = false): Promise<T> {
  const styles = laterStyles()
  const arrival = async () => {
    // No .then(ok, fail) on the import: Vite moves it inside its preload wrapper (hardening §3.5).
    const part = await load()
    await styles
    return part
  }
  try {
    return await arrival()
  } catch {
    await sleep(800)
  }
  try {
    return await arrival()
  } catch (error) {
    console.warn('lazy part failed', error)
    // Without a line a reload would leave the browser's own error page.
    if (!navigator.onLine) throw error
    if (!dirty && mayReload()) {
      location.reload()
      return new Promise(() => {})
    }
    throw new StalePageError()
  }
}

/** True once per build and tab; false where storage does not remember, so that a page can never reload in a circle. */
function mayReload(): boolean {
  // The page's own script: a file, or part of the HTML with the file's name as its id.
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')
  const build = script?.src || script?.id || ''
  try {
    if (sessionStorage.getItem(RELOADED) === build) return false
    sessionStorage.setItem(RELOADED, build)
    return sessionStorage.getItem(RELOADED) === build
  } catch {
    return false
  }
}
