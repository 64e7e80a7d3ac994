import { SHARE_PAGES } from '#scripts/share/pages.ts'
import type { Card, SharePage } from '#shared/api/share-page.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { words } from './words.ts'

/** The pages that show one shared item and tell its card, in the order of the route table. */
export const ITEM_ROUTES: { readonly [name in RouteName]?: SharePage } = Object.fromEntries(
  (Object.keys(routes) as RouteName[]).flatMap((name) => (SHARE_PAGES[name]?.card ? [[name, SHARE_PAGES[name]]] : [])),
)

/** The card of an item by the data of the page's first reply; undefined when that names nothing. */
export function cardOf(page: SharePage, data: unknown, query: Record<string, string>): Card | undefined {
  if (!page.reply) return page.card?.(undefined, words, query)
  const read = page.reply.read(data)
  return read && page.card?.(read[0], words, query)
}
