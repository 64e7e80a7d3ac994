import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import { richText } from '#shared/api/fields.ts'
import { toPlainLines } from '#shared/api/rich-text.ts'
import type { Card, SharePage, Words } from '#shared/api/share-page.ts'
import { oneLine } from '#shared/core/invisible.ts'
import { firstCharacters, isLongerThan } from '#shared/core/text.ts'
import { type Route, type RouteName, routes } from '#shared/routes.ts'
import { drawable } from './drawable.ts'

// Replies are read at once here, and what reads them is no download.
richText.toPlainLines = toPlainLines

/** How the texts of a card are cleaned. */
const words: Words = (value, most = 40) => {
  const line = oneLine(value)
  return isLongerThan(line, most) ? `${firstCharacters(line, most)}…` : line
}

/** The pages that show one shared item and tell its card, in the order of the route table. */
export const ITEM_ROUTES: { readonly [name in RouteName]?: SharePage } = Object.fromEntries(
  (Object.keys(routes) as RouteName[]).flatMap((name) => (SHARE_PAGES[name]?.card ? [[name, SHARE_PAGES[name]]] : [])),
)

/** The card of an item by the data of the page's first reply; undefined when that names nothing. @param clean how its texts are cleaned */
export function cardOf(page: SharePage, data: unknown, query: Record<string, string>, clean = words): Card | undefined {
  if (!page.reply) return page.card?.(undefined, clean, query)
  const read = page.reply.read(data)
  return read && page.card?.(read[0], clean, query)
}

/** What the picture of an item says: names that the font cannot draw count as missing, and the page's own title stands where nothing is left. */
export function pictureOf(name: RouteName, data: unknown, query: Record<string, string>): Card {
  const page = ITEM_ROUTES[name]!
  const card = cardOf(page, data, query, (value, most) => words(drawable(value), most))
  const title = card?.title || (routes[name] as Route).title
  return { title, description: card?.description || page.description }
}
