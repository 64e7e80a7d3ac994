import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inlineEntry } from '#scripts/build/inline-entry.ts'

const FILE = 'assets/down-h4sh.js'
const of = (code: string, base = '/') => inlineEntry({ fileName: FILE, code }, base)

test('parts are found from the document as from the file', () => {
  const code = 'let 中="文";const a=()=>import(`./below-x.js`),b=()=>import("./toast-y.js");a()'
  expect(of(code).script).toBe(
    'let 中="文";const a=()=>import("/assets/below-x.js"),b=()=>import("/assets/toast-y.js");a()',
  )
  expect(of(code, 'https://cdn.example.com/h5/').script).toContain(
    'import("https://cdn.example.com/h5/assets/toast-y.js")',
  )
})

test('so are the files it shares with other pages', () => {
  expect(of('import{a as b}from"./app-x.js";b()').script).toBe('import{a as b}from"/assets/app-x.js";b()')
})

test('its file hands out the bindings of the script that runs', async () => {
  const { script, stub } = of(
    'let count=0;const add=()=>++count;class Box{}add();export{add as n,Box as default,count as t};',
  )
  const scope: { __first?: unknown[] } = {}
  new Function('self', script)(scope)
  expect(scope.__first).toHaveLength(3)
  Object.assign(globalThis, { self: scope })
  try {
    const handed = await import(`data:text/javascript,${encodeURIComponent(stub!)}`)
    expect(handed.n()).toBe(2)
    expect(handed.default).toBe(scope.__first![1])
  } finally {
    Reflect.deleteProperty(globalThis, 'self')
  }
})

test('a script that nothing imports from needs no file', () => expect(of('go()').stub).toBeUndefined())

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

test('no exported binding changes: the stub hands out values, not variables', () => {
  const sources = globSync('{shared,pages}/**/*.{ts,tsx}')
  expect(sources.length).toBeGreaterThan(300)
  for (const file of sources) {
    const text = readFileSync(file, 'utf8')
    const variables = new Set([...text.matchAll(/^(?:export )?(?:let|var) (\w+)/gm)].map(([, name]) => name))
    const exported = [
      ...[...text.matchAll(/^export (?:let|var) (\w+)/gm)].map(([, name]) => name),
      ...[...text.matchAll(/^export \{([^}]*)\}(?! from)/gm)].flatMap(([, names]) => names!.split(/[\s,]+/)),
    ]
    expect(
      exported.filter((name) => variables.has(name)),
      file,
    ).toEqual([])
  }
})
