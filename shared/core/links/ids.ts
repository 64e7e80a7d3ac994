/** Pattern of an id in URLs, replies and requests. */
export const ID = /^[\w-]{1,64}$/

/** Parses an id from a query or a reply; '' if invalid, which counts as absent. */
export const parseId = (value: unknown): string => (typeof value === 'string' && ID.test(value) ? value : '')

/**
 * Parses a day `YYYY-MM-DD`; '' if invalid. Kept small, because it is inlined in every <head> with
 * days.
 */
export const parseDay = (text: string): string => (new Date(text).toJSON()?.slice(0, 10) === text ? text : '')

/** Rules for query values that are no plain ids. */
export interface ValueRules<Value extends string = string> {
  /**
   * Closed lists of values, matched without regard to case; a value without a list takes any id.
   */
  oneOf?: { readonly [value in Value]?: readonly string[] }
  /** Names of days in order; a day before its predecessor in this list is invalid. */
  days?: readonly Value[]
}

/** Parses a query value; '' if it breaks a rule, which counts as absent. */
export function parseQueryValue(name: string, address: URLSearchParams, { oneOf, days = [] }: ValueRules): string {
  const id = parseId(address.get(name))
  const list = oneOf?.[name]
  if (list) return list.find((item) => item.toLowerCase() === id.toLowerCase()) ?? ''
  if (!days.includes(name)) return id
  const before = address.get(days[days.indexOf(name) - 1] ?? '') ?? ''
  return id < before ? '' : parseDay(id)
}
