import { asId } from '#shared/core/links/ids.ts'

/** The ids of this page's address; anything that is not an id counts as absent. '' in the prerender. */
export function queryIds<Name extends string>(...names: Name[]): Record<Name, string> {
  const values = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)
  return Object.fromEntries(names.map((name) => [name, asId(values.get(name))])) as Record<Name, string>
}
