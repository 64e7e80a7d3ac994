import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkSteps, counted, did, startCounting, step } from '#scripts/build/idle-steps.ts'
import { lowerKy } from '#scripts/build/lower-ky.ts'
import { plotLocale } from '#scripts/build/plot-locale.ts'
import { replaced } from '#scripts/build/replaced.ts'
import { slimCss } from '#scripts/build/slim-css.ts'

test('a step that found nothing on any page fails the build by its name, one that was never reached too', () => {
  const [busy, idle, unreached] = [step('busy'), step('idle'), step('unreached')]
  startCounting()
  did(busy, 1)
  expect(counted(idle, 'abc', /x/g, '')).toBe('abc')
  expect(checkSteps).toThrow(/idle; unreached/)
  expect(counted(idle, 'xax', /x/g, '')).toBe('a')
  did(unreached, 1)
  try {
    checkSteps()
  } catch (error) {
    expect((error as Error).message).not.toMatch(/busy|idle|unreached/)
  }
})

test('one place, or none at all', () => {
  expect(replaced('a-b', '-', () => '$&', 'join')).toBe('a$&b')
  expect(() => replaced('ab', '-', () => '', 'join')).toThrow('join')
})

test.for([
  ["Tailwind's banner", '/*! tailwindcss */\n.a{b:c}', '.a{b:c}'],
  [
    'line heights',
    '.a{--tw-leading:1;line-height:1}.b{line-height:var(--tw-leading,var(--x))}',
    '.a{line-height:1}.b{line-height:var(--x)}',
  ],
  [
    'border styles',
    '.a{--tw-border-style:solid;border-top-style:var(--tw-border-style)}',
    '.a{border-top-style:solid}',
  ],
  [
    'shadows',
    '.a{--tw-shadow:0 1px var(--tw-shadow-color,#000);box-shadow:var(--tw-inset-shadow),var(--tw-shadow)}',
    '.a{box-shadow:0 1px #000}',
  ],
  ['constants', ':root{--one:1px}.a{width:var(--one)}', ':root{--one:1px}.a{width:1px}'],
] as const)('slim-css: %s', ([, css, slim]) => expect(slimCss(css, [])).toBe(slim))

test('slim-css: what something outside reads, what changes, and long texts that are used twice stay variables', () => {
  const long = 'a long list of families, sans-serif'
  const css = `:root{--drawn:red;--dark:1px;--long:${long}}.d{--dark:2px}.a{color:var(--drawn);width:var(--dark);font:var(--long)}.b{font:var(--long)}`
  expect(slimCss(css, ['--drawn'])).toBe(css)
})

test.for([
  ['Ky.js', 'if(Object.hasOwn(options,"prefixUrl"))', 'if(Object.prototype.hasOwnProperty.call(options,"prefixUrl"))'],
  ['merge.js', 'signals.at(-1)', 'signals[signals.length - 1]'],
  ['other.js', 'Object.hasOwn(a)', 'Object.hasOwn(a)'],
] as const)('ky in older words: %s', ([file, code, older]) => {
  const { handler } = lowerKy.transform as { handler: (code: string, id: string) => { code: string } }
  expect(handler(code, `/node_modules/ky/distribution/${file}`).code).toBe(older)
})

test('uPlot, as it is installed, asks for no language of the browser', () => {
  const { handler } = plotLocale.transform as { handler: (code: string) => { code: string } }
  const uplot = readFileSync(new URL('../../../node_modules/uplot/dist/uPlot.esm.js', import.meta.url), 'utf8')
  expect(uplot).toMatch(/Intl\.NumberFormat\([^)]*language/)
  expect(handler(uplot).code).not.toMatch(/Intl\.NumberFormat\((?!'zh-CN'\))/)
})
