import { keepFocus } from './kept-focus.ts'
import { ignoreSecondTaps } from './second-tap.ts'

/** Keeps the focus through redraws, and ignores the second half of a double tap. */
export function watchInput(): void {
  keepFocus()
  ignoreSecondTaps()
}
