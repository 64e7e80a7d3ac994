import { showMessage } from '#shared/features/messages/messages.ts'
import { prefetchDocument } from './prefetch.ts'
import { startProgress } from './progress.ts'
import { isReachable } from './reload.ts'

/** The bar stays no longer: a download or a native page has taken the place of a document. */
const LEFT_MS = 10_000
/** Where a tap leads that is still being looked at. */
let prefetched: string | undefined

/** The page before this one in the history is that of `address`: it named itself as it opened this one. */
function isPreviousPage(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  return history.length > 1 && document.referrer.replace(/\/?([?#].*)?$/, '') === origin + pathname
}

/**
 * Leave for another page; the bar shows the way. Without a line the page stays and says so: the browser's own error page would
 * take its place. A page of ours is brought first, and opened from the browser's cache; one that is there already opens at once. The last tap counts.
 * @param address of another host: asked is whether there is a line at all, because the page may not ask that host
 * @param mode `back`: to the page before where that is the one, so that it stands in the history once; else in this one's place, as `replace`
 * @returns whether the page is left
 */
export async function navigate(address: string, mode: 'assign' | 'replace' | 'back' = 'assign'): Promise<boolean> {
  if (prefetched === address) return false
  prefetched = address
  const endProgress = startProgress()
  const isSameOrigin = new URL(address, location.href).origin === location.origin
  const reachable = isSameOrigin ? (await prefetchDocument(address)) !== undefined : await isReachable(location.href)
  const isLast = prefetched === address
  if (isLast) prefetched = undefined
  if (!isLast || !reachable) {
    endProgress()
    if (isLast) showMessage('网络不给力，请检查网络')
    return false
  }
  // Back from the cache, or never left.
  addEventListener('pageshow', endProgress, { once: true })
  setTimeout(endProgress, LEFT_MS)
  if (mode === 'back' && isPreviousPage(address)) history.back()
  else location[mode === 'assign' ? 'assign' : 'replace'](address)
  return true
}

/** A link to another page that looks before it leaves: `<a {...way(address)}>`. */
export const getLinkProps = (href: string) => ({
  href,
  onClick(event: { preventDefault: () => void }) {
    event.preventDefault()
    void navigate(href)
  },
})
