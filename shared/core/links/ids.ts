/** What an id is made of, in addresses, replies and requests. */
export const ID = /^[\w-]{1,64}$/

/** An id from a query or the service, or '' when it is not one: anything else counts as absent. */
export const parseId = (value: unknown): string => (typeof value === 'string' && ID.test(value) ? value : '')

/** A day `YYYY-MM-DD`, or '' for what is none. Small: every <head> that asks by days holds it. */
export const parseDay = (text: string): string => (new Date(text).toJSON()?.slice(0, 10) === text ? text : '')

/** What some values of an address have to be besides ids. */
export interface ValueRules<Value extends string = string> {
  /** Closed lists of values, in whatever case an address has them; one that is not listed takes any id. */
  oneOf?: { readonly [value in Value]?: readonly string[] }
  /** Days; one that comes before the day named in front of it is none. */
  days?: readonly Value[]
}

/** A value of an address as it may be asked with, or '' when it breaks a rule: it counts as absent then. */
export function parseQueryValue(name: string, address: URLSearchParams, { oneOf, days = [] }: ValueRules): string {
  const id = parseId(address.get(name))
  const list = oneOf?.[name]
  if (list) return list.find((item) => item.toLowerCase() === id.toLowerCase()) ?? ''
  if (!days.includes(name)) return id
  const before = address.get(days[days.indexOf(name) - 1] ?? '') ?? ''
  return id < before ? '' : parseDay(id)
}
