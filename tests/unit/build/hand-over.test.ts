import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { handOver } from '#scripts/site/build/hand-over.ts'
import { inlineEntry } from '#scripts/site/build/inline-entry.ts'

const entry = { fileName: 'assets/down-h4sh.js', isEntry: true, code: '', imports: [] }
const part = (code: string) => ({ fileName: 'assets/below-x.js', isEntry: false, code, imports: [] as string[] })
const FIRST = 'let count=0;const add=()=>++count;class Box{}add();export{add as n,Box as b,count as t};'

/** A part as it is written for a page whose own script is FIRST. */
function written(code: string) {
  const later = part(code)
  const moved = handOver([{ ...entry, code: FIRST }, later])
  return { code: later.code, moved: moved.get(later.fileName) }
}

test('a part takes what it needs from the script that runs, and asks for no file', () => {
  const { code } = written('import{n as e,t as a}from"./down-h4sh.js";import{x}from"./app-y.js";go(e,a,x)')
  expect(code).toBe('const[e,,a]=self.__first;import{x}from"./app-y.js";go(e,a,x)')
  const self: { __first?: unknown[] } = {}
  new Function('self', inlineEntry({ ...entry, code: FIRST }, '/').script)(self)
  const [add] = new Function('self', 'const[e,,a]=self.__first;return[e,a]')(self)
  expect(add()).toBe(2)
})

test('other files stay as they are', () => {
  const code = 'import{x}from"./app-y.js";x()'
  expect(written(code)).toEqual({ code, moved: undefined })
})

test.for(['"./more-z.js"', '`./more-z.js`'])('import(%s) can be given another address', (source) => {
  const before = 'import{n}from"./down-h4sh.js";const later=()=>import('
  const { code, moved } = written(`${before}${source}).then(e=>e.t)`)
  expect(code).toBe(`const[n]=self.__first;const later=()=>import(${source}+(self.__anew||"")).then(e=>e.t)`)
  expect(moved?.at(-1)).toEqual({
    start: before.length + source.length,
    end: before.length + source.length,
    by: '+(self.__anew||"")'.length,
  })
})

test('the source map hears what was written in another length', () => {
  const statement = 'import{b as c}from"./down-h4sh.js";'
  const { code, moved } = written(`${statement}c()`)
  expect(code).toBe('const[,c]=self.__first;c()')
  expect(moved).toEqual([{ start: 0, end: statement.length, by: 'const[,c]=self.__first;'.length }])
})

test('a part that hands on what the script holds takes it from there', () =>
  expect(written('export{t as default,n}from"./down-h4sh.js";').code).toBe(
    'const[_1,,_0]=self.__first;export{_0 as default,_1 as n};',
  ))

test('an import for its effect alone is none: the script runs', () =>
  expect(written('import"./down-h4sh.js";go()').code).toBe('go()'))

test.for([
  'import*as all from"./down-h4sh.js";go(all)',
  'import it from"./down-h4sh.js";go(it)',
  'export*from"./down-h4sh.js";',
  'const later=()=>import("./down-h4sh.js");later()',
  'const later=()=>import(`./down-h4sh.js`);later()',
])('%s fails the build, with the name of its file', (code) => expect(() => written(code)).toThrow('assets/below-x.js'))

test('no exported binding changes: values are handed over, not variables', () => {
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

test('a part that only took the helper for what it exports waits for no other file', () => {
  const runtime = {
    ...part('var s=(e,n)=>Symbol.toStringTag;export{s as n};'),
    fileName: 'assets/rolldown-runtime-x.js',
  }
  const helper = 'import{n as e}from"./rolldown-runtime-x.js";'
  const later = { ...part(`${helper}import{n as a}from"./down-h4sh.js";var x=e({Add:()=>a});export{x as t}`) }
  later.imports = [runtime.fileName, entry.fileName]
  handOver([{ ...entry, code: FIRST }, runtime, later])
  expect(later.code).toBe('const[a]=self.__first;var x={get Add(){return a}};export{x as t}')
  expect(later.imports).toEqual([entry.fileName])
})
