import { ignoreSecondTaps } from '#shared/core/second-tap.ts'
import { restoreFocus } from './focus-restoration.ts'
import { keepTexts } from './keep-texts.ts'

/**
 * Keeps focus and translation across renders, and ignores the second tap of a double tap. It imports
 * nothing that a page's own script holds, so that every page loads the same file.
 */
export function watchInput(): void {
  restoreFocus()
  keepTexts()
  ignoreSecondTaps()
}
