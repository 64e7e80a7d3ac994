// Inserted by the edge before all other scripts, after the view, so that it does not delay the
// first frame. Share pages allow it by its hash in their CSP. Replies in the data block `early`
// become resolved requests; on a back navigation the browser's cache may hold old HTML, so they are
// ignored.
const BACK = 2
const data = document.getElementById('early')!
const page = document.documentElement
window.__early = {}
if (performance.navigation.type !== BACK) {
  const replies: Record<string, [text: string, date: string]> = JSON.parse(data.textContent!)
  for (const [key, [text, date]] of Object.entries(replies))
    window.__early[key] = Promise.resolve(new Response(text, { headers: { date } }))
}
if (data.dataset.drawn !== undefined) {
  waitForView()
  recordEvents()
}

/**
 * On a server-rendered page (`data-drawn`), the first render waits for its initial data
 * (shared/core/loading/initial-module.ts) and for the first frame, which it would otherwise delay.
 * A background tab renders no frame: the wait ends after 300 ms.
 */
function waitForView() {
  const loaded: unknown[] = []
  // Index of the next load in this render; a thrown promise starts the render anew.
  let index = 0
  const firstFrame = new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 300)
  })
  window.__ahead = <T>(load: () => Promise<T>): T | undefined => {
    const at = index++
    if (at in loaded) return loaded[at] as T
    index = 0
    throw load()
      .catch(() => {})
      .then((value) => {
        loaded[at] = value
        return firstFrame
      })
  }
}

/**
 * Records events until hydration: failed images get another `error` event afterwards, and a tap on
 * a button within the last three seconds is repeated.
 */
function recordEvents() {
  const failedTargets: EventTarget[] = []
  let tapped: HTMLButtonElement | null | undefined
  let tappedAt = 0
  const handleFailure = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) failedTargets.push(target)
  }
  const handleTap = ({ target }: Event) => {
    // Preact stores its tree in `__k` of the root: the page is hydrated.
    if ((document.getElementById('app') as HTMLElement & { __k?: unknown }).__k) return
    tapped = (target as Element).closest('button')
    tappedAt = Date.now()
  }
  // A complete image may have no natural width, such as an SVG without size: decode() tells.
  for (const image of document.images)
    if (image.complete && !image.naturalWidth) image.decode().catch(() => failedTargets.push(image))
  addEventListener('error', handleFailure, true)
  addEventListener('click', handleTap, true)
  // The page is hydrated when `data-busy` is removed (shared/page/progress.ts).
  new MutationObserver((_, observer) => {
    if (page.dataset.busy !== undefined) return
    observer.disconnect()
    removeEventListener('error', handleFailure, true)
    removeEventListener('click', handleTap, true)
    for (const image of failedTargets) image.dispatchEvent(new Event('error'))
    if (tapped && Date.now() - tappedAt < 3000) tapped.click()
  }).observe(page, { attributes: true, attributeFilter: ['data-busy'] })
}
