import { expect, test } from 'vitest'
import { prefersLargeText } from '#shared/core/large-text.ts'

/** Chosen before; what becomes of 100 px, of 1rem and of the system's own body text; the mode. */
const CASES: [string, boolean | undefined, number, number, number, boolean][] = [
  ['nothing special', undefined, 100, 16, 17, false],
  ['an engine without the body text of iOS', undefined, 100, 16, 16, false],
  ['body text of macOS', undefined, 100, 16, 13, false],
  ['Android text zoom 130 %', undefined, 130, 20.8, 20.8, true],
  ['Android text zoom 129 %', undefined, 129, 16, 16, false],
  ['the largest step of WeChat on Android', undefined, 160, 16, 16, true],
  ['root at 200 % (shell, browser)', undefined, 100, 32, 32, true],
  ['root at 130 %', undefined, 100, 20.8, 20.8, true],
  ['root at 125 %', undefined, 100, 20, 20, false],
  ['smaller text', undefined, 80, 12.8, 14, false],
  ['Dynamic Type xxLarge', undefined, 100, 16, 21, false],
  ['Dynamic Type xxxLarge', undefined, 100, 16, 23, true],
  ['the largest accessibility size of iOS', undefined, 100, 16, 53, true],
  ['chosen, with normal text', true, 100, 16, 17, true],
  ['declined, with large text', false, 200, 32, 53, false],
  ['no sizes to be had', undefined, Number.NaN, Number.NaN, Number.NaN, false],
  ['chosen, no sizes to be had', true, Number.NaN, Number.NaN, Number.NaN, true],
]

test.for(CASES)('%s', ([, choice, hundred, root, system, mode]) => {
  expect(prefersLargeText(choice, hundred, root, system)).toBe(mode)
})
