import type { RouteName } from '#shared/routes.ts'

type Values = Record<string, string | number | undefined>

/** `name=value` pairs as a query text with its `?`, or '' when nothing has a value. */
export function formatQuery(values: Values = {}): string {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') pairs.set(name, String(value))
  }
  const text = pairs.toString()
  return text && `?${text}`
}

/** The address of a page on this site. A route that does not exist does not compile. */
export const getPageUrl = (name: RouteName, query?: Values) => `/${name}${formatQuery(query)}`
