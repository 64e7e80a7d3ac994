// What the edge puts in front of all other scripts; the policy of share pages names its hash, their own HTML does not hold it. It stands behind
// the view: nothing holds up the first frame. Replies that the edge has asked for stand in a data block and become answered requests. A visitor who
// comes back may get the HTML of hours ago from the browser's cache, and asks anew.
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
 * On a page that came drawn (`data-drawn`) the first render waits for what it shows (shared/core/loading/initial-module.ts), and for the first frame:
 * where all of the page has come before that, it would hold the view up. A tab in the background draws none: it waits 300 ms.
 */
function waitForView() {
  const knownText: unknown[] = []
  // Its list begins anew with each render, which each promise ends.
  let index = 0
  const firstFrame = new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 300)
  })
  window.__ahead = <T>(load: () => Promise<T>): T | undefined => {
    const at = index++
    if (at in knownText) return knownText[at] as T
    index = 0
    throw load()
      .catch(() => {})
      .then((value) => {
        knownText[at] = value
        return firstFrame
      })
  }
}

/**
 * A picture that has failed, while the view was read or before the page listens, fails once more when it does, and a tap on a button within the
 * last three seconds is done.
 */
function recordEvents() {
  const failedTargets: EventTarget[] = []
  let tapped: HTMLButtonElement | null | undefined
  let tappedAt = 0
  const handleFailure = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) failedTargets.push(target)
  }
  const handleTap = ({ target }: Event) => {
    // Preact notes what it has drawn in the root.
    if ((document.getElementById('app') as HTMLElement & { __k?: unknown }).__k) return
    tapped = (target as Element).closest('button')
    tappedAt = Date.now()
  }
  // A picture that is there may be without a width, too: an SVG that names none.
  for (const image of document.images)
    if (image.complete && !image.naturalWidth) image.decode().catch(() => failedTargets.push(image))
  addEventListener('error', handleFailure, true)
  addEventListener('click', handleTap, true)
  // The page listens once it is busy no more (shared/page/progress.ts).
  new MutationObserver((_, observer) => {
    if (page.dataset.busy !== undefined) return
    observer.disconnect()
    removeEventListener('error', handleFailure, true)
    removeEventListener('click', handleTap, true)
    for (const image of failedTargets) image.dispatchEvent(new Event('error'))
    if (tapped && Date.now() - tappedAt < 3000) tapped.click()
  }).observe(page, { attributes: true, attributeFilter: ['data-busy'] })
}
