import { restoreFocus } from './focus-restoration.ts'
import { keepTexts } from './keep-texts.ts'
import { ignoreSecondTaps } from './second-tap.ts'

/** Keeps focus and translation across renders, and ignores the second tap of a double tap. */
export function watchInput(): void {
  restoreFocus()
  keepTexts()
  ignoreSecondTaps()
}
