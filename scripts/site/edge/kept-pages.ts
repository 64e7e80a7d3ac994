import type { Device } from '#shared/api/device.ts'
import type { FinishedPage } from './finished-page.ts'
import { inTime } from './in-time.ts'
import type { Item } from './item.ts'

/** A finished page is sent as it is for so long: the service's time stands in it. */
const FINISHED_MS = 30_000
const FINISHED_MOST = 200
/** For a page that another opening makes, which its end would end where the runtime says so (Workers). */
const MAKING_MS = 1_000

interface Kept {
  /** What it is made of. */
  from: readonly unknown[]
  until: number
  page: Promise<FinishedPage | undefined>
}

/** Makes a page of an item. */
type Make = (item: Item, request: Request) => Promise<FinishedPage | undefined>

/** The finished page of an item, made once for all openings that have the same answers. */
export function keptPages(make: Make) {
  const finished = new Map<string, Kept>()
  return async (item: Item, client: Device, request: Request) => {
    const key = `${client} ${item.name}?${item.query}`
    const known = finished.get(key)
    const from = [item.asOf, ...Object.values(item.answers)]
    const isKept = known && Date.now() < known.until && isSame(known.from, from)
    if (!isKept) {
      finished.delete(key)
      const making = { from, until: Date.now() + FINISHED_MS, page: make(item, request) }
      making.page.catch(() => finished.delete(key))
      finished.set(key, making)
      if (finished.size > FINISHED_MOST) finished.delete(finished.keys().next().value!)
    }
    const page = await (isKept ? inTime(known.page, MAKING_MS, undefined) : finished.get(key)!.page)
    return page && { page, isKept: Boolean(isKept) }
  }
}

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, index) => one === others[index])
