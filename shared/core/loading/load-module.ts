import { REPORT_URL } from '#shared/core/config.ts'
import { pageGlobals } from '#shared/core/page-globals.ts'
import type { RequestError } from '#shared/core/request-error.ts'
import { reportError } from '#shared/core/telemetry.ts'
import { sleep } from './sleep.ts'

/** Delay before the retry, in milliseconds, to outlast a short network gap. */
const RETRY_DELAY_MS = 800

const along = new Set<string>()
/** Uses preload links: engines do not cache a failed preload, but do cache a failed `import()`. */
pageGlobals.preloadScripts = (...files) => {
  for (const href of files) {
    if (along.has(href)) continue
    along.add(href)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', crossOrigin: '', href }),
    )
  }
}

/** Number of failures per script. */
const failures = new Map<string, number>()
/** The script requested last. */
let requested = ''
/**
 * Chromium from 150 on and Firefox cache a failed `import()` by its URL until the page unloads. A
 * failed script therefore gets a new query, and keeps it until it fails again.
 */
pageGlobals.getScriptUrl = (file) => {
  requested = file
  const count = failures.get(file)
  return count ? `${file}?${count}` : file
}

/**
 * Loads a lazy module: `loadModule(() => import('./later.tsx'))`. It retries once after
 * RETRY_DELAY_MS and never reloads the page, which would lose typed text.
 * @param isStyled false: the module renders no class names and does not wait for the deferred
 * styles
 * @throws RequestError with errorCode `network` and a Chinese message when both attempts failed
 */
export async function loadModule<T>(load: () => Promise<T>, isStyled = true): Promise<T> {
  const applied = isStyled && loadDeferredStyles()
  const tryOnce = async () => {
    const script = load()
    const file = requested
    try {
      const module = await script
      await applied
      return module
    } catch (error) {
      failures.set(file, (failures.get(file) ?? 0) + 1)
      throw error
    }
  }
  try {
    return await tryOnce()
  } catch {
    await sleep(RETRY_DELAY_MS)
  }
  try {
    return await tryOnce()
  } catch (error) {
    console.warn('lazy script failed', error)
    const failure = Object.assign(new Error('网络不给力，请检查网络'), {
      errorCode: 'network',
    } as const) satisfies RequestError
    if (REPORT_URL) reportError('lost', failure, error)
    throw failure
  }
}

let styles: Promise<void> | undefined

/**
 * Loads the deferred styles, those of everything outside the first view
 * (scripts/build/page-css.ts), once. Never rejects: a component without its styles is better than
 * none.
 */
function loadDeferredStyles(): Promise<void> {
  styles ??= new Promise((resolve) => {
    const address =
      typeof document !== 'undefined' && document.querySelector<HTMLMetaElement>('meta[name=later-css]')?.content
    if (!address) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    // Same CORS mode as the request of the script in the <head>; another one would send a second
    // request.
    link.crossOrigin = ''
    link.href = address
    // WebKit on iOS does not paint while an applicable stylesheet loads; `not all` applies to
    // nothing.
    link.media = 'not all'
    link.onload = link.onerror = () => {
      link.media = ''
      resolve()
    }
    document.head.append(link)
  })
  return styles
}
