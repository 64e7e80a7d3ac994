import { SHARE_PAGES } from '#scripts/share/pages.ts'
import { richText } from '#shared/api/fields.ts'
import { toPlainLines } from '#shared/api/rich-text.ts'
import type { Card, SharePage, ShareText } from '#shared/api/share-page.ts'
import { oneLine } from '#shared/core/invisible.ts'
import { isLongerThan, takeCharacters } from '#shared/format/text.ts'
import { type Route, type RouteName, routes } from '#shared/routes.ts'
import { toPrintableText } from './printable-text.ts'

// Replies are read at once here, and what reads them is no download.
richText.toPlainLines = toPlainLines

const cleanText: ShareText = (value, max = 40) => {
  const line = oneLine(value)
  return isLongerThan(line, max) ? `${takeCharacters(line, max)}…` : line
}

/** The pages that show one shared item and tell its card, in the order of the route table. */
export const ITEM_ROUTES: { readonly [name in RouteName]?: SharePage } = Object.fromEntries(
  (Object.keys(routes) as RouteName[]).flatMap((name) => (SHARE_PAGES[name]?.card ? [[name, SHARE_PAGES[name]]] : [])),
)

/**
 * The card of an item from the data of the first reply; undefined without a name.
 * @param clean how its texts are cleaned
 */
export function createCard(
  page: SharePage,
  data: unknown,
  query: Record<string, string>,
  clean = cleanText,
): Card | undefined {
  if (!page.reply) return page.card?.(undefined, clean, query)
  const read = page.reply.read(data)
  return read && page.card?.(read[0], clean, query)
}

/**
 * The texts on the picture of an item. Names that the font cannot draw count as missing; the title
 * of the page replaces an empty one.
 */
export function createPictureCard(name: RouteName, data: unknown, query: Record<string, string>): Card {
  const page = ITEM_ROUTES[name]!
  const card = createCard(page, data, query, (value, max) => cleanText(toPrintableText(value), max))
  const title = card?.title || (routes[name] as Route).title
  return { title, description: card?.description || page.description }
}
