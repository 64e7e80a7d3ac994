import { SHARE_PAGES } from '#scripts/share/pages.ts'
import { keyOf } from '#shared/api/call.ts'
import type { Card } from '#shared/api/share-page.ts'
import { asId } from '#shared/core/links/ids.ts'
import type { RouteName } from '#shared/routes.ts'
import type { Answer, Answers } from './answers.ts'
import { cardOf } from './cards.ts'

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
  /** All that the page would ask is answered: it can be drawn. */
  isWhole: boolean
  /** The address names no item, so the head stays as it was built. */
  isPlain: boolean
}

/** A reply that says nothing but perhaps why: the page shows the same as for a refusal. */
const isBlank = (data: unknown): boolean =>
  typeof data !== 'object' ||
  Object.entries(data ?? {}).every(([name, value]) => name === 'msg' || value === null || isEmptyList(value))
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** Which page an address is, in any of its spellings. */
export const pageOf = (path: string) => /^\/(\w+)(?:\/|\.html|\/index\.html)?$/.exec(path)?.[1] as RouteName | undefined

/**
 * Ask for what a link is about. Never rejects.
 * @returns undefined where nothing is known: another page, no answer, or an address for which the built page is right as it is
 */
export async function findItem(address: URL, answers: Answers): Promise<Item | undefined> {
  const name = pageOf(address.pathname)
  const page = name && Object.hasOwn(SHARE_PAGES, name) ? SHARE_PAGES[name] : undefined
  if (!name || !page) return undefined
  const asked = [...page.ids, ...(page.takes ?? [])]
  const query = Object.fromEntries(asked.map((id) => [id, asId(address.searchParams.get(id))]))
  const text = String(new URLSearchParams(Object.entries(query).filter(([, value]) => value)))
  const isShort = page.ids.some((id) => !query[id])
  if (isShort || !page.card) {
    const plain = { name, query: text, card: undefined, answers: {}, isGone: false, isWhole: true, isPlain: true }
    return isShort || text ? plain : undefined
  }

  const calls = page.calls?.(query) ?? []
  const replies = await Promise.all(calls.map((call) => answers(call)))
  const found = calls.flatMap((call, index) => (replies[index] ? [[call, replies[index]] as const] : []))
  const [about] = replies
  if (calls.length && about === undefined) return undefined
  return {
    name,
    query: text,
    card: cardOf(page, about?.data, query),
    isGone: calls.length > 0 && isBlank(about?.data),
    isWhole: replies.every(Boolean),
    isPlain: false,
    answers: Object.fromEntries(found.map(([call, answer]) => [keyOf(call), answer])),
  }
}
