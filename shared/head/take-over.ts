import { pageGlobals, type ServerData } from '#shared/core/page-globals.ts'

// Inserted by the edge before all other scripts, after the view, so that it does not delay the
// first frame. Share pages allow it by its hash in their CSP.
const BACK = 2
const server: ServerData = JSON.parse(document.getElementById('server-data')!.textContent!)
pageGlobals.server = server
for (const [queryKey, state] of Object.entries(server.queries)) {
  // On a back navigation the browser's cache may hold old HTML.
  if (performance.navigation.type === BACK) state.isStale = true
  // The <head> does not send these calls.
  for (const key of queryKey.split('\n')) pageGlobals.preload[key] = undefined
}
pageGlobals.onMounted = () => {
  pageGlobals.server = pageGlobals.onMounted = undefined
}
if (server.modules) prepareHydration(server.modules)

function prepareHydration(modules: string[]) {
  pageGlobals.isServerRendered = true
  // Hydration would delay the first frame. A background tab renders none.
  const painted = new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 300)
  })
  // A module that fails to load is requested again by its component.
  pageGlobals.prepareHydration = (lazy) =>
    Promise.all([painted, ...modules.map((name) => lazy[name]!.load().catch(() => {}))])
  const repeatEvents = recordEvents()
  pageGlobals.onMounted = () => {
    pageGlobals.server = pageGlobals.onMounted = undefined
    pageGlobals.isServerRendered = false
    repeatEvents()
  }
}

/**
 * Records what happens before the page listens.
 * @returns gives failed images another `error` event, and repeats a tap on a button within the last
 * three seconds
 */
function recordEvents(): () => void {
  const failedImages = new Set<EventTarget>()
  let tapped: HTMLButtonElement | null | undefined
  let tappedAt = 0
  const handleFailure = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) failedImages.add(target)
  }
  const handleTap = ({ target }: Event) => {
    tapped = (target as Element).closest('button')
    tappedAt = Date.now()
  }
  // A complete image may have no natural width, such as an SVG without size: decode() tells.
  for (const image of document.images)
    if (image.complete && !image.naturalWidth) image.decode().catch(() => failedImages.add(image))
  addEventListener('error', handleFailure, true)
  addEventListener('click', handleTap, true)
  return () => {
    removeEventListener('error', handleFailure, true)
    removeEventListener('click', handleTap, true)
    for (const image of failedImages) image.dispatchEvent(new Event('error'))
    if (tapped && Date.now() - tappedAt < 3000) tapped.click()
  }
}
