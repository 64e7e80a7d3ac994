import { expect, test } from 'vitest'

/** Who may import whom, apart from types and its own folder. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'shared/core': [],
  'shared/health': ['core'],
  'shared/bridge': ['core'],
  'shared/api': ['core', 'bridge'],
  'shared/ui': ['core', 'health'], // a button never fetches
  'shared/app': ['core', 'bridge', 'api', 'ui'],
  pages: ['core', 'health', 'bridge', 'api', 'ui', 'app'], // never another page
}

const sources = import.meta.glob(['/shared/**/*.{ts,tsx}', '/pages/**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>

const files = Object.entries(sources)

/** The modules a file pulls into the bundle: static and dynamic imports, without `import type`. */
const importsOf = (source: string) =>
  [...source.matchAll(/^(?!\s*import type)[^'"\n]*?(?:from|import\(|import) ?['"]([#.][^'"]+)['"]/gm)].map(
    ([, name]) => name!,
  )

const rowOf = (path: string) => (path.startsWith('/pages/') ? 'pages' : path.split('/').slice(1, 3).join('/'))

test('there are sources to look at', () => expect(files.length).toBeGreaterThan(40))

test.for(files)('%s imports only what its layer may', ([path, source]) => {
  const allowed = MAY_IMPORT[rowOf(path)]
  if (!allowed) return expect(path).toBe('/shared/routes.ts')
  const foreign = importsOf(source).filter((name) => {
    if (name.startsWith('./')) return false
    const layer = /^#shared\/(\w+)\//.exec(name)?.[1]
    return !layer || (`shared/${layer}` !== rowOf(path) && !allowed.includes(layer))
  })
  expect(foreign).toEqual([])
})

test.for(files)('%s keeps to 150 lines', ([path, source]) => {
  // Long Chinese texts and drawings are data, not code.
  if (/copy[\w-]*\.tsx?$|-(shapes|paths|drawings)\.tsx?$/.test(path)) return
  expect(source.split('\n').length).toBeLessThanOrEqual(151)
})
