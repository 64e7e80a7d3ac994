import { toast } from '#shared/app/messages/messages.ts'
import { bring } from './prefetch.ts'
import { busy } from './progress.ts'
import { canBeHad } from './refresh.ts'

/** The bar stays no longer: a download or a native page has taken the place of a document. */
const LEFT_MS = 10_000
/** Where a tap leads that is still being looked at. */
let ahead: string | undefined

/** The page before this one in the history is that of `address`: it named itself as it opened this one. */
function isBefore(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  return history.length > 1 && document.referrer.replace(/\/?([?#].*)?$/, '') === origin + pathname
}

/**
 * Leave for another page; the bar shows the way. Without a line the page stays and says so: the browser's own error page would
 * take its place. A page of ours is brought first, and opened from the browser's cache; one that is there already opens at once. The last tap counts.
 * @param address of another host: asked is whether there is a line at all, because the page may not ask that host
 * @param how `back`: to the page before where that is the one, so that it stands in the history once; else in this one's place, as `replace`
 * @returns whether the page is left
 */
export async function go(address: string, how: 'assign' | 'replace' | 'back' = 'assign'): Promise<boolean> {
  if (ahead === address) return false
  ahead = address
  const done = busy()
  const isOurs = new URL(address, location.href).origin === location.origin
  const isThere = isOurs ? (await bring(address)) !== undefined : await canBeHad(location.href)
  const isLast = ahead === address
  if (isLast) ahead = undefined
  if (!isLast || !isThere) {
    done()
    if (isLast) toast('网络不给力，请检查网络')
    return false
  }
  // Back from the cache, or never left.
  addEventListener('pageshow', done, { once: true })
  setTimeout(done, LEFT_MS)
  if (how === 'back' && isBefore(address)) history.back()
  else location[how === 'assign' ? 'assign' : 'replace'](address)
  return true
}

/** A link to another page that looks before it leaves: `<a {...way(address)}>`. */
export const way = (href: string) => ({
  href,
  onClick(event: { preventDefault: () => void }) {
    event.preventDefault()
    void go(href)
  },
})
