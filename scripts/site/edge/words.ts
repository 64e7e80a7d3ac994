import type { Words } from '#shared/api/share-page.ts'
import { firstCharacters, isLongerThan, oneLine } from '#shared/core/text.ts'

/** How the texts of a card are cleaned. */
export const words: Words = (value, most = 40) => {
  const line = oneLine(value)
  return isLongerThan(line, most) ? `${firstCharacters(line, most)}…` : line
}
