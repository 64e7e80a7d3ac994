import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import { keyOf } from '#shared/api/call.ts'
import type { Card, SharePage } from '#shared/api/share-page.ts'
import { asValue } from '#shared/core/links/ids.ts'
import { repairQuery } from '#shared/core/links/repair.ts'
import type { RouteName } from '#shared/routes.ts'
import { type Answers, HOWS, type How, type Told, type Visit } from './answers.ts'
import { cardOf } from './cards.ts'
import type { Answer } from './question.ts'

/** One shared item, as far as the service told about it. */
export interface Item {
  name: RouteName
  /** The values of its address that the page reads, and the same as a query text; nothing else of the visitor's address is ever used. */
  values: Record<string, string>
  query: string
  card: Card | undefined
  /** The data of the reply that describes it. */
  data: unknown
  /** What the page would ask first, already answered, by `keyOf`. */
  answers: Record<string, Answer>
  /** The service has no such item. */
  isGone: boolean
  /** All that the page would ask is answered: it can be drawn. */
  isWhole: boolean
  /** The address names no item, so the head stays as it was built. */
  isPlain: boolean
  /** Epoch ms: the service fails, and this is what it said then. */
  asOf: number | undefined
}

/** `item` undefined: the built page is right as it is. `how`: the worst of its answers; `none` where nothing was to be asked. */
export interface Found {
  item: Item | undefined
  how: How | 'none'
}

const NOTHING: Found = { item: undefined, how: 'none' }

const worst = (told: readonly Told[]) =>
  told.map(({ how }) => how).sort((a, b) => HOWS.indexOf(b) - HOWS.indexOf(a))[0] ?? 'none'

/** A reply without data, perhaps with a reason: the page shows the same as for a refusal. */
const isBlank = (data: unknown): boolean =>
  typeof data !== 'object' ||
  Object.entries(data ?? {}).every(([name, value]) => name === 'msg' || value === null || isEmptyList(value))
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** Which page an address is, in any of its spellings. */
export const pageOf = (path: string) => /^\/(\w+)(?:\/|\.html|\/index\.html)?$/.exec(path)?.[1] as RouteName | undefined

/**
 * The values that a page reads from an address, '' for one that breaks a rule.
 * @returns undefined where a closed list does not hold a value: the page itself says what that means, and goes out as it was built
 */
function valuesOf(page: SharePage, address: URL): Record<string, string> | undefined {
  const { ids, takes = [], oneOf = {} } = page
  const query = new URLSearchParams(repairQuery(address.search))
  const values: Record<string, string> = {}
  for (const name of [...ids, ...takes]) {
    const value = asValue(name, query, page)
    if (query.get(name) && !value && oneOf[name]) return undefined
    values[name] = value
  }
  return values
}

/** When what an item says stops being true, as far as the edge can tell: by the service's clock there, by its own here. */
function endBy(page: SharePage, values: Record<string, string>): (answer: Answer) => number {
  return ({ data, date, at }) => {
    const saidAt = Date.parse(date) || at
    const reply = page.reply?.read(data)
    const until = reply && page.holdsUntil?.(reply[0], values, saidAt)
    return until === undefined ? Number.POSITIVE_INFINITY : until - saidAt + at
  }
}

/** Ask for what a link is about. Never rejects. */
export async function findItem(address: URL, answers: Answers, visit: Visit): Promise<Found> {
  const name = pageOf(address.pathname)
  const page = name && Object.hasOwn(SHARE_PAGES, name) ? SHARE_PAGES[name] : undefined
  if (!name || !page) return NOTHING
  const values = valuesOf(page, address)
  if (!values) return NOTHING
  const query = String(new URLSearchParams(Object.entries(values).filter(([, value]) => value)))
  const known = { name, values, query, answers: {}, data: undefined, isGone: false, isWhole: true, asOf: undefined }
  const isShort = page.ids.some((id) => !values[id])
  if (isShort || !page.card) {
    return isShort || query ? { item: { ...known, card: undefined, isPlain: true }, how: 'none' } : NOTHING
  }

  const calls = page.calls?.(values) ?? []
  const endOf = endBy(page, values)
  const told = await Promise.all(calls.map((call, index) => answers.ask(call, visit, index ? undefined : endOf)))
  const how = worst(told)
  const about = told[0]?.answer
  if (calls.length && about === undefined) return { item: undefined, how }
  const found = calls.flatMap((call, index) => {
    const answer = told[index]!.answer
    return answer?.text ? [[keyOf(call), answer] as const] : []
  })
  const old = told.flatMap(({ answer, how }) => (how === 'old' && answer ? [answer.at] : []))
  return {
    how,
    item: {
      ...known,
      card: cardOf(page, about?.data, values),
      data: about?.data,
      isGone: calls.length > 0 && isBlank(about?.data),
      isWhole: found.length === calls.length,
      isPlain: false,
      answers: Object.fromEntries(found),
      asOf: old.length ? Math.min(...old) : undefined,
    },
  }
}
