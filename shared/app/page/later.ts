export { keepFocus } from './kept-focus.ts'
export { ignoreSecondTaps } from './second-tap.ts'
