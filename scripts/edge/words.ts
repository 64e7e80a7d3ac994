import type { Words } from '#shared/api/share-page.ts'
import { firstCharacters, isLongerThan } from '#shared/core/text.ts'

/** How the texts of a card are cleaned. */
export const words: Words = (value, most = 40) => {
  const line = value.replace(/[\p{Cc}\s\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu, ' ').trim()
  return isLongerThan(line, most) ? `${firstCharacters(line, most)}…` : line
}
