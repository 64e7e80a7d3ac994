import { block, shortName } from './nginx-lines.ts'

/** Names of this site's variables: two sites on one server have two sets. */
const variablesOf = (pages: readonly string[]) => {
  const name = shortName('repaired', pages.join(' '))
  return { page: `$${name}`, tail: `$${name}_tail`, query: `$${name}_query` }
}

/**
 * In the `http` block: the page that a misspelt path means and its query, as shared/core/links/repair-path.ts reads them. `$uri` is decoded;
 * of what stands in it behind a separator only characters that need no escape are handed on.
 * @param pages paths, such as `/pkShare`
 */
export function repairMaps(pages: readonly string[]): string[] {
  const { page, tail, query } = variablesOf(pages)
  return [
    ...block(
      `map $uri ${page}`,
      'default "";',
      ...pages.map((path) => `"~*^[/\\s]+${path.slice(1)}(?![a-z\\d])" ${path};`),
      '"~^/[^\\w/.~@%-]" /down;',
    ),
    ...block(
      `map $uri ${tail}`,
      'default "";',
      `"~(?:[?&]|？|＆)+(?<${tail.slice(1)}_text>[\\w=&-]+)" $${tail.slice(1)}_text;`,
    ),
    ...block(
      `map "${tail}?$args" ${query}`,
      `default "?${tail}&$args";`,
      '"~^\\?" "$is_args$args";',
      `"~\\?$" "?${tail}";`,
    ),
  ]
}

/** In the location of addresses that are no page. */
export const repairLine = (pages: readonly string[]): string => {
  const { page, query } = variablesOf(pages)
  return `if (${page}) { return 302 ${page}${query}; }`
}
