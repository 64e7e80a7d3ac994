import type { Schema } from '#shared/api/schema.ts'
import { firstCharacters, isLongerThan } from '#shared/core/text.ts'

/** What a chat app draws for a shared item: names and counts, never a health value. */
export interface Card {
  title: string
  /** '' leaves the page's own description. */
  description: string
  /** A picture that is there already, below `public/`; without it one is drawn. */
  picture?: string
}

export interface ItemRoute {
  /** Query values without which there is no item. */
  ids: readonly string[]
  /** Query values the item's calls carry besides. */
  takes?: readonly string[]
  /** The call that describes the item: the start of its path; '' where the address says all. */
  path: string
  /** undefined when the reply names nothing. */
  card: (data: unknown, query?: Readonly<Record<string, string>>) => Card | undefined
}

/** One line of plain words: no controls, no direction marks, at most `most` characters and `…`. */
export function words(value: string, most = 40): string {
  const line = value.replace(/[\p{Cc}\s\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu, ' ').trim()
  return isLongerThan(line, most) ? `${firstCharacters(line, most)}…` : line
}

/** A page whose item one reply describes. */
export function itemRoute<T>(
  { ids, takes, path }: Omit<ItemRoute, 'card'>,
  schema: Schema<T>,
  card: (item: T) => Card | undefined,
): ItemRoute {
  return {
    ids,
    takes,
    path,
    card: (data) => {
      const read = schema.read(data)
      return read && card(read[0])
    },
  }
}
