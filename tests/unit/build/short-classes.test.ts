import { globSync, readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { JSX } from '#scripts/build/aliases.ts'
import { pageCss } from '#scripts/build/page-css.ts'
import { shortClasses, shortened, shortNames } from '#scripts/build/short-classes.ts'

const NAMES = new Map([
  ['mt-8', '_a'],
  ['bg-brand', '_b'],
  ['min-h-[46px]', '_c'],
])
/** A value inside a template, in the text of a script. */
const VALUE = '$' + '{b}'
const PLAIN = { dark: false, elder: false }
const names = await shortNames()

test.for([
  ['a("press mt-8 bg-brand")', 'a("press _a _b")'],
  [`a({className:\`mt-8 ${VALUE} min-h-[46px]\`})`, `a({className:\`_a ${VALUE} _c\`})`],
  // A part of a longer word, a word that only contains one, and what is no text.
  [`a(\`mt-8${VALUE} ${VALUE}mt-8\`)`, `a(\`mt-8${VALUE} ${VALUE}mt-8\`)`],
  ['a("mt-80 -mt-8 bg-brand/50")', 'a("mt-80 -mt-8 bg-brand/50")'],
  ['let b=mt-8', 'let b=mt-8'],
])('%s', ([code, expected]) => expect(shortened(code!, NAMES)).toBe(expected))

test('every utility of the pages has a short name of its own', () => {
  expect(names.size).toBeGreaterThan(400)
  expect(new Set(names.values()).size).toBe(names.size)
  for (const name of names.values()) expect(name).toMatch(/^_[a-zA-Z0-9]{1,2}$/)
  expect(names.has('items-center')).toBe(true)
})

test('what a script may mean as a value of CSS, an ordinary word or a rule of our own keeps its name', () => {
  for (const word of ['ease-out', 'inline-block', 'table-cell', 'line-through', 'flex', 'press', 'num', 'u-over'])
    expect(names.has(word)).toBe(false)
})

test('a stylesheet finds a class by the name it stands under in the page', async () => {
  const [short, other] = [names.get('mt-8'), names.get('active:bg-brand-press')]
  const css = await pageCss([`"press ${short} ${other}"`], PLAIN)
  expect(css).toContain(`.${short}{margin-top:32px}`)
  expect(css).toMatch(new RegExp(`\\.${other}:active\\{background-color:`))
  expect(css).not.toMatch(/\.mt-8|active\\:/)
  expect(await pageCss([`"${short}"`, '<p class="mt-8">'], PLAIN)).toContain(`:is(.mt-8,.${short}){margin-top:32px}`)
  expect(await pageCss(['<p class="mt-8">'], PLAIN)).toContain('.mt-8{margin-top:32px}')
})

test('every short name in the scripts of a page has its rule', async () => {
  const { handler } = shortClasses.transform as { handler: (code: string) => Promise<{ code: string }> }
  const sources = globSync('{pages/{bodyFatScale,courseSharing,file},shared/ui,shared/app}/**/*.tsx')
  const codes = await Promise.all(
    sources.map(async (path) => {
      const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { jsx: JSX })
      return (await handler(code)).code
    }),
  )
  const used = new Set(codes.flatMap((code) => code.match(/(?<=[\s"'`])_[a-zA-Z0-9]{1,2}(?=[\s"'`])/g) ?? []))
  expect(used.size).toBeGreaterThan(200)
  const css = await pageCss(codes, { dark: true, elder: true })
  for (const name of used) expect(css, name).toMatch(new RegExp(`\\.${name}(?![\\w-])`))
})
