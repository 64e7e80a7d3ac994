import { asId } from '#shared/core/links/ids.ts'

/** The ids of this page's address; anything that is not an id counts as absent. '' in the prerender. */
export function queryIds<Name extends string>(...names: Name[]): Record<Name, string> {
  const values = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)
  return Object.fromEntries(names.map((name) => [name, asId(values.get(name))])) as Record<Name, string>
}

/** Name a choice in the address: a page that is loaded anew, by who uses it or by a phone that is short of memory, opens with it. */
export function keepInAddress(name: string, value: string): void {
  const url = new URL(location.href)
  url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}
