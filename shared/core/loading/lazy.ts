import { REPORT_URL } from '#shared/core/config.ts'
import type { Failure } from '#shared/core/fault.ts'
import { note } from '#shared/core/note.ts'
import { sleep } from './sleep.ts'

/** Long enough for a short gap in the line to pass, in milliseconds. */
const PAUSE_MS = 800

declare global {
  /** What every `import()` puts behind the address of its file (scripts/site/build/page-scripts.ts). */
  var __anew: string | undefined
  /** Asks for the files that a part imports; stands before the `import()` of a part that has some (scripts/site/build/page-scripts.ts). */
  var __along: ((...files: string[]) => void) | undefined
}
const along = new Set<string>()
/**
 * Beside the part, not when it has come and says what it imports. By a preload: one that cannot be had is no news, while an `import()` would be
 * remembered as lost for as long as the page lives.
 */
globalThis.__along = (...files) => {
  for (const href of files) {
    if (along.has(href)) continue
    along.add(href)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', crossOrigin: '', href }),
    )
  }
}

/** How often a part could not be had. */
let losses = 0

/**
 * Import a part that could not be had before. Chromium from 150 on and Firefox keep that for as long as the page lives and ask
 * for nothing: there its file is asked for by another address, which stays the same until something is lost again.
 */
async function importAnew<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    losses ||= 1
    globalThis.__anew = `?${losses}`
    const part = load()
    globalThis.__anew = undefined
    return part.catch((error) => {
      losses++
      throw error
    })
  }
}

/**
 * Load a part of the page: `lazy(() => import('./part.ts'))`. A failed load is tried once more after a moment. It never
 * reloads the page: what is typed would be lost, and without a line the browser's own error page would come instead.
 * @param isStyled false: it brings no element with a class, and does not wait for the styles of later parts
 * @throws Failure of the line, in words fit to show, when the part could not be had twice
 */
export async function lazy<T>(load: () => Promise<T>, isStyled = true): Promise<T> {
  const applied = isStyled && laterStyles()
  const arrival = async (part: Promise<T>) => {
    const arrived = await part
    await applied
    return arrived
  }
  try {
    // No .then(ok, fail) on the import: Vite moves it inside its preload wrapper, where a failure is reported twice.
    return await arrival(load())
  } catch {
    await sleep(PAUSE_MS)
  }
  try {
    return await arrival(importAnew(load))
  } catch (error) {
    console.warn('lazy part failed', error)
    const lost = Object.assign(new Error('网络不给力，请检查网络'), { fault: 'network' } as const) satisfies Failure
    if (REPORT_URL) note('lost', lost, error)
    throw lost
  }
}

let styles: Promise<void> | undefined

/**
 * The styles of what is not in the first view (scripts/site/build/page-css.ts), asked for once. Never rejects: a part
 * without its styles is still better than none.
 */
function laterStyles(): Promise<void> {
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
