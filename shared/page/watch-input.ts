import { restoreFocus } from './focus-restoration.ts'
import { keepTexts } from './keep-texts.ts'
import { ignoreSecondTaps } from './second-tap.ts'

/** Keeps the focus and a translation through redraws, and ignores the second half of a double tap. */
export function watchInput(): void {
  restoreFocus()
  keepTexts()
  ignoreSecondTaps()
}
