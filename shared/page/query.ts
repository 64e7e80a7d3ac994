import { parseId } from '#shared/core/links/ids.ts'

/** The ids of this page's address; anything that is not an id counts as absent. '' in the prerender. */
export function queryIds<Name extends string>(...names: Name[]): Record<Name, string> {
  const values = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)
  return Object.fromEntries(names.map((name) => [name, parseId(values.get(name))])) as Record<Name, string>
}

/** Values of this page's address as they are: whoever wrote the link wrote them, so they are shown as text and never anything else. '' when
 *  absent, and in the prerender. */
export function queryTexts<Name extends string>(...names: Name[]): Record<Name, string> {
  const values = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)
  return Object.fromEntries(names.map((name) => [name, values.get(name) ?? ''])) as Record<Name, string>
}

/**
 * A closed value of this page's address, in any case.
 * @returns the first of `values` where the address has none, as in the prerender; undefined for one that is not among them
 */
export function queryChoice<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
  const asked = new URLSearchParams(typeof location === 'undefined' ? '' : location.search).get(name) ?? ''
  return asked ? values.find((value) => value.toLowerCase() === asked.toLowerCase()) : values[0]
}

/** Name a choice in the address: a page that is loaded anew, by who uses it or by a phone that is short of memory, opens with it.
 *  @param outdated names whose values belong to another choice */
export function setQueryValue(name: string, value: string, ...outdated: string[]): void {
  const url = new URL(location.href)
  for (const other of outdated) url.searchParams.delete(other)
  url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}
