import { parseId } from '#shared/core/links/ids.ts'

/** Ids in this page's query; '' if absent or invalid, and in the prerender. */
export function queryIds<Name extends string>(...names: Name[]): Record<Name, string> {
  const values = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)
  return Object.fromEntries(names.map((name) => [name, parseId(values.get(name))])) as Record<Name, string>
}

/**
 * Raw values of this page's query; '' if absent, and in the prerender. Untrusted: render them as
 * text only.
 */
export function queryTexts<Name extends string>(...names: Name[]): Record<Name, string> {
  const values = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)
  return Object.fromEntries(names.map((name) => [name, values.get(name) ?? ''])) as Record<Name, string>
}

/**
 * A closed value of this page's query, matched without regard to case.
 * @returns the first of `values` if absent, as in the prerender; undefined if it is not listed
 */
export function queryChoice<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
  const asked = new URLSearchParams(typeof location === 'undefined' ? '' : location.search).get(name) ?? ''
  return asked ? values.find((value) => value.toLowerCase() === asked.toLowerCase()) : values[0]
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
