import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'

/** Documents that are not in the repository, as they used to be cited. */
const OUTSIDE = [
  /§/,
  /\bspec(?:ification)? §|\bspec:|\bthe spec\b|\bby the spec\b/i,
  /\bcontract §|\(contract\b|\bcontract:|\bthe contract\b/i,
  /\bhardening\b/i,
  /\bdesign: ?[A-Z]|\(design:/,
  /\bT\d+ of\b/,
]

const files = ['README.md', ...['pages', 'shared', 'scripts', 'tests'].flatMap(inFolder)]
  .filter((path) => path !== 'tests/unit/citations.test.ts')
  .map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') }))

function inFolder(folder: string): string[] {
  return readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|mjs|js|css|html|md)$/.test(path))
    .map((path) => `${folder}/${path}`)
}

/** A comment of several lines as one text. */
const joined = (text: string) => text.replace(/\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ')

/** What is wrong with the pointers `path/README.md, "Heading"` of a text. */
function lostPointers(text: string): string[] {
  return [...joined(text).matchAll(/([\w./-]*README\.md),? "([^"]+)"/g)].flatMap(([, path, heading]) => {
    if (!existsSync(ROOT + path)) return `no ${path}`
    const headings = [...readFileSync(ROOT + path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title]) => title)
    return headings.includes(heading!) ? [] : `no "${heading}" in ${path}`
  })
}

/** Names of Markdown files, in a document of source files too, that exist nowhere; one without its folders may lie in any. */
function lostFiles(text: string, inDocument: boolean): string[] {
  const names = inDocument ? /(?<![\w/.*$}>-])[\w./-]+\.(md|tsx?)\b/g : /(?<![\w/.*$}-])[\w./-]+\.md\b/g
  return [...text.matchAll(names)]
    .map(([name]) => name)
    .filter((name) => !existsSync(ROOT + name) && !files.some(({ path }) => path.endsWith(`/${name}`)))
}

test('nothing cites a document that is not in the repository', () => {
  expect(files.length).toBeGreaterThan(700)
  const found = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const hit = OUTSIDE.map((pattern) => pattern.exec(line)?.[0]).find(Boolean)
      return hit ? `${path}:${index + 1}: ${hit}` : []
    }),
  )
  expect(found).toEqual([])
})

test('every document that is named exists, and every source file that a document names', () => {
  const lost = ({ path, text }: (typeof files)[number]) =>
    lostFiles(text, path.endsWith('.md')).map((what) => `${path}: ${what}`)
  expect(files.flatMap(lost)).toEqual([])
})

test('a pointer to a README names a heading that is there', () => {
  const pointers = files.flatMap(({ text }) => joined(text).match(/README\.md,? "/g) ?? [])
  expect(pointers.length).toBeGreaterThan(40)
  expect(files.flatMap(({ path, text }) => lostPointers(text).map((what) => `${path}: ${what}`))).toEqual([])
})

test('a lost pointer is found, also over a line break', () => {
  expect(lostPointers('/** Edges (shared/health/README.md, "Bands"). */')).toEqual([])
  expect(lostPointers('/**\n * Edges (shared/health/README.md,\n * "Shoes"). */')).toEqual([
    'no "Shoes" in shared/health/README.md',
  ])
  expect(lostPointers('(shared/shoes/README.md, "Bands")')).toEqual(['no shared/shoes/README.md'])
  expect(lostFiles('by native.md', false)).toEqual(['native.md'])
  expect(lostFiles('`metrics.ts`, `shared/shoes.ts`', true)).toEqual(['shared/shoes.ts'])
})
