import { SHARE_PAGES } from '#scripts/share/pages.ts'
import { getCallKey } from '#shared/api/call.ts'
import type { CallQuery } from '#shared/api/query.ts'
import type { Card, SharePage } from '#shared/api/share-page.ts'
import { parseQueryValue } from '#shared/core/links/ids.ts'
import { repairQuery } from '#shared/core/links/repair.ts'
import type { RouteName } from '#shared/routes.ts'
import { createCard } from './cards.ts'
import type { CachedReply } from './fetch-reply.ts'
import {
  CACHE_STATUSES,
  type CacheResult,
  type CacheStatus,
  type RequestContext,
  type ServiceCache,
} from './service-cache.ts'

/** A shared item, as far as the service describes it. */
export interface Item {
  name: RouteName
  /**
   * The values of the address that the page reads, and the same as a query string; the rest of the
   * address is never used.
   */
  values: Record<string, string>
  query: string
  card: Card | undefined
  data: unknown
  /** What the page asks first, and the replies, by `getCallKey`. */
  queries: readonly CallQuery<unknown>[]
  replies: Record<string, CachedReply>
  /** Keys of calls whose reply is from before, because the service fails. */
  staleKeys: readonly string[]
  isGone: boolean
  /** The address names no item, so the head stays as it was built. */
  isPlain: boolean
  isIncomplete: boolean
  /** Epoch ms: the service fails, and this is what it said then. */
  asOf: number | undefined
}

/**
 * `item` undefined: the built page is sent unchanged. `how`: the worst status of its replies;
 * `none` without a request.
 */
export interface ItemResult {
  item: Item | undefined
  how: CacheStatus | 'none'
}

const NOTHING: ItemResult = { item: undefined, how: 'none' }

const getWorstStatus = (reported: readonly CacheResult[]) =>
  reported.map(({ how }) => how).sort((a, b) => CACHE_STATUSES.indexOf(b) - CACHE_STATUSES.indexOf(a))[0] ?? 'none'

/** A reply without data, perhaps with a reason: the page shows the same as for a refusal. */
const isEmptyReply = (data: unknown): boolean =>
  typeof data !== 'object' ||
  Object.entries(data ?? {}).every(([name, value]) => name === 'msg' || value === null || isEmptyList(value))
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** Which page an address is, in any of its spellings. */
export const getPageName = (path: string) =>
  /^\/(\w+)(?:\/|\.html|\/index\.html)?$/.exec(path)?.[1] as RouteName | undefined

/**
 * The values that a page reads from an address, '' for an invalid one.
 * @returns undefined when a value is not in its closed list: the page handles that itself
 */
function readValues(page: SharePage, address: URL): Record<string, string> | undefined {
  const { ids, takes = [], oneOf = {} } = page
  const query = new URLSearchParams(repairQuery(address.search))
  const values: Record<string, string> = {}
  for (const name of [...ids, ...takes]) {
    const value = parseQueryValue(name, query, page)
    if (query.get(name) && !value && oneOf[name]) return undefined
    values[name] = value
  }
  return values
}

/** When an item expires, computed from the service's clock and this one. */
function createExpiryReader(page: SharePage, values: Record<string, string>): (answer: CachedReply) => number {
  return ({ data, date, at }) => {
    const repliedAt = Date.parse(date) || at
    const reply = page.reply?.read(data)
    const until = reply && page.getExpiry?.(reply[0], values, repliedAt)
    return until === undefined ? Number.POSITIVE_INFINITY : until - repliedAt + at
  }
}

/** Ask for what a link is about. Never rejects. */
export async function findItem(address: URL, answers: ServiceCache, visit: RequestContext): Promise<ItemResult> {
  const name = getPageName(address.pathname)
  const page = name && Object.hasOwn(SHARE_PAGES, name) ? SHARE_PAGES[name] : undefined
  // With `&#38;` for `&`, the browser keeps the rest of the query as the fragment. The page reads it.
  if (!name || !page || /=[^&]*&$/.test(address.search)) return NOTHING
  const values = readValues(page, address)
  if (!values) return NOTHING
  const query = String(new URLSearchParams(Object.entries(values).filter(([, value]) => value)))
  const isIncomplete = page.ids.some((id) => !values[id])
  const cached = {
    name,
    values,
    query,
    queries: [],
    replies: {},
    staleKeys: [],
    data: undefined,
    isGone: false,
    asOf: undefined,
    isIncomplete,
  }
  if (isIncomplete || !page.card) {
    return isIncomplete || query ? { item: { ...cached, card: undefined, isPlain: true }, how: 'none' } : NOTHING
  }

  const queries = page.preload?.(values) ?? []
  const calls = queries.flatMap(({ calls }) => calls)
  const endOf = createExpiryReader(page, values)
  const reported = await Promise.all(calls.map((call, index) => answers.ask(call, visit, index ? undefined : endOf)))
  const how = getWorstStatus(reported)
  const about = reported[0]?.answer
  if (calls.length && about === undefined) return { item: undefined, how }
  const found = calls.flatMap((call, index) => {
    const { answer } = reported[index]!
    return answer?.text ? [[getCallKey(call), answer] as const] : []
  })
  const old = reported.flatMap(({ answer, how }) => (how === 'stale' && answer ? [answer.at] : []))
  return {
    how,
    item: {
      ...cached,
      card: createCard(page, about?.data, values),
      data: about?.data,
      isGone: calls.length > 0 && isEmptyReply(about?.data),
      isPlain: false,
      queries,
      replies: Object.fromEntries(found),
      staleKeys: calls.filter((_, index) => reported[index]!.how === 'stale').map(getCallKey),
      asOf: old.length ? Math.min(...old) : undefined,
    },
  }
}
