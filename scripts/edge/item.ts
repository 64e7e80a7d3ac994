import { keyOf } from '#shared/api/call.ts'
import type { Card } from '#shared/api/share-page.ts'
import { asId } from '#shared/core/links/ids.ts'
import type { RouteName } from '#shared/routes.ts'
import type { Answer, Answers } from './answers.ts'
import { cardOf, ITEM_ROUTES } from './cards.ts'

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

/** A reply without data, perhaps with a reason: the page shows the same as for a refusal. */
const isBlank = (data: unknown): boolean =>
  typeof data !== 'object' ||
  Object.entries(data ?? {}).every(([name, value]) => name === 'msg' || value === null || isEmptyList(value))
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** Which page an address is, in any of its spellings. */
export const pageOf = (path: string) => /^\/(\w+)(?:\/|\.html|\/index\.html)?$/.exec(path)?.[1] as RouteName | undefined

/**
 * Ask for what a link is about. Never rejects.
 * @returns undefined where nothing is known about an item: another page, missing or misshapen ids, or no answer
 */
export async function findItem(address: URL, answers: Answers): Promise<Item | undefined> {
  const name = pageOf(address.pathname)
  const page = name && Object.hasOwn(ITEM_ROUTES, name) ? ITEM_ROUTES[name] : undefined
  if (!name || !page) return undefined
  const asked = [...page.ids, ...(page.takes ?? [])]
  const query = Object.fromEntries(asked.map((id) => [id, asId(address.searchParams.get(id))]))
  if (page.ids.some((id) => !query[id])) return undefined

  const calls = page.calls?.(query) ?? []
  const replies = await Promise.all(calls.map((call) => answers(call)))
  const found = calls.flatMap((call, index) => (replies[index] ? [[call, replies[index]] as const] : []))
  const [about] = replies
  if (calls.length && about === undefined) return undefined
  return {
    name,
    query: String(new URLSearchParams(Object.entries(query).filter(([, value]) => value))),
    card: cardOf(page, about?.data, query),
    isGone: calls.length > 0 && isBlank(about?.data),
    answers: Object.fromEntries(found.map(([call, answer]) => [keyOf(call), answer])),
  }
}
