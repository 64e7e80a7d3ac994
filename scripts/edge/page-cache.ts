import type { Device } from '#shared/api/device.ts'
import type { Item } from './item.ts'
import { raceTimeout } from './race-timeout.ts'
import type { RenderedPage } from './rendered-page.ts'

/** How long a rendered page is reused: it contains the service's time. */
const PAGE_TTL_MS = 30_000
const MAX_PAGES = 200
/**
 * For a page that another opening makes, which its end would end where the runtime says so
 * (Workers).
 */
const MAKING_MS = 1_000

interface StoredPage {
  /** What it is made of. */
  from: readonly unknown[]
  until: number
  page: Promise<RenderedPage | undefined>
}

/** Makes a page of an item. */
type BuildPage = (item: Item, request: Request) => Promise<RenderedPage | undefined>

/** The finished page of an item, made once for all openings that have the same answers. */
export function createPageCache(make: BuildPage) {
  const finished = new Map<string, StoredPage>()
  return async (item: Item, client: Device, request: Request) => {
    const key = `${client} ${item.name}?${item.query}`
    const cached = finished.get(key)
    const from = [item.asOf, item.staleKeys.join(), ...Object.values(item.replies)]
    const isCached = cached && Date.now() < cached.until && isSame(cached.from, from)
    if (!isCached) {
      finished.delete(key)
      const making = { from, until: Date.now() + PAGE_TTL_MS, page: make(item, request) }
      making.page.catch(() => finished.delete(key))
      finished.set(key, making)
      if (finished.size > MAX_PAGES) finished.delete(finished.keys().next().value!)
    }
    const page = await (isCached ? raceTimeout(cached.page, MAKING_MS, undefined) : finished.get(key)!.page)
    return page && { page, isCached: Boolean(isCached) }
  }
}

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((entry, index) => entry === others[index])
