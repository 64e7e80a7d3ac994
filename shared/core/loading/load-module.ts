import { REPORT_URL } from '#shared/core/config.ts'
import type { RequestError } from '#shared/core/request-error.ts'
import { reportError } from '#shared/core/telemetry.ts'
import { sleep } from './sleep.ts'

/** Pause before the retry, in milliseconds: a short network gap has passed by then. */
const RETRY_DELAY_MS = 800

declare global {
  /** The address to import a script from; each `import()` of a page calls it (scripts/build/page-scripts.ts). */
  var __scriptUrl: (file: string) => string
  /** Preloads the files that a script imports, before its `import()` (scripts/build/page-scripts.ts). */
  var __along: ((...files: string[]) => void) | undefined
}
const along = new Set<string>()
/** By preloads: engines do not remember a failed preload, but they do remember a failed `import()`. */
globalThis.__along = (...files) => {
  for (const href of files) {
    if (along.has(href)) continue
    along.add(href)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', crossOrigin: '', href }),
    )
  }
}

/** How often each script has failed. */
const failures = new Map<string, number>()
/** The script that was asked for last. */
let requested = ''
/**
 * Chromium from 150 on and Firefox keep a failed address for as long as the page lives, and request nothing:
 * a script that has failed gets another address, and keeps it until it fails again.
 */
globalThis.__scriptUrl = (file) => {
  requested = file
  const count = failures.get(file)
  return count ? `${file}?${count}` : file
}

/**
 * Load a script of the page: `lazy(() => import('./later.tsx'))`. A failed load is retried once, after a moment.
 * It never reloads the page: typed text would be lost, and offline the browser's own error page would come instead.
 * @param isStyled false: it brings no element with a class, and does not wait for the later styles
 * @throws Failure with fault `network` and a Chinese message, when both tries failed
 */
export async function loadModule<T>(load: () => Promise<T>, isStyled = true): Promise<T> {
  const applied = isStyled && loadLaterStyles()
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
      fault: 'network',
    } as const) satisfies RequestError
    if (REPORT_URL) reportError('lost', failure, error)
    throw failure
  }
}

let styles: Promise<void> | undefined

/**
 * The styles of what is not in the first view (scripts/build/page-css.ts), asked for once. Never rejects: a part
 * without its styles is still better than none.
 */
function loadLaterStyles(): Promise<void> {
  styles ??= new Promise((resolve) => {
    const address =
      typeof document !== 'undefined' && document.querySelector<HTMLMetaElement>('meta[name=later-css]')?.content
    if (!address) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    // As the early script asks for it: another mode would be another request, on another connection where files have their own host.
    link.crossOrigin = ''
    link.href = address
    // Engines of iOS draw nothing new while a stylesheet that applies is on its way; this one does not apply before it is there.
    link.media = 'not all'
    link.onload = link.onerror = () => {
      link.media = ''
      resolve()
    }
    document.head.append(link)
  })
  return styles
}
