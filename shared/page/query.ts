import { parseId } from '#shared/core/links/ids.ts'

/** Props of every page. */
export interface PageProps {
  /** Query of the address with `?`; the edge passes the request's. Undefined in the prerender. */
  search?: string
}

/** The query of this page's address; undefined in the prerender. */
export const getSearch = (): string | undefined => (typeof location === 'undefined' ? undefined : location.search)

/** Ids in a query; '' if absent or invalid, and in the prerender. */
export function queryIds<Name extends string>(search: string | undefined, ...names: Name[]): Record<Name, string> {
  const values = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, parseId(values.get(name))])) as Record<Name, string>
}

/**
 * Raw values of a query; '' if absent, and in the prerender. Untrusted: render them as text only.
 */
export function queryTexts<Name extends string>(search: string | undefined, ...names: Name[]): Record<Name, string> {
  const values = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, values.get(name) ?? ''])) as Record<Name, string>
}

/**
 * A closed value of a query, matched without regard to case.
 * @returns the first of `values` if absent, as in the prerender; undefined if it is not listed
 */
export function queryChoice<Value extends string>(
  search: string | undefined,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const text = new URLSearchParams(search).get(name) ?? ''
  return text ? values.find((value) => value.toLowerCase() === text.toLowerCase()) : values[0]
}

/**
 * Stores a choice in the address, so that a reload of the page restores it.
 * @param outdated names of values that belong to another choice
 */
export function setQueryValue(name: string, value: string, ...outdated: string[]): void {
  const url = new URL(location.href)
  for (const other of outdated) url.searchParams.delete(other)
  url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}
