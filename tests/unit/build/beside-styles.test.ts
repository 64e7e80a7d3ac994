import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addedRules, besideScript, rulesOf } from '#scripts/build/beside-styles.ts'
import { ROOT } from '#scripts/build/page-names.ts'
import { SHARE_PAGES } from '#scripts/share/pages.ts'

/** The sheet after the groups have been put in, as a browser does it. */
function together(first: string, groups: ReturnType<typeof addedRules>): string[] {
  const rules = rulesOf(first)
  for (const [place, text] of groups) rules.splice(place, 0, text)
  return rulesOf(rules.join(''))
}

test('a sheet falls into its rules, whatever they hold', () => {
  const rules = ['@charset "}";', '.a{content:"}{"}', '@media print{.b{c:d}.e{f:g}}', ".h:after{content:'\\'}'}"]
  expect(rulesOf(rules.join(''))).toEqual(rules)
})

describe('what a sheet lacks', () => {
  test('each rule stands in the order of the whole sheet', () => {
    const whole = '.a{x:1}.b{x:2}.c{x:3}.d{x:4}.e{x:5}.f{x:6}'
    const groups = addedRules('.b{x:2}.e{x:5}', whole, [])
    expect(groups.map(([, text]) => text)).toEqual(['.a{x:1}', '.c{x:3}.d{x:4}', '.f{x:6}'])
    expect(together('.b{x:2}.e{x:5}', groups)).toEqual(rulesOf(whole))
  })

  test('nothing: no groups', () => expect(addedRules('.a{x:1}.b{x:2}', '.a{x:1}.b{x:2}', [])).toEqual([]))

  test('a rule that only one of them has joined with others comes again, behind the one that it replaces', () => {
    expect(
      together('.a{x:1}.b{x:2}.c{x:3}', addedRules('.a{x:1}.b{x:2}.c{x:3}', '.a{x:1}.b,.d{x:2}.c{x:3}', [])),
    ).toEqual(['.a{x:1}', '.b,.d{x:2}', '.b{x:2}', '.c{x:3}'])
  })

  test('a token that one sheet writes out and the other keeps as a variable makes no difference', () => {
    const first = ':root{--z:1}.a{color:#111;z-index:var(--z)}'
    const whole = ':root{--c:#111;--z:1}.a{color:var(--c);z-index:1}.b{color:var(--c)}'
    expect(addedRules(first, whole, [])).toEqual([[2, '.b{color:#111}']])
  })

  test('what drawings read is a variable, and so is what some other rule sets anew', () => {
    const whole = ':root{--c:#111;--d:#222}.a{x:var(--d)}.summer{--d:#333}'
    expect(addedRules('.a{x:#222}', whole, ['--c'])).toEqual([
      [0, ':root{--c:#111;--d:#222}.a{x:var(--d)}.summer{--d:#333}'],
    ])
  })
})

/** Run the statement as a page with this sheet does. @returns its rules, and whether word was left */
function run(statement: string, sheet: string) {
  const read = (text: string) => ({ selectorText: /^[^@{]*/.exec(text)![0], text })
  const cssRules = rulesOf(sheet).map(read)
  const insertRule = (text: string, place: number) => {
    if (place > cssRules.length) throw new RangeError('IndexSizeError')
    cssRules.splice(place, 0, read(text))
  }
  const own = { cssRules, insertRule }
  const self: { __styled?: 1 } = {}
  new Function('document', 'self', statement)({ querySelector: () => ({ sheet: own }) }, self)
  return { rules: cssRules.map(({ text }) => text), isStyled: self.__styled === 1 }
}

describe('the statement', () => {
  const FIRST = '.a{x:1}.c{x:3}::view-transition{x:4}@media print{.a{x:5}}'
  const whole = '.a{x:1}.b{x:2}.c{x:3}::view-transition{x:4}@media print{.a{x:5}}@keyframes d{to{x:6}}'
  const statement = besideScript(FIRST, addedRules(FIRST, whole, []))

  test('puts the rules in their places', () => {
    const { rules, isStyled } = run(statement, FIRST)
    expect(rules.map((rule) => rule.replace(/^@media all\{(.*)\}$/, '$1'))).toEqual(rulesOf(whole))
    expect(isStyled).toBe(true)
  })

  test('does so too where an engine has left out what it cannot read behind them', () => {
    const { rules, isStyled } = run(statement, FIRST.replace('::view-transition{x:4}', ''))
    expect(rules.slice(0, 3)).toEqual(['.a{x:1}', '@media all{.b{x:2}}', '.c{x:3}'])
    expect(isStyled).toBe(true)
  })

  test('leaves a sheet alone that is another one, or was read with rules left out before', () => {
    for (const sheet of ['.c{x:3}', '.c{x:3}::view-transition{x:4}', '.a{x:1}.b{x:2}.c{x:3}', ''])
      expect(run(statement, sheet)).toEqual({ rules: rulesOf(sheet), isStyled: false })
    // A sheet that something else has put into the page and the policy has blocked.
    expect(() => new Function('document', statement)({ querySelector: () => ({ sheet: null }) })).not.toThrow()
  })
})

test.for(Object.entries(SHARE_PAGES))(
  '%s loads the parts that it names, and no others, as such',
  ([name, { parts = [] }]) => {
    const folder = `${ROOT}pages/${name}/`
    const sources = readdirSync(folder).filter((file) => /\.tsx?$/.test(file))
    const loaded = sources.flatMap((file) => [
      ...readFileSync(folder + file, 'utf8').matchAll(/beside\(\(\) => import\('\.\/([^']+)'\)\)/g),
    ])
    expect(loaded.map(([, file]) => file).sort()).toEqual([...parts].sort())
  },
)
