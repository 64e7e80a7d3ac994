import { globSync, readFileSync } from 'node:fs'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { type Plugin, parseAst } from 'vite'
import { type Edit, edited, walk } from './ast.ts'
import { ROOT } from './page-names.ts'

/**
 * Words of one kind with utilities that a script may use as a value of CSS: `ease-out`, `inline-block`, `line-through`. They keep their names.
 * A name with a digit or a sign is never such a value; one without a hyphen is an ordinary word and keeps its name too.
 */
const CSS_VALUES = /^(ease|inline|table|break|list|flow|line|no|not|all|auto|space)-[a-z-]+$/

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
/** `_a`, `_b` … `_aa`: the underscore tells one from a variable of minified code. */
const nameOf = (index: number) =>
  `_${index < LETTERS.length ? '' : LETTERS[Math.floor(index / LETTERS.length) - 1]}${LETTERS[index % LETTERS.length]}`

const CLASS = /\.((?:\\[^\da-f]|[\w-])+)/g
const unescaped = (selector: string) => selector.replace(/\\(.)/g, '$1')
/** Classes of some texts that Tailwind has rules for, by how often they stand there. */
async function utilities(texts: readonly string[]): Promise<Map<string, number>> {
  const styles = `${ROOT}shared/ui/styles/`
  const tailwind = await compile(readFileSync(`${styles}base.css`, 'utf8'), { base: styles, onDependency() {} })
  const own = classesIn(tailwind.build([]))
  const scanner = new Scanner({ sources: [] })
  const counts = new Map<string, number>()
  for (const content of texts)
    for (const { candidate } of scanner.getCandidatesWithPositions({ content, extension: 'tsx' }))
      counts.set(candidate, (counts.get(candidate) ?? 0) + 1)
  const ruled = classesIn(tailwind.build([...counts.keys()]))
  return new Map([...counts].filter(([word]) => ruled.has(word) && !own.has(word)))
}

const classesIn = (css: string) => new Set([...css.matchAll(CLASS)].map(([, name]) => unescaped(name!)))

let table: Promise<ReadonlyMap<string, string>> | undefined

/** Short name of every utility of the pages, the commonest shortest: from the sources alone, so that whatever is built of them agrees. */
export function shortNames(): Promise<ReadonlyMap<string, string>> {
  table ??= utilities(
    globSync('{pages,shared}/**/*.{ts,tsx}', { cwd: ROOT })
      .sort()
      .map((path) => readFileSync(ROOT + path, 'utf8')),
  ).then((found) => {
    const long = [...found].filter(([word]) => /[-:[]/.test(word) && !/['"`\\$]/.test(word) && !CSS_VALUES.test(word))
    const inOrder = long.sort(([a, many], [b, less]) => less - many || (a < b ? -1 : 1))
    return new Map(inOrder.map(([word], index) => [word, nameOf(index)]))
  })
  return table
}

/** A script whose texts hold short names in the place of long ones: whole words of strings and templates. */
export function shortened(code: string, names: ReadonlyMap<string, string>): string {
  const edits: Edit[] = []
  /** @param joined whether a value of a template touches the text there, so that its outermost word is a part of a longer one */
  const words = (from: number, to: number, joined = { before: false, after: false }) => {
    const text = code.slice(from, to)
    for (const { 0: word, index } of text.matchAll(/\S+/g)) {
      const isPart = (joined.before && !index) || (joined.after && index + word.length === text.length)
      const by = isPart ? undefined : names.get(word)
      if (by) edits.push({ start: from + index, end: from + index + word.length, text: by })
    }
  }
  walk(parseAst(code), (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') words(node.start + 1, node.end - 1)
    if (node.type !== 'TemplateLiteral') return
    const texts = node.quasis as { start: number; end: number }[]
    for (const [index, { start, end }] of texts.entries())
      words(start, end, { before: index > 0, after: index < texts.length - 1 })
  })
  return edited(code, edits)
}

/** Classes by their short names in all that a page is made of. Each long one would stand in its HTML, its script and, escaped, in its CSS. */
export const shortClasses: Plugin = {
  name: 'short-classes',
  enforce: 'post',
  transform: {
    filter: { id: /\/(pages|shared)\/.*\.tsx?$/ },
    handler: async (code) => ({ code: shortened(code, await shortNames()), map: null }),
  },
}

/** The classes that texts hold by their short names. */
export async function classesBehind(texts: readonly string[]): Promise<string[]> {
  const used = new Set(texts.flatMap((text) => text.match(/(?<=[\s"'`}])_[a-zA-Z0-9]{1,2}(?=[\s"'`$])/g) ?? []))
  return [...(await shortNames())].filter(([, short]) => used.has(short)).map(([word]) => word)
}

/**
 * A stylesheet whose rules find classes by their short names.
 * @param behind what stands in the page by its short name @param plain what stands there as it is written
 */
export async function shortSelectors(
  css: string,
  behind: readonly string[],
  plain: ReadonlySet<string>,
): Promise<string> {
  const names = await shortNames()
  const short = new Set(behind)
  return css.replace(CLASS, (selector, name: string) => {
    const word = unescaped(name)
    if (!short.has(word)) return selector
    return plain.has(word) ? `:is(${selector},.${names.get(word)})` : `.${names.get(word)}`
  })
}
