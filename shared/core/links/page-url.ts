import type { RouteName } from '#shared/routes.ts'

type Values = Record<string, string | number | undefined>

/** Formats `?name=value&…` of all non-empty values; '' if there are none. */
export function formatQuery(values: Values = {}): string {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') pairs.set(name, String(value))
  }
  const text = pairs.toString()
  return text && `?${text}`
}

/** Path of a page on this site, with its query. */
export const getPageUrl = (name: RouteName, query?: Values) => `/${name}${formatQuery(query)}`
