import { expect, test } from 'vitest'
import { inlineEntry } from '#scripts/site/build/inline-entry.ts'

const FILE = 'assets/down-h4sh.js'
const of = (code: string, base = '/') => inlineEntry({ fileName: FILE, code }, base)

test('parts are found from the document as from the file', () => {
  const code = 'let 中="文";const a=()=>import(`./below-x.js`),b=()=>import("./toast-y.js");a()'
  expect(of(code).script).toBe(
    'let 中="文";const a=()=>import("/assets/below-x.js"+(self.__anew||"")),b=()=>import("/assets/toast-y.js"+(self.__anew||""));a()',
  )
  expect(of(code, 'https://cdn.example.com/h5/').script).toContain(
    'import("https://cdn.example.com/h5/assets/toast-y.js"+(self.__anew||""))',
  )
})

test('so are the files it shares with other pages', () => {
  expect(of('import{a as b}from"./app-x.js";b()').script).toBe('import{a as b}from"/assets/app-x.js";b()')
})

test.for([
  ['export*from"./core.js"', 'exports what it does not have'],
  ['go(import.meta.url)', 'import.meta'],
  ['import(name)', 'not written down'],
  ['import(`./$' + '{name}.js`)', 'not written down'],
  ['export default 1', 'default export'],
  ['export const a=1', 'exports a declaration'],
  ['', 'empty'],
  ['go("</script>")', '</script'],
  ['go("<!--")', '<!--'],
] as const)('%s fails the build, with the name of its file', ([code, why]) => {
  expect(() => of(code)).toThrow(why)
  expect(() => of(code)).toThrow(FILE)
})
