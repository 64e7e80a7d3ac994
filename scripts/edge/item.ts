import { keyOf } from '#shared/api/call.ts'
import type { FirstCalls } from '#shared/api/first-calls.ts'
import { asId } from '#shared/core/links/ids.ts'
import type { RouteName } from '#shared/routes.ts'
import type { Answer, Answers } from './answers.ts'
import { ITEM_ROUTES } from './cards.ts'
import type { Card } from './item-route.ts'

/** One shared item, as far as the service told about it. */
export interface Item {
  name: RouteName
  /** The ids of its address as a query text; nothing else of the visitor's address is ever used. */
  query: string
  card: Card | undefined
  /** What the page would ask first, already answered, by `keyOf`. */
  answers: Record<string, Answer>
  /** The service has no such item. */
  isGone: boolean
}

/** A reply that says nothing but perhaps why: the page shows the same as for a refusal. */
const isBlank = (data: unknown): boolean =>
  typeof data !== 'object' ||
  Object.entries(data ?? {}).every(([name, value]) => name === 'msg' || value === null || isEmptyList(value))
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** Which page an address is, in any of its spellings. */
export const pageOf = (path: string) => /^\/(\w+)(?:\/|\.html|\/index\.html)?$/.exec(path)?.[1] as RouteName | undefined

/** What each page asks first; a page that says nothing gets its plain card. */
export type FirstTable = Partial<Record<string, FirstCalls<string>>>

/**
 * Ask for what a link is about. Never rejects.
 * @returns undefined where nothing is known about an item: another page, missing or misshapen ids, or no answer
 */
export async function findItem(address: URL, first: FirstTable, answers: Answers): Promise<Item | undefined> {
  const name = pageOf(address.pathname)
  const route = name && Object.hasOwn(ITEM_ROUTES, name) ? ITEM_ROUTES[name] : undefined
  const declared = name && first[name]
  if (!name || !route || (route.path && !declared)) return undefined
  const { needs = [], takes = [] } = declared ?? {}
  const asked = [...new Set([...route.ids, ...(route.takes ?? []), ...needs, ...takes])]
  const query = Object.fromEntries(asked.map((id) => [id, asId(address.searchParams.get(id))]))
  if (route.ids.some((id) => !query[id])) return undefined

  const calls = declared?.calls(query) ?? []
  const replies = await Promise.all(calls.map((call) => answers(call)))
  const found = calls.flatMap((call, index) => (replies[index] ? [[call, replies[index]] as const] : []))
  const about = route.path ? replies[calls.findIndex((call) => call.path.startsWith(route.path))] : undefined
  if (route.path && about === undefined) return undefined
  return {
    name,
    query: String(new URLSearchParams(Object.entries(query).filter(([, value]) => value))),
    card: route.card(about?.data, query),
    isGone: Boolean(route.path) && isBlank(about?.data),
    answers: Object.fromEntries(found.map(([call, answer]) => [keyOf(call), answer])),
  }
}
