import { showMessage } from '#shared/features/messages/messages.ts'
import { prefetchDocument } from './prefetch.ts'
import { startProgress } from './progress.ts'
import { isReachable } from './reload.ts'

/** Hides the progress bar after this time: the address was a download or a native page. ms */
const LEFT_MS = 10_000
/** Address of the pending navigation. */
let prefetched: string | undefined

/** Whether the previous history entry is the page at `address`, judged by the referrer. */
function isPreviousPage(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  return history.length > 1 && document.referrer.replace(/\/?([?#].*)?$/, '') === origin + pathname
}

/**
 * Navigates to another page; the progress bar runs meanwhile. Offline the page stays and shows a
 * message, instead of the browser's own error page. A page of this site is prefetched and then
 * opened from the browser's cache. The last call wins.
 * @param address on another host, only the network is checked: CORS forbids a request to that host
 * @param mode `back` goes back in the history if the previous entry is `address`, else replaces
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
  // Restored from the back-forward cache, or never left.
  addEventListener('pageshow', endProgress, { once: true })
  setTimeout(endProgress, LEFT_MS)
  if (mode === 'back' && isPreviousPage(address)) history.back()
  else location[mode === 'assign' ? 'assign' : 'replace'](address)
  return true
}

/** Props of a link that navigates with `navigate`: `<a {...getLinkProps(address)}>`. */
export const getLinkProps = (href: string) => ({
  href,
  onClick(event: { preventDefault: () => void }) {
    event.preventDefault()
    void navigate(href)
  },
})
